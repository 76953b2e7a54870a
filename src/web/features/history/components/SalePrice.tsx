import type { ReactElement } from 'react';
import type { Price } from '#contract/storefront/model/price.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import styles from './SalePrice.module.css';

export type SalePriceProps = {
  /** What the reseller paid is red, what the customer paid is green (STO-065). */
  kind: 'purchase' | 'retail';
  /** A value in whole currency units, and its currency. */
  price: Price;
  /** Strikes the amount through: it was given back. */
  isRefunded?: boolean;
};

/**
 * An amount of a sale, in the colour of what the reseller paid or of what the customer paid.
 *
 * Use it in tables of sales. Prices of packages are a PriceLabel.
 *
 * Anatomy: the amount and, smaller, its currency.
 *
 * Do:
 * - Name the price in the column's heading or beside it: red and green are not told apart by everybody.
 *
 * Don't:
 * - Use the colours elsewhere: red is not a loss, and green not a profit.
 */
export const SalePrice = ({ kind, price, isRefunded = false }: SalePriceProps): ReactElement => {
  const Amount = isRefunded ? 's' : 'span';
  return (
    <Amount className={styles[kind]}>
      <PriceLabel price={price} />
    </Amount>
  );
};
