import { expect, fn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NavigationBar } from '#web/shell/components/NavigationBar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { germanItems, items } from '../navigation-items.ts';

const meta = preview.meta({
  title: 'Shell/Components/NavigationBar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    storeName: 'Simshelf',
    homeHref: '/your-store',
    items,
    access: <Button variant="quiet">Sign out</Button>,
    sellHref: '/store',
    isMenuOpen: false,
    onOpenMenu: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/your-store', '/store', ...items.map(({ href }) => href)]);
    await expect(canvas.getByRole('link', { name: 'Your Store Sell' })).toHaveAttribute('href', '/store');
    await expect(canvas.getByRole('link', { name: 'Credits 125.50 USD' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your store' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { items: [], sellHref: undefined, homeHref: '/', access: <Button variant="quiet">Sign in</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const OnPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Your Store Sell' })).toHaveAttribute('href', '/store');
    await expect(canvas.queryByRole('link', { name: 'API' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledTimes(1);
  },
});

/** At a text size of 200 % the header has two lines: search and menu are in the second one. */
export const LargeTextOnPhone = meta.story({
  globals: { ...modes.mobile, textSize: '200' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const sell = canvas.getByRole('link', { name: 'Your Store Sell' }).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect();
    await expect(menu.top).toBeLessThanOrEqual(sell.bottom);
  },
});

/** The page to go back to takes the place of the point of sale. */
export const MobileWithPreviousView = meta.story({
  globals: modes.mobile,
  args: { backHref: '/data-packages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/data-packages');
    await expect(canvas.queryByRole('link', { name: /Your Store/ })).toBeNull();
  },
});

export const DesktopWithPreviousView = meta.story({
  args: { backHref: '/data-packages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your Store Sell' })).toBeVisible();
  },
});

const german = { items: germanItems, access: <Button variant="quiet">Abmelden</Button> };

/** Nothing is cut off or wraps where the row has the least room. */
export const NarrowestDesktop = meta.story({
  globals: { ...modes.de, ...modes.firstDesktop },
  args: german,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByRole('navigation').scrollWidth).toBe(921);
    const name = canvas.getByText('Simshelf');
    await expect(name.scrollWidth).toBe(name.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menü öffnen' })).toBeNull();
  },
});

export const WidestMobile = meta.story({
  globals: { ...modes.de, ...modes.lastMobile },
  args: german,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Preise' })).toBeNull();
  },
});

const longName = 'The travel agency at the central station';

/** It is cut so that controls keep their space, and complete for screen readers. */
export const LongStoreName = meta.story({
  globals: modes.firstDesktop,
  args: { storeName: longName },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    const name = canvas.getByText(longName);
    await expect(name.clientWidth).toBeLessThan(name.scrollWidth);
    await expect(name.clientHeight).toBeLessThan(40);
    await expect(canvas.getByRole('button', { name: 'Sign out' }).clientHeight).toBeLessThan(48);
    await expect(canvas.getByText('Sign out').clientHeight).toBeLessThan(32);
    await expect(canvas.getByRole('link', { name: `${longName}, to the start page` })).toBeVisible();
  },
});

export const MobileWithLongStoreName = meta.story({
  globals: modes.mobile,
  args: { storeName: longName },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
});
