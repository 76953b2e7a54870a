import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getRenameApiCredentialsMockHandler,
  getRenameApiCredentialsMockHandler409,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RenameChannel } from '#web/features/api/RenameChannel.tsx';
import { shop } from './shop.ts';

const meta = preview.meta({
  title: 'Features/API/RenameChannel',
  component: RenameChannel,
  args: { channel: shop, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const rename = async (
  userEvent: { clear: (field: Element) => Promise<void>; type: (field: Element, text: string) => Promise<void> },
  name: string,
) => {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

export const Default = meta.story({
  beforeEach: () => network.use(getRenameApiCredentialsMockHandler({ ...shop, name: 'Kiosk' })),
  play: async ({ userEvent, args }) => {
    await rename(userEvent, 'Kiosk');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const NameTaken = meta.story({
  beforeEach: () => network.use(getRenameApiCredentialsMockHandler409()),
  play: async ({ userEvent, args }) => {
    await rename(userEvent, 'Kiosk');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Another channel of yours has this name/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Kiosk');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
