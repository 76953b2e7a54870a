import { expect, waitFor, within } from 'storybook/test';
import type { SharedEsim } from '#contract/storefront/model/sharedEsim.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ProfilePage } from '#traveller/pages/ProfilePage.tsx';
import { inFrame } from './Frame.tsx';
import {
  balance,
  branding,
  endlessBalance,
  pendingBalance,
  profile,
  unlimitedBalance,
  visit,
  withdrawnProfile,
} from './travellers.ts';

const path = '/customer/profile';

const esim = (changes: Partial<SharedEsim>): SharedEsim => {
  const [example] = profile().relatedEsims;
  if (!example) throw new Error('The example of the contract has an eSIM');
  return { ...example, ...changes };
};

const meta = preview.meta({
  title: 'Traveller/Profile',
  component: ProfilePage,
  args: { page: visit({ path }), profile: profile() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  decorators: [inFrame],
});

const cellsOf = (row: HTMLElement | undefined): string[] =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00A0', ' '))
    : [];

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Remaining data' })).toHaveTextContent('3.5 GB');
    await expect(canvas.getByRole('link', { name: 'Install eSIM' })).toHaveAttribute(
      'href',
      profile().relatedEsims[0]?.installationUrl,
    );
    const [, row] = within(canvas.getByRole('table', { name: 'Data packages' })).getAllByRole('row');
    // The time comes with the first paint.
    await waitFor(() =>
      expect(cellsOf(row)).toEqual(['Europe 5 GB', '5 GB', '3.5 GB', 'until 13 April 2026 at 09:30', 'Active']),
    );
    const [, device] = within(canvas.getByRole('table', { name: 'Devices' })).getAllByRole('row');
    await expect(cellsOf(device)).toEqual(['8949000000000000018', 'Ready to install', 'Install 8949000000000000018']);
  },
});

export const Unlimited = meta.story({
  args: { profile: profile({ balances: [unlimitedBalance, balance()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Remaining data' })).toHaveTextContent(/\d GB \+ unlimited/);
    await expect(canvas.getByText('1.25 GB high speed today')).toBeVisible();
  },
});

export const PendingBalance = meta.story({
  args: { profile: profile({ balances: [pendingBalance] }) },
  play: async ({ canvas }) => {
    const [, row] = within(canvas.getByRole('table', { name: 'Data packages' })).getAllByRole('row');
    await expect(cellsOf(row).slice(3)).toEqual(['30 daysfrom first use', 'Pending']);
  },
});

export const NoValidity = meta.story({
  args: { profile: profile({ balances: [endlessBalance] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No end date')).toBeVisible();
  },
});

/** Used up, expired and long names; devices in every state that has a look of its own. */
export const Many = meta.story({
  args: {
    profile: profile({
      balances: [
        pendingBalance,
        balance({ name: 'Winterurlaub Spezialangebot für Stammkunden mit besonders viel Datenvolumen' }),
        balance({ name: 'Europe 1 GB', availableBalance: { sizeValue: 0, sizeUnit: 'GB' } }),
        balance({ expiresAt: '2026-03-01T00:00:00Z' }),
      ],
      relatedEsims: [
        esim({}),
        esim({ iccid: '8949000000000000026', state: 'DOWNLOADED' }),
        esim({ iccid: '8949000000000000034', state: 'INSTALLED' }),
        esim({ iccid: '8949000000000000042', state: 'UNKNOWN' }),
        esim({ iccid: '8949000000000000059', active: false }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Devices' }))
      .getAllByRole('row')
      .slice(1);
    await expect(rows.map((row) => within(row).queryByRole('link') !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await expect(rows[4]).toHaveTextContent('Inactive');
    await expect(canvas.getByText('Used up')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
});

export const Installed = meta.story({
  args: { profile: profile({ relatedEsims: [esim({ state: 'INSTALLED' })] }) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Installed')).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { profile: withdrawnProfile('REFUNDED') },
  play: async ({ canvas }) => {
    const remaining = within(canvas.getByRole('region', { name: 'Remaining data' }));
    await expect(remaining.getByText('0', { exact: false, selector: '.figure' })).toHaveTextContent('0 GB');
    await expect(remaining.getByText(/Your reseller can add a new one/)).toBeVisible();
    await expect(remaining.queryByRole('link')).toBeNull();
  },
});

export const Empty = meta.story({
  args: {
    profile: profile({ balances: [], relatedEsims: [], totalAvailableBalance: { sizeValue: 0, sizeUnit: 'GB' } }),
  },
});

export const Branded = meta.story({
  args: { page: visit({ path, reseller: branding() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Install eSIM' })).toHaveStyle({
      backgroundColor: 'rgb(255, 102, 0)',
    });
    await expect(canvas.getByRole('banner')).toHaveTextContent('Berg Reisen GmbH');
  },
});

export const Shop = meta.story({ args: { page: visit({ path: '/esim-shop/profile' }), isShop: true } });

export const Mobile = meta.story({ args: { page: visit({ path, reseller: branding() }) }, globals: modes.mobile });

export const German = meta.story({
  args: { page: visit({ path, reseller: branding() }) },
  globals: { ...modes.mobile, ...modes.de },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Restliches Datenvolumen' })).toHaveTextContent('3,5 GB');
  },
});

export const Dark = meta.story({ args: { page: visit({ path, reseller: branding() }) }, globals: modes.dark });
