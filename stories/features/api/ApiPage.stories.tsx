import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getAddApiCredentialsMockHandler,
  getListApiCredentialsMockHandler,
  getListApiCredentialsResponseMock,
  getRemoveApiCredentialsMockHandler,
  getRenameApiCredentialsMockHandler,
  getRollApiSecretMockHandler,
  getSyncApiCredentialsMockHandler,
  getSyncApiCredentialsMockHandler500,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ApiPage } from '#web/features/api/ApiPage.tsx';
import { shop } from './shop.ts';

const channels = getListApiCredentialsResponseMock();

const meta = preview.meta({
  title: 'Features/API/ApiPage',
  component: ApiPage,
  parameters: { layout: 'fullscreen', route: '/api' },
});

export const Default = meta.story({ parameters: looks });

export const SecretShown = meta.story({
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
        shop,
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

/** The response of the list from now on. */
const becomes = (...shown: typeof channels): void => network.use(getListApiCredentialsMockHandler(shown));

export const Add = meta.story({
  tags: ['behaviour'],
  beforeEach: () => becomes(shop),
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    const added = { id: '2', name: 'Shop 2', clientId: 'sim_shop2', clientSecret: 'secret-of-shop-2' };
    network.use(
      getAddApiCredentialsMockHandler(async ({ request }) => {
        sent.push(await request.json());
        becomes(shop, added);
        return added;
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add channel' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Shop 2{Enter}');
    await expect(await screen.findByText('The channel was added.')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Shop 2' })).toBeChecked();
    await expect(canvas.getByText('sim_shop2')).toBeVisible();
    await expect(sent).toEqual([{ name: 'Shop 2' }]);
  },
});

export const Rename = meta.story({
  tags: ['behaviour'],
  beforeEach: () => becomes(shop),
  play: async ({ canvas, userEvent }) => {
    const renamed = { ...shop, name: 'Shop 3' };
    network.use(
      getRenameApiCredentialsMockHandler(() => {
        becomes(renamed);
        return renamed;
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Shop 3{Enter}');
    await expect(await canvas.findByRole('radio', { name: 'Shop 3' })).toBeChecked();
    await expect(canvas.getByText('sim_shop')).toBeVisible();
  },
});

export const Roll = meta.story({
  tags: ['behaviour'],
  beforeEach: () => becomes(shop),
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    const rolled = { ...shop, clientSecret: 'new-secret', previousSecretValidUntil: '2026-03-15T09:30:00.000Z' };
    await userEvent.click(await canvas.findByRole('button', { name: 'New secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret for Shop' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'In 1 hour' }));
    network.use(
      getRollApiSecretMockHandler(async ({ request }) => {
        sent.push(await request.json());
        becomes(rolled);
        return rolled;
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Create new secret' }));
    const result = within(await screen.findByRole('dialog', { name: 'New secret of Shop' }));
    await expect(result.getByText('new-secret')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await userEvent.click(result.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New secret' })).toHaveFocus());
    await expect(await canvas.findByText('The old secret is accepted until 15-03-2026 09:30.')).toBeVisible();
    await expect(sent).toEqual([{ previousValidForSeconds: 3600 }]);
  },
});

export const SwitchOff = meta.story({
  tags: ['behaviour'],
  beforeEach: () => becomes(shop, ...channels),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Shop off?' }));
    await expect(dialog.getByText(/refused within seconds. Its sales stay/)).toBeVisible();
    network.use(
      getRemoveApiCredentialsMockHandler(() => {
        becomes(...channels);
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expect(await screen.findByText('Shop was switched off.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Shop' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'API' })).toBeChecked();
  },
});

export const FirstSteps = meta.story({
  tags: ['behaviour'],
  beforeEach: () => becomes(shop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'First steps' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getSyncApiCredentialsMockHandler(never)),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListApiCredentialsMockHandler([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sales channel yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getSyncApiCredentialsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sales channels could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText(/there is none yet/)).toBeNull();
  },
});
