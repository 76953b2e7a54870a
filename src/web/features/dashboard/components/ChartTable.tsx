import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartSeries, ChartStep } from '#domain/chart.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';

export type ChartTableProps = {
  /** The table's caption. */
  label: string;
  /** One row for each. */
  steps: readonly ChartStep[];
  /** One column for each. */
  series: readonly ChartSeries[];
};

/**
 * The chart as a table, for screen readers.
 *
 * Use it inside ChartPlot.
 */
export const ChartTable = ({ label, steps, series }: ChartTableProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ timestamp, label }, index) => (
          <tr key={timestamp}>
            <th scope="row">{label}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{money(values[index] ?? 0, DEFAULT_CURRENCY)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
