import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getRollApiSecretMockHandler,
  getRollApiSecretMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RollChannelSecret } from '#web/features/api/RollChannelSecret.tsx';
import { shop } from './shop.ts';

const meta = preview.meta({
  title: 'Features/API/RollChannelSecret',
  component: RollChannelSecret,
  args: { channel: shop, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  beforeEach: () => network.use(getRollApiSecretMockHandler({ ...shop, clientSecret: 'new-secret' })),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret for Shop' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Make new secret' }));
    const result = within(await screen.findByRole('dialog', { name: 'New secret of Shop' }));
    await expect(result.getByText('new-secret')).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getRollApiSecretMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret for Shop' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In 1 hour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make new secret' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'In 1 hour' })).toBeChecked();
  },
});
