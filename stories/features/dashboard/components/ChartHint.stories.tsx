import { expect } from 'storybook/test';
import { type ChartColor, type ChartSeries, dashOf } from '#domain/chart.ts';
import { tileColor } from '#domain/package.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChartHint, ColorMark } from '#web/features/dashboard/components/ChartHint.tsx';

const seriesOf = (count: number): ChartSeries[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Package ${index + 1}`,
    values: [index * 3.5],
    color: tileColor(index),
    repeat: Math.floor(index / 5),
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

/** As many as a chart draws, on the other side of the line where there is more room. */
export const Many = meta.story({
  parameters: looks,
  args: { series: seriesOf(6), place: 0.9 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

const colors: readonly ChartColor[] = ['total', 'others', 'green', 'blue', 'red', 'black', 'gray'];

/** The mark of a series, in every colour, and as a second and third line of one colour. */
export const Colours = meta.story({
  parameters: looks,
  render: () => (
    <>
      {colors.map((color) => (
        <ColorMark key={color} color={color} />
      ))}
      {[1, 2].map((repeat) => (
        <ColorMark key={repeat} color="green" dash={dashOf({ repeat })} />
      ))}
    </>
  ),
});
