import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesDayTotals } from '#domain/sales-days.ts';
import { useFormat } from '#web/i18n/use-format.ts';

export type SalesDayHeadingProps = {
  /** YYYY-MM-DD in the visitor's time zone. */
  day: string;
  /** The retail prices of that day's sales without refunded ones, an amount for each currency. */
  totals: SalesDayTotals;
  /** Further sales of that day may not be loaded yet. */
  isCut?: boolean;
};

/**
 * A day of the history, and what was sold on it.
 *
 * Use it between the cards of the history on phones; the table of wide screens has none.
 */
export const SalesDayHeading = ({ day, totals, isCut = false }: SalesDayHeadingProps): ReactElement => {
  const { t } = useTranslation('history');
  const { date, weekday, money, list } = useFormat();
  // No clock is changed at noon: it is the same day in every zone.
  const noon = `${day}T12:00`;
  const amount = list(totals.map(({ priceValue, currencyCode }) => money(priceValue, currencyCode)));
  return (
    <>
      <span>{t('day.title', { weekday: weekday(noon), date: date(noon) })}</span>{' '}
      <span>{isCut ? t('day.atLeast', { amount }) : t('day.total', { amount })}</span>
    </>
  );
};
