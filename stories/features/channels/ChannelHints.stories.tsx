import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelHints } from '#web/features/channels/ChannelHints.tsx';

const meta = preview.meta({
  title: 'Features/Channels/ChannelHints',
  component: ChannelHints,
  args: {
    isHintShown: true,
    bonus: { showToUser: true, amount: 5, name: 'Welcome bonus' },
    hideHint: fn(),
    hideBonus: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Hide/ })) await userEvent.click(button);
    await expect(args.hideHint).toHaveBeenCalledTimes(1);
    await expect(args.hideBonus).toHaveBeenCalledTimes(1);
  },
});
