import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getRemoveDeviceVerificationUrlMockHandler,
  getRemoveDeviceVerificationUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RemoveVerificationUrl } from '#web/features/sdk/RemoveVerificationUrl.tsx';

const meta = preview.meta({
  title: 'Features/SDK/RemoveVerificationUrl',
  component: RemoveVerificationUrl,
  args: { sdkKey: 'sdk_9lK2jH5gF8dS3aQ6wE0rTyUiOpPaSdFgHjKlZxCvBnM', onRemoved: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    network.use(getRemoveDeviceVerificationUrlMockHandler500());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove server URL' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the server URL?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    network.use(getRemoveDeviceVerificationUrlMockHandler());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Server URL removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemoved).toHaveBeenCalledTimes(1);
  },
});
