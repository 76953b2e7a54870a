import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getListSdkKeysResponseMock,
  getRollSdkKeyMockHandler,
  getRollSdkKeyMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import {
  getGetDeviceVerificationUrlMockHandler,
  getGetDeviceVerificationUrlMockHandler500,
  getRemoveDeviceVerificationUrlMockHandler,
  getRemoveDeviceVerificationUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import type { Platform } from '#web/features/sdk/platform.ts';
import { SdkDialog, type SdkDialogProps } from '#web/features/sdk/SdkDialog.tsx';

const channel = getListSdkKeysResponseMock()[0]!;
const platform: Platform = 'android';
const opened: SdkDialogProps['opened'] = 'verification';

const meta = preview.meta({
  title: 'Features/SDK/SdkDialog',
  component: SdkDialog,
  args: { opened, platform, channel, onRolled: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Verification = meta.story({ parameters: looks });

export const ReadFromTheServer = meta.story({
  beforeEach: () => network.use(getGetDeviceVerificationUrlMockHandler({ url: 'https://shop.example/verify' })),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByDisplayValue('https://shop.example/verify')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove server URL' })).toBeVisible();
  },
});

/** The address of the list stays. */
export const ReadingFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetDeviceVerificationUrlMockHandler500()),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByDisplayValue('https://example.com/verify-device')).toBeVisible();
  },
});

export const NotSet = meta.story({
  beforeEach: () => network.use(getGetDeviceVerificationUrlMockHandler({ url: null })),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('button', { name: 'Submit' })).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove server URL' })).toBeNull());
  },
});

const remove = async (click: (element: Element) => Promise<void>): Promise<ReturnType<typeof within>> => {
  await click(await screen.findByRole('button', { name: 'Remove server URL' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the server URL?' }));
  await click(dialog.getByRole('button', { name: 'Remove' }));
  return dialog;
};

export const RemoveFailed = meta.story({
  beforeEach: () => network.use(getRemoveDeviceVerificationUrlMockHandler500()),
  play: async ({ args, userEvent }) => {
    const dialog = await remove(userEvent.click);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Removed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRemoveDeviceVerificationUrlMockHandler500()),
  play: async ({ args, userEvent }) => {
    const dialog = await remove(userEvent.click);
    await dialog.findByRole('alert');
    network.use(getRemoveDeviceVerificationUrlMockHandler());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Server URL removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Rolled = meta.story({
  args: { opened: 'roll' },
  beforeEach: () => network.use(getRollSdkKeyMockHandler({ ...channel, key: 'sdk_new' })),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create new key' }));
    await waitFor(() => expect(args.onRolled).toHaveBeenCalledWith('sdk_new'));
    await expect(await screen.findByText('sdk_new')).toBeVisible();
  },
});

export const RollFailed = meta.story({
  args: { opened: 'roll' },
  beforeEach: () => network.use(getRollSdkKeyMockHandler500()),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create new key' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onRolled).not.toHaveBeenCalled();
  },
});
