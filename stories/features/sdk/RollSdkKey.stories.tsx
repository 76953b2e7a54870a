import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getListSdkKeysResponseMock,
  getRollSdkKeyMockHandler,
  getRollSdkKeyMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RollSdkKey } from '#web/features/sdk/RollSdkKey.tsx';

const channel = getListSdkKeysResponseMock()[0]!;

const meta = preview.meta({
  title: 'Features/SDK/RollSdkKey',
  component: RollSdkKey,
  args: { channel, onRolled: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  beforeEach: () => network.use(getRollSdkKeyMockHandler({ ...channel, key: 'sdk_new' })),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make new key' }));
    await waitFor(() => expect(args.onRolled).toHaveBeenCalledWith('sdk_new'));
    await expect(await screen.findByText('sdk_new')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getRollSdkKeyMockHandler500()),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Make new key' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onRolled).not.toHaveBeenCalled();
  },
});
