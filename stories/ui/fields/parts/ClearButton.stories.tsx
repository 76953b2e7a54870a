import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ClearButton } from '#web/ui/fields/parts/ClearButton.tsx';

const meta = preview.meta({
  title: 'UI/Fields/Parts/ClearButton',
  component: ClearButton,
  args: { label: 'Country', onPress: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Country' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** The keyboard has other ways to clear that field. */
export const ForPointer = meta.story({
  args: { isForPointer: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Country' })).not.toHaveFocus();
  },
});
