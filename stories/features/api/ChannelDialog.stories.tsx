import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getAddApiCredentialsMockHandler,
  getAddApiCredentialsMockHandler409,
  getListApiCredentialsMockHandler,
  getRemoveApiCredentialsMockHandler,
  getRemoveApiCredentialsMockHandler503,
  getRenameApiCredentialsMockHandler,
  getRenameApiCredentialsMockHandler409,
  getRollApiSecretMockHandler,
  getRollApiSecretMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ChannelDialog, type OpenedDialog } from '#web/features/api/ChannelDialog.tsx';
import { shop } from './shop.ts';

const add: OpenedDialog = { act: 'add' };
const rename: OpenedDialog = { act: 'rename', channel: shop };
const roll: OpenedDialog = { act: 'roll', channel: shop };
const remove = { act: 'remove', channel: shop, isOnly: false } satisfies OpenedDialog;

const meta = preview.meta({
  title: 'Features/API/ChannelDialog',
  component: ChannelDialog,
  args: { opened: add, onAdded: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Added = meta.story({
  tags: ['behaviour'],
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

const renameTo = async (
  userEvent: { clear: (field: Element) => Promise<void>; type: (field: Element, text: string) => Promise<void> },
  name: string,
) => {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

export const Renamed = meta.story({
  tags: ['behaviour'],
  args: { opened: rename },
  beforeEach: () => network.use(getRenameApiCredentialsMockHandler({ ...shop, name: 'Kiosk' })),
  play: async ({ userEvent, args }) => {
    await renameTo(userEvent, 'Kiosk');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const NewNameTaken = meta.story({
  args: { opened: rename },
  beforeEach: () => network.use(getRenameApiCredentialsMockHandler409()),
  play: async ({ userEvent, args }) => {
    await renameTo(userEvent, 'Kiosk');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Another channel of yours has this name/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Kiosk');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Rolled = meta.story({
  tags: ['behaviour'],
  args: { opened: roll },
  beforeEach: () => network.use(getRollApiSecretMockHandler({ ...shop, clientSecret: 'new-secret' })),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret for Shop' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create new secret' }));
    const result = within(await screen.findByRole('dialog', { name: 'New secret of Shop' }));
    await expect(result.getByText('new-secret')).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const RollFailed = meta.story({
  args: { opened: roll },
  beforeEach: () => network.use(getRollApiSecretMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret for Shop' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In 1 hour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create new secret' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'In 1 hour' })).toBeChecked();
  },
});

export const SwitchedOff = meta.story({
  tags: ['behaviour'],
  args: { opened: remove },
  beforeEach: () => network.use(getRemoveApiCredentialsMockHandler()),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await expect(dialog.getByText(/refused within seconds. Its sales stay/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const TheOnlyOne = meta.story({
  args: { opened: { ...remove, isOnly: true } },
  play: async () => {
    await expect(await screen.findByText(/It is your only channel/)).toBeVisible();
  },
});

export const SwitchOffFailed = meta.story({
  args: { opened: remove },
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
  tags: ['behaviour'],
  args: { opened: remove },
  beforeEach: () => network.use(getRemoveApiCredentialsMockHandler503(), getListApiCredentialsMockHandler([])),
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
