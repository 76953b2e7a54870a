import { expect } from 'storybook/test';
import { advance, holdTimers } from '#storybook/clock.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { enhance } from '#traveller/enhance.ts';
import { BusyPage, ElsewherePage, FailurePage, LinkInvalidPage, PreparedPage } from '#traveller/pages/MessagePage.tsx';
import { address, entries, inFrame } from './Frame.tsx';
import { branding, visit } from './travellers.ts';

const RELOAD_AFTER_MS = 3000;

const meta = preview.meta({
  title: 'Traveller/Messages',
  component: LinkInvalidPage,
  args: { page: visit() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    address.reload.mockClear();
    return holdTimers(RELOAD_AFTER_MS);
  },
  decorators: [inFrame],
});

export const LinkInvalid = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("The link isn't valid anymore. Please contact your reseller.")).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This link could not be opened.');
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).toHaveBeenCalledTimes(1);
    // The page is there again and stays as it is.
    enhance(canvasElement, address, entries);
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).toHaveBeenCalledTimes(1);
  },
});

export const LinkInvalidGerman = meta.story({
  globals: { ...modes.mobile, ...modes.de },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Der Link ist nicht mehr gültig/)).toBeVisible();
  },
});

/** The reseller's alone: the name, the colours, and how to get help. */
export const LinkInvalidBranded = meta.story({
  args: {
    page: visit({
      reseller: branding({ contactEmail: 'hallo@berg-reisen.example', contactPhone: '+49 (0) 8041 123456' }),
    }),
  },
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('list', { name: 'Contact Berg Reisen GmbH' });
    await expect(ways).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+49 (0) 8041 123456' })).toHaveAttribute(
      'href',
      'tel:+498041123456',
    );
    await expect(canvas.queryByText('Simshelf')).toBeNull();
  },
});

export const Failure = meta.story({
  render: ({ page }) => <FailurePage page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/esim/profile?token=eyJhbGciOi&custom=true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('This link could not be opened.');
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  render: ({ page }) => <BusyPage page={page} seconds={40} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page was opened too often')).toBeVisible();
    await expect(canvas.getByText('Please try again in 40 seconds.')).toBeVisible();
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).not.toHaveBeenCalled();
  },
});

export const BusyGerman = meta.story({
  globals: { ...modes.mobile, ...modes.de },
  render: ({ page }) => <BusyPage page={page} seconds={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte versuchen Sie es in einer Sekunde noch einmal.')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: modes.dark });

export const Elsewhere = meta.story({
  args: { page: visit({ path: '/esim/3q2-7wEjRWd4/profile', query: 'custom=true', storeName: '' }) },
  render: ({ page }) => <ElsewherePage page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Please open your link again' })).toBeVisible();
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).not.toHaveBeenCalled();
  },
});

export const ElsewhereGerman = meta.story({
  globals: { ...modes.mobile, ...modes.de },
  args: { page: visit({ path: '/esim/3q2-7wEjRWd4/profile', query: 'custom=true', storeName: '' }) },
  render: ({ page }) => <ElsewherePage page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bitte öffnen Sie Ihren Link noch einmal' })).toBeVisible();
  },
});

export const Prepared = meta.story({
  render: ({ page }) => <PreparedPage page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your eSIM is being prepared' })).toBeVisible();
    await advance(RELOAD_AFTER_MS);
    await expect(address.reload).not.toHaveBeenCalled();
  },
});

export const PreparedGerman = meta.story({
  globals: { ...modes.mobile, ...modes.de },
  render: ({ page }) => <PreparedPage page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihre eSIM wird vorbereitet' })).toBeVisible();
  },
});
