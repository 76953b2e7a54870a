import type { ReactElement } from 'react';
import type { Money } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './PriceLabel.module.css';

export type PriceLabelProps = {
  /** Shows a dash when undefined. */
  price: Money | undefined;
  /** Heavier, for the price that matters among several. */
  isStrong?: boolean;
};

export type PriceTextProps = {
  /** As useFormat().moneyParts gives it. */
  parts: { value: string; unit: string } | undefined;
  /** As in PriceLabel. */
  isStrong?: boolean;
};

/** PriceLabel with formatted texts: for long lists. */
export const PriceText = ({ parts, isStrong = false }: PriceTextProps): ReactElement =>
  parts ? (
    <span className={styles.price}>
      <span className={isStrong ? styles.strong : undefined}>{parts.value}</span>
      <span className={styles.unit}>{`\u00A0${parts.unit}`}</span>
    </span>
  ) : (
    <span>–</span>
  );

/**
 * '9.20 USD': digits of one width, the currency smaller beside them.
 *
 * Use it for prices in tables and cards. The one number of a page is a Figure, an amount in a sentence is Amount.
 */
export const PriceLabel = ({ price, isStrong = false }: PriceLabelProps): ReactElement => {
  const { moneyParts } = useFormat();
  return <PriceText parts={price && moneyParts(price.priceValue, price.currencyCode)} isStrong={isStrong} />;
};
