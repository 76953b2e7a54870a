import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StorageBlocked } from '#web/shell/StorageBlocked.tsx';

const meta = preview.meta({
  title: 'Shell/StorageBlocked',
  component: StorageBlocked,
  args: { onRetry: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/cookies and site data/);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
