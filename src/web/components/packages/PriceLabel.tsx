import type { ReactElement } from 'react';
import type { Money } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './PriceLabel.module.css';

type PriceLabelProps = {
  /** Shows '---' when undefined. */
  price: Money | undefined;
  /** Heavier, for the price that matters among several. */
  isStrong?: boolean;
};

type PriceTextProps = {
  /** The amount, from useFormat().moneyParts. */
  parts: { value: string; unit: string } | undefined;
  /** See PriceLabel. */
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
    <span>---</span>
  );

/**
 * "9.20 USD": digits of one width, the currency smaller beside them.
 *
 * Use it for prices in tables and cards. The one number of a page is a Figure, an amount in a sentence is Amount.
 *
 * Anatomy: the amount, then the currency, which never wraps; '---' where there is no price.
 *
 * Do:
 * - Align prices at the end of their column.
 * - Set `isStrong` on the price that is paid, where another one is beside it.
 * - Use PriceText with texts formatted once in a list of hundreds.
 *
 * Don't:
 * - Show a sum of two currencies.
 * - Round a price, or leave out its currency.
 */
export const PriceLabel = ({ price, isStrong = false }: PriceLabelProps): ReactElement => {
  const { moneyParts } = useFormat();
  return <PriceText parts={price && moneyParts(price.priceValue, price.currencyCode)} isStrong={isStrong} />;
};
