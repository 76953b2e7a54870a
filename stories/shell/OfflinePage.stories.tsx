import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import { network, storeIsReached } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { OfflinePage } from '#web/shell/OfflinePage.tsx';

const meta = preview.meta({
  title: 'Shell/OfflinePage',
  component: OfflinePage,
  args: { onRetry: fn() },
  beforeEach: () => network.use(storeIsReached()),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/needs a connection/);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledTimes(2));
  },
});
