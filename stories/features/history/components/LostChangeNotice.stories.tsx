import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LostChangeNotice } from '#web/features/history/components/LostChangeNotice.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/LostChangeNotice',
  component: LostChangeNotice,
  args: {
    title: 'Refund',
    text: 'We do not know yet whether this was done. What you see here may be outdated.',
    isLooking: false,
    onLook: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onLook).toHaveBeenCalled();
  },
});

export const Looking = meta.story({ args: { isLooking: true } });
