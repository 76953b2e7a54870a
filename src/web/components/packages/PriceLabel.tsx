import type { ReactElement } from 'react';
import type { Money } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './PriceLabel.module.css';

export interface PriceLabelProps {
  /** Nothing shows a dash. */
  price: Money | undefined;
  isStrong?: boolean;
}

/** '9.20 USD': digits of one width, the currency smaller and lighter beside them. */
export const PriceLabel = ({ price, isStrong = false }: PriceLabelProps): ReactElement => {
  const { moneyParts } = useFormat();
  if (!price) return <span>–</span>;
  const { value, unit } = moneyParts(price.priceValue, price.currencyCode);
  return (
    <span className={styles.price}>
      <span className={isStrong ? styles.strong : undefined}>{value}</span>
      <span className={styles.unit}>{`\u00A0${unit}`}</span>
    </span>
  );
};
