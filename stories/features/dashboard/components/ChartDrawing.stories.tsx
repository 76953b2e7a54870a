import type { ChartSeries, ChartShape } from '#domain/chart.ts';
import { waves } from '#mocks/scenarios/revenue.ts';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartDrawing } from '#web/features/dashboard/components/ChartDrawing.tsx';

const series: ChartSeries[] = [{ id: 'all', name: 'Revenue', values: waves(12), color: 'total' }];

const shape: ChartShape = 'line';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ChartDrawing',
  component: ChartDrawing,
  args: { series, shape },
});

export const Default = meta.story({ parameters: inLooks('dark') });

export const Bars = meta.story({ args: { shape: 'bar' } });
