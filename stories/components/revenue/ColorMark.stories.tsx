import { CHART_COLORS } from '#domain/chart.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ColorMark } from '#web/components/revenue/ColorMark.tsx';

const meta = preview.meta({
  title: 'Components/Revenue/ColorMark',
  component: ColorMark,
  args: { color: 1 },
});

export const Default = meta.story({ parameters: looks });

export const AllColours = meta.story({
  parameters: looks,
  render: () => (
    <>
      {Array.from({ length: CHART_COLORS }, (_, index) => (
        <ColorMark key={index} color={index + 1} />
      ))}
    </>
  ),
});
