import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getAddApiCredentialsMockHandler,
  getAddApiCredentialsMockHandler409,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { AddChannel } from '#web/features/api/AddChannel.tsx';
import { shop } from './shop.ts';

const meta = preview.meta({
  title: 'Features/API/AddChannel',
  component: AddChannel,
  args: { onAdded: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  beforeEach: () => network.use(getAddApiCredentialsMockHandler(shop)),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Shop{Enter}');
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(shop));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const NameTaken = meta.story({
  beforeEach: () => network.use(getAddApiCredentialsMockHandler409()),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'shop{Enter}');
    await expect(await dialog.findByText(/Another channel of yours has this name/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('shop');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
