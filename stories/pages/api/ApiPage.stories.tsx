import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import {
  getListApiCredentialsMockHandler,
  getListApiCredentialsResponseMock,
  getSyncApiCredentialsMockHandler,
  getSyncApiCredentialsMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ApiPage } from '#web/pages/api/ApiPage.tsx';

const channels = getListApiCredentialsResponseMock();

const meta = preview.meta({
  title: 'Pages/API/ApiPage',
  component: ApiPage,
  parameters: { layout: 'fullscreen', route: '/api' },
});

export const Initial = meta.story({ parameters: looks });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'API' })).toBeChecked();
    await expect(canvas.getByText('sim_5Jb1mPq0')).toBeVisible();
    await expect(canvas.queryByText(/pQnqT1h0m3yJ6/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy Client ID' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Client secret' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }));
    await expect(canvas.getByText('2uS8pQnqT1h0m3yJ6fFqk4b8sVd9wXzA0cEgIkMoQsU')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'API documentation' })).toHaveAttribute(
      'href',
      '/api/specifications',
    );
    await expect(canvas.getByRole('link', { name: 'Request collection' })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: 'Branding' })).toHaveAttribute('download');
  },
});

export const TwoChannels = meta.story({
  beforeEach: () =>
    network.use(
      getListApiCredentialsMockHandler([
        { id: '1', name: 'Shop', clientId: 'sim_shop', clientSecret: 'secret-of-the-shop' },
        { id: '2', name: '', clientId: 'sim_api', clientSecret: 'secret-of-the-api' },
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Shop' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'API' }));
    await waitFor(() => expect(canvas.getByText('sim_api')).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Credentials of API' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(http.post('*/client-api/users/current/api-credentials/sync', () => delay('infinite'))),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListApiCredentialsMockHandler([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sales channel yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getSyncApiCredentialsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your sales channels could not be loaded.')).toBeVisible();
    network.use(getSyncApiCredentialsMockHandler(), getListApiCredentialsMockHandler(channels));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('sim_5Jb1mPq0')).toBeVisible();
  },
});
