import type { ReactElement } from 'react';
import type { Price } from '#contract/storefront/model/price.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import styles from './SalePrice.module.css';

export interface SalePriceProps {
  /** What the reseller paid is red, what the customer paid is green (spec section 2, History). */
  kind: 'purchase' | 'retail';
  price: Price;
}

export const SalePrice = ({ kind, price }: SalePriceProps): ReactElement => (
  <span className={styles[kind]}>
    <PriceLabel price={price} />
  </span>
);
