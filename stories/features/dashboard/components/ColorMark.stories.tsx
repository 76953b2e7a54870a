import { CHART_COLORS } from '#domain/chart.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ColorMark } from '#web/features/dashboard/components/ColorMark.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/ColorMark',
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
