import type { Platform } from '#web/features/sdk/platform.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { getListSdkKeysResponseMock } from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import {
  getGetDeviceVerificationUrlMockHandler,
  getGetDeviceVerificationUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeviceVerificationModal } from '#web/features/sdk/DeviceVerificationModal.tsx';

const platform: Platform = 'android';

const meta = preview.meta({
  title: 'Features/SDK/DeviceVerificationModal',
  component: DeviceVerificationModal,
  args: { platform, channel: getListSdkKeysResponseMock()[0]!, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

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
