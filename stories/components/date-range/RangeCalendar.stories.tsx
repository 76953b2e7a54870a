import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RangeCalendar } from '#web/components/date-range/RangeCalendar.tsx';

const meta = preview.meta({
  title: 'Components/Date range/RangeCalendar',
  component: RangeCalendar,
  args: { start: '2024-03-10', end: '2024-03-15', onPick: fn(), today: '2024-03-20', latest: '2024-03-20' },
});

export const Default = meta.story({ parameters: looks });

export const OnlyStart = meta.story({
  args: { end: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /March 12,|\b12 March/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith('2024-03-12');
  },
});
