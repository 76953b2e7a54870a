import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { getGetCreditMockHandler500, getGetCreditMockHandler } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { rememberView } from '#web/navigation/previous-view.ts';
import { Navigation } from '#web/shell/Navigation.tsx';
import { restoring, signedIn, signedOut, unreachable, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/Navigation',
  component: Navigation,
  parameters: {
    layout: 'fullscreen',
    route: '/your-store/inventory',
    docs: { story: { inline: false, height: '480px' } },
  },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({ parameters: looks });

export const SigningOut = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Credits 128\.40.USD/ })).toHaveAttribute('href', '/credits');
    await expect(canvas.getByRole('link', { name: 'Your store' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Your Store Sell' })).not.toHaveAttribute('aria-current');
    const entries = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(entries.map((entry) => [entry.textContent?.replace(/ .*/, ''), entry.getAttribute('href')])).toEqual([
      ['Your', '/your-store'],
      ['Credits', '/credits'],
      ['Pricing', '/pricing'],
      ['Docs', '/api/specifications'],
      ['API', '/api'],
      ['SDK', '/sdk'],
      ['Account', '/account'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signedIn.signOut).toHaveBeenCalled();
  },
});

/** The documentation is below the address of the API, and is not the API's page. */
export const Documentation = meta.story({
  parameters: { route: '/api/specifications' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'API' })).not.toHaveAttribute('aria-current');
  },
});

export const PointOfSale = meta.story({
  parameters: { route: '/store/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your store' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('link', { name: 'Your Store Sell' })).toBeNull();
  },
});

export const SignedOut = meta.story({
  parameters: { route: '/terms-and-conditions' },
  decorators: [withSession(signedOut)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signedOut.signIn).toHaveBeenCalled();
  },
});

export const Restoring = meta.story({
  decorators: [withSession(restoring)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LoginFails = meta.story({
  decorators: [withSession({ ...signedOut, signIn: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByText(/Signing in is not possible/)).toBeVisible();
  },
});

export const LogoutFails = meta.story({
  decorators: [withSession({ ...signedIn, signOut: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText(/Signing out did not work/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler500()),
  play: async ({ canvas }) => {
    const credits = canvas.getByRole('link', { name: 'Credits' });
    await expect(credits).toBeVisible();
    await waitFor(() => expect(within(credits).queryByTestId('amount')).not.toBeInTheDocument());
  },
});

export const Menu = meta.story({
  globals: modes.mobile,
  beforeEach: () => {
    localStorage.removeItem('hideStoreHeaderCard');
    rememberView('/data-packages');
    return () => rememberView(undefined);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/data-packages');
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(await within(menu).findByText(/128\.40/)).toBeVisible();
    await expect(within(menu).getByRole('link', { name: 'Sell a package' })).toHaveAttribute('href', '/store');
    await expect(within(menu).getByRole('link', { name: 'Buy packages' })).toHaveAttribute('href', '/data-packages');
    await userEvent.click(await within(menu).findByRole('button', { name: 'Hide: Sell on your own website, too' }));
    await expect(within(menu).queryByText('Sell on your own website, too')).toBeNull();
    await expect(localStorage.getItem('hideStoreHeaderCard')).toBe('true');
    await userEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    localStorage.removeItem('hideStoreHeaderCard');
  },
});

/** A clerk who shows a QR code does not tap the screen meanwhile; on other pages the phone saves its battery. */
export const ScreenAwakeAtTheTill = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/store' },
  beforeEach: () => {
    const release = fn(() => Promise.resolve());
    const held = { released: false, type: 'screen' as const, onrelease: null, release };
    const request = spyOn(navigator.wakeLock, 'request').mockResolvedValue(Object.assign(new EventTarget(), held));
    return () => request.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { request } = navigator.wakeLock;
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    const { release } = await navigator.wakeLock.request('screen');
    await expect(release).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
  },
});
