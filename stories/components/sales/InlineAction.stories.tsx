import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';

const meta = preview.meta({
  title: 'Components/Sales/InlineAction',
  component: InlineAction,
  args: { children: 'Add email', onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add email' }));
    await expect(args.onPress).toHaveBeenCalled();
  },
});
