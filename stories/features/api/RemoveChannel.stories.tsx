import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getListApiCredentialsMockHandler,
  getRemoveApiCredentialsMockHandler,
  getRemoveApiCredentialsMockHandler503,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RemoveChannel } from '#web/features/api/RemoveChannel.tsx';
import { shop } from './shop.ts';

const meta = preview.meta({
  title: 'Features/API/RemoveChannel',
  component: RemoveChannel,
  args: { channel: shop, isOnly: false, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  beforeEach: () => network.use(getRemoveApiCredentialsMockHandler()),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await expect(dialog.getByText(/refused within seconds. Its sales stay/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const TheOnlyOne = meta.story({
  args: { isOnly: true },
  play: async () => {
    await expect(await screen.findByText(/It is your only channel/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getRemoveApiCredentialsMockHandler503(), getListApiCredentialsMockHandler([shop])),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The list shows that it was switched off, although the answer was lost. */
export const AnswerLost = meta.story({
  beforeEach: () => network.use(getRemoveApiCredentialsMockHandler503(), getListApiCredentialsMockHandler([])),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
