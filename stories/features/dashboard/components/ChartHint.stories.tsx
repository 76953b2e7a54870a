import { expect } from 'storybook/test';
import { CHART_COLORS, chartColor, type ChartSeries } from '#domain/chart.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartHint, ColorMark } from '#web/features/dashboard/components/ChartHint.tsx';

const seriesOf = (count: number): ChartSeries[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Package ${index + 1}`,
    values: [index * 3.5],
    color: chartColor(index),
  }));

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ChartHint',
  component: ChartHint,
  args: { step: 0, label: '07/03/2024', series: seriesOf(1), place: 0.1 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '10rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ parameters: looks });

/** The five highest of many, on the other side of the line where there is more room. */
export const Many = meta.story({
  parameters: looks,
  args: { series: seriesOf(8), place: 0.9 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** The mark of a series, in every colour. */
export const Colours = meta.story({
  parameters: looks,
  render: () => (
    <>
      {Array.from({ length: CHART_COLORS }, (_, index) => (
        <ColorMark key={index} color={index + 1} />
      ))}
    </>
  ),
});
