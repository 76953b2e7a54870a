import { type ChartSeries, type ChartShape, chartSteps } from '#domain/chart.ts';
import { revenueOf, waves } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartPlot } from '#web/features/dashboard/components/ChartPlot.tsx';

const { dataSet } = revenueOf(waves(12));
const steps = chartSteps(dataSet, '1d');
const series: ChartSeries[] = [{ id: 'all', name: 'Revenue', values: dataSet.map(({ value }) => value), color: 1 }];

const shape: ChartShape = 'line';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ChartPlot',
  component: ChartPlot,
  args: { label: 'Revenue', steps, series, shape },
});

export const Default = meta.story({ parameters: looks });

export const Bars = meta.story({ args: { shape: 'bar' } });
