import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ScanButton } from '#web/components/scan/ScanButton.tsx';

const meta = preview.meta({
  title: 'Components/Scan/ScanButton',
  tags: ['new'],
  component: ScanButton,
  args: { onPress: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a code' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});
