import { expect, fn } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NavigationBar } from '#web/components/shell/NavigationBar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { items } from './navigation-items.ts';

const meta = preview.meta({
  title: 'Components/Shell/NavigationBar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    storeName: 'Simshelf',
    homeHref: '/your-store',
    items,
    access: <Button variant="quiet">Sign out</Button>,
    isMenuOpen: false,
    onOpenMenu: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/your-store',
      '/your-store',
      '/credits',
      '/data-packages',
      '/store',
      '/api',
      '/account',
    ]);
    await expect(canvas.getByRole('link', { name: 'Credits 125.50 USD' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your store' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { items: [], homeHref: '/', access: <Button variant="quiet">Sign in</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Mobile = meta.story({
  globals: modes.mobile,
  args: { backHref: '/data-packages' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/data-packages');
    await expect(canvas.queryByRole('link', { name: 'API' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledTimes(1);
  },
});

export const German = meta.story({ globals: modes.de });
