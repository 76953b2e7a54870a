import { expect, fn } from 'storybook/test';
import { type ChartSeries, type ChartShape, chartSteps } from '#domain/chart.ts';
import { revenueOf, waves } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartArea } from '#web/features/dashboard/components/ChartArea.tsx';

const { dataSet } = revenueOf(waves(12));
const lastDay = new Date(dataSet.at(-1)?.timestamp ?? 0);
/** The last day is not over. */
const steps = chartSteps(dataSet, '1d', lastDay);
const series: ChartSeries[] = [
  { id: 'all', name: 'Revenue', values: dataSet.map(({ value }) => value), color: 'total' },
];

const shape: ChartShape = 'line';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ChartArea',
  component: ChartArea,
  args: {
    label: 'Revenue',
    steps,
    series,
    shape,
    isLoading: false,
    isFailed: false,
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: looks });

export const Bars = meta.story({ args: { shape: 'bar' } });

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    const ring = canvas.getByText('Loading').previousElementSibling;
    await expect(ring).toHaveStyle({ width: '40px', height: '40px', borderTopWidth: '4px' });
  },
});
export const Empty = meta.story({ args: { series: [] } });

export const Failed = meta.story({
  parameters: looks,
  args: { isFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
