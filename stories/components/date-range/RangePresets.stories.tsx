import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RangePresets } from '#web/components/date-range/RangePresets.tsx';

const meta = preview.meta({
  title: 'Components/Date range/RangePresets',
  component: RangePresets,
  args: { onPick: fn(), now: () => new Date('2024-03-20T12:34:00') },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onPick).toHaveBeenCalledWith({
      start: { day: '2024-03-14', time: '00:00' },
      end: { day: '2024-03-20', time: '12:34' },
    });
  },
});
