import { type ChartSeries, chartSteps } from '#domain/chart.ts';
import { revenueOf, waves } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartTable } from '#web/features/dashboard/components/ChartTable.tsx';

const { dataSet } = revenueOf(waves(12));
const steps = chartSteps(dataSet, '1d');
const series: ChartSeries[] = [{ id: 'all', name: 'Revenue', values: dataSet.map(({ value }) => value), color: 1 }];

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ChartTable',
  component: ChartTable,
  args: { label: 'Revenue', steps, series },
});

export const Default = meta.story({ parameters: looks });
