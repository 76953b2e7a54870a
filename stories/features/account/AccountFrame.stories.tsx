import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { expect, fn, within } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import { never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { AccountFrame } from '#web/features/account/AccountFrame.tsx';

const meta = preview.meta({
  title: 'Features/Account/AccountFrame',
  component: AccountFrame,
  args: { children: 'What the page shows.' },
  parameters: { layout: 'fullscreen', route: paths.accountDetails() },
  decorators: [withSession(signedIn)],
});

const menu = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('navigation', { name: 'Account pages' }));

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(menu(canvas).getByText('anna@example.com')).toBeVisible();
    await expect(menu(canvas).getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
  },
});

/** On a phone the menu is a page of its own: the header shows the address. */
export const MenuOnPhone = meta.story({
  args: { children: undefined },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(menu(canvas).getByText('Name, company and billing address, sign-in and password')).toBeVisible();
    await expect(menu(canvas).getByText('anna@example.com')).not.toBeVisible();
  },
});

const signOut = fn(async () => undefined);

export const SignedOut = meta.story({
  tags: ['behaviour'],
  decorators: [withSession({ ...signedIn, signOut })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledTimes(1);
  },
});

export const SigningOut = meta.story({
  decorators: [withSession({ ...signedIn, signOut: never })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  },
});
