import { expect, screen, waitFor } from 'storybook/test';
import {
  getGetCurrentUserMockHandler,
  getGetCurrentUserMockHandler500,
  getGetCurrentUserResponseMock,
  getUpdateCurrentUserMockHandler,
  getUpdateCurrentUserMockHandler400,
  getUpdateCurrentUserMockHandler500,
} from '#mocks/generated/storefront/account/account.msw.ts';
import { toAccountForm } from '#domain/account.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as AccountDetailsPage } from '#web/features/account/AccountDetailsPage.tsx';
import { signedIn, unreachable, withSession } from '../../session.tsx';

const user = getGetCurrentUserResponseMock();

const meta = preview.meta({
  title: 'Features/Account/AccountDetailsPage',
  component: AccountDetailsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/account/details',
    docs: { story: { inline: false, height: '640px' } },
  },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hafenstraße 7')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(links.filter((href) => href.startsWith('/sign-in/'))).toEqual([
      '/sign-in/email',
      '/sign-in/password',
      '/sign-in/second-factor',
      '/sign-in/sessions',
    ]);
  },
});

export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hafenstraße 7')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Account pages' })).toHaveTextContent('anna@example.com');
    network.use(getUpdateCurrentUserMockHandler({ ...user, companyName: 'Berg & Töchter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.clear(await screen.findByLabelText('Company name'));
    await userEvent.type(screen.getByLabelText('Company name'), 'Berg & Töchter');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Berg & Töchter')).toBeVisible();
    await expect(await screen.findByText('Your details were saved.')).toBeVisible();
  },
});

export const SaveRefused = meta.story({
  beforeEach: () => network.use(getUpdateCurrentUserMockHandler400()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByLabelText('Company name'), ' AG');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Please enter at most 30 characters.')).toBeVisible();
    await expect(screen.getByLabelText('Company name')).toHaveValue('Berg Reisen GmbH AG');
  },
});

export const SaveFails = meta.story({
  beforeEach: () => network.use(getUpdateCurrentUserMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Company/ }), ' and sons');
    // Until the form is validated it is inactive, and another element.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** The session expired while the form was open: after the reload it is open again. */
export const EditedBeforeTheSessionExpired = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const { address: shown, ...known } = toAccountForm(user);
    const values = { ...known, companyName: 'Berg & Töchter', address: { ...shown, townOrDistrict: 'Altona' } };
    sessionStorage.setItem('draft anna@example.com account', JSON.stringify(values));
    sessionStorage.setItem('draft tom@example.com account', JSON.stringify({ companyName: 'Of another account' }));
    return () => sessionStorage.clear();
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Berg & Töchter'));
    await expect(screen.getByLabelText('City')).toHaveValue('Altona');
    await expect(screen.getByLabelText('Postal code')).toHaveValue('20457');
    await userEvent.type(screen.getByLabelText('Company name'), ' AG');
    await expect(sessionStorage.getItem('draft anna@example.com account')).toContain('Berg & Töchter AG');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sessionStorage.getItem('draft anna@example.com account')).toBeNull();
  },
});

export const WithoutAddress = meta.story({
  beforeEach: () => network.use(getGetCurrentUserMockHandler({ ...user, companyName: '', taxId: '', addresses: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Payments need the country/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set your country' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** Nothing is asked for and nothing is filled in (ACC-007). */
export const WithoutIdToken = meta.story({
  decorators: [withSession({ ...signedIn, user: { accessToken: 'access', idToken: undefined, expired: false } })],
  beforeEach: () => network.use(getGetCurrentUserMockHandler500()),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(10);
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetCurrentUserMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCurrentUserMockHandler500()),
  play: async ({ canvas }) => {
    const toast = await screen.findByText('Failed loading user information');
    await expect(toast.closest('[data-toast]')).toHaveAttribute('data-toast', 'error');
    await expect(canvas.getByText('This could not be loaded.')).toBeVisible();
  },
});

export const LogoutFails = meta.story({
  decorators: [withSession({ ...signedIn, signOut: unreachable })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText(/Signing out did not work/)).toBeVisible();
  },
});

export const WithoutMenu = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Account pages' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  },
});
