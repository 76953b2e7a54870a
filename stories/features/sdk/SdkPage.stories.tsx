import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import {
  getListSdkKeysMockHandler,
  getListSdkKeysMockHandler500,
  getListSdkKeysResponseMock,
} from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import {
  getGetDeviceVerificationUrlMockHandler,
  getGetWebhookPublicKeyMockHandler,
  getGetWebhookPublicKeyMockHandler500,
  getSetDeviceVerificationUrlMockHandler,
  getSetDeviceVerificationUrlMockHandler400,
  getSetDeviceVerificationUrlResponseMock400,
  getSetDeviceVerificationUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SdkPage } from '#web/features/sdk/SdkPage.tsx';
import { Address, address } from '../Address.tsx';

const channels = getListSdkKeysResponseMock();
const [first] = channels;
if (!first) throw new Error('The contract has no example of an SDK channel');

const saved = 'https://example.com/verify-device';

/** The keys that an address was set for. */
const saves: (string | null)[] = [];

/** A server that stores the settings. */
const serve = (...served: Partial<SdkChannel>[]): void => {
  const kept = served.map((channel) => Object.assign({}, first, channel));
  saves.length = 0;
  network.use(
    getListSdkKeysMockHandler(() => kept),
    getGetDeviceVerificationUrlMockHandler(({ request }) => {
      const sdkKey = request.headers.get('sdkKey');
      return { url: kept.find(({ key }) => key === sdkKey)?.webhookUrl ?? null };
    }),
    getSetDeviceVerificationUrlMockHandler(async ({ request }) => {
      const sdkKey = request.headers.get('sdkKey');
      saves.push(sdkKey);
      const { url } = (await request.json()) as { url: string };
      const channel = kept.find(({ key }) => key === sdkKey);
      if (channel) channel.webhookUrl = url;
      return { type: 'SDK_ACTIVATION' as const, url };
    }),
  );
};

const meta = preview.meta({
  title: 'Features/SDK/SdkPage',
  component: SdkPage,
  render: () => (
    <>
      <Routes>
        <Route path="/sdk/:page" element={<SdkPage />} />
        <Route path="/sdk" element={<Navigate to="/sdk/ios-sdk" replace />} />
      </Routes>
      <Address />
    </>
  ),
  parameters: { layout: 'fullscreen', route: '/sdk/ios-sdk' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

const dialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.findByRole('button', { name });

export const Default = meta.story({ parameters: looks });

export const AnotherPlatform = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'SDK' })).toBeChecked();
    await expect(canvas.getByText(first.key)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'iOS' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByTestId('page-header')).toHaveAttribute('data-header-height', '213');
    await expect(canvas.getByRole('heading', { name: 'First steps on iOS' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Android' }));
    await waitFor(() => expect(address()).toBe('/sdk/android-sdk'));
    await expect(canvas.getByRole('heading', { name: 'First steps on Android' })).toBeVisible();
    await expect(canvas.getByText('Sell from your own app for Android.')).toBeVisible();
  },
});

export const UnknownPlatform = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/sdk/windows-sdk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'First steps on iOS' });
    await waitFor(() => expect(address()).toBe('/sdk/ios-sdk'));
  },
});

export const TwoChannels = meta.story({
  beforeEach: () => serve({ key: 'sdk_app', name: 'App' }, { key: 'sdk_other', name: '', webhookUrl: null }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'App' })).toBeChecked();
    await expect(canvas.getByText('sdk_app')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'SDK' }));
    await expect(canvas.getByText('sdk_other')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add server URL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Android' }));
    await expect(canvas.getByRole('radio', { name: 'SDK' })).toBeChecked();
  },
});

export const WithoutServerUrl = meta.story({
  beforeEach: () => serve({ webhookUrl: null }),
});

export const ServerUrlAdded = meta.story({
  tags: ['behaviour'],
  beforeEach: () => serve({ webhookUrl: null }, { key: 'sdk_other', name: 'Other', webhookUrl: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add server URL' }));
    const step = within(await dialog());
    const field = step.getByRole('textbox', { name: 'Server URL' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('abc{Enter}');
    await expect(await step.findByText(/^Please enter a valid URL\. Use the full name of a server/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(step.getByRole('button', { name: 'Submit' }));
    await expect(saves).toEqual([]);

    await userEvent.type(field, saved);
    await userEvent.click(step.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveValue(saved);
    await expect(saves).toEqual([first.key]);
    await expect(await screen.findByText('Server URL saved.')).toBeVisible();

    await userEvent.click(step.getByRole('button', { name: 'Change URL' }));
    await expect(field).not.toHaveAttribute('readonly');
    await userEvent.click(step.getByRole('button', { name: 'Keep the saved one' }));
    await userEvent.click(step.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const shown = canvas.getByRole('textbox', { name: 'Server URL' });
    await expect(shown).toHaveValue(saved);
    await expect(shown).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    await expect(canvas.getByRole('button', { name: 'Add server URL' })).toBeVisible();
  },
});

export const ServerUrlChanged = meta.story({
  tags: ['behaviour'],
  beforeEach: () => serve({ webhookUrl: saved }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change URL' }));
    const step = within(await dialog());
    const field = step.getByRole('textbox', { name: 'Server URL' });
    await expect(field).toHaveValue(saved);
    await userEvent.type(field, '/2{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(saves).toHaveLength(1);
    await expect(field).toHaveValue(`${saved}/2`);
  },
});

export const Locked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change URL' }));
    const step = within(await dialog());
    await userEvent.click(step.getByRole('button', { name: 'Keep the saved one' }));
    await expect(step.getByRole('textbox', { name: 'Server URL' })).toHaveAttribute('readonly');
  },
});

export const SaveFailed = meta.story({
  beforeEach: () => serve({ webhookUrl: null }),
  play: async ({ canvas, userEvent }) => {
    network.use(getSetDeviceVerificationUrlMockHandler500());
    await userEvent.click(await canvas.findByRole('button', { name: 'Add server URL' }));
    const field = within(await dialog()).getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, `${saved}{Enter}`);
    await expect(await screen.findByText(/for device verification could not be saved/)).toBeVisible();
    await expect(field).not.toHaveAttribute('readonly');
    await expect(field).toHaveValue(saved);
  },
});

export const UrlRefused = meta.story({
  beforeEach: () => serve({ webhookUrl: null }),
  play: async ({ canvas, userEvent }) => {
    const reason = 'Use an address on the public internet, not in a private network';
    network.use(
      getSetDeviceVerificationUrlMockHandler400({
        ...getSetDeviceVerificationUrlResponseMock400(),
        errors: [{ field: 'body.url', code: 'address_not_public', message: 'M' }],
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add server URL' }));
    const field = within(await dialog()).getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'https://intranet.example{Enter}');
    await expect(await screen.findByText(reason)).toBeVisible();
    await expect(field).toHaveValue('https://intranet.example');
  },
});

export const PublicKeyFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    network.use(getGetWebhookPublicKeyMockHandler500());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change URL' }));
    await button('Try again');
  },
});

export const PublicKeyFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    network.use(getGetWebhookPublicKeyMockHandler500());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change URL' }));
    const retry = await button('Try again');
    network.use(getGetWebhookPublicKeyMockHandler());
    await userEvent.click(retry);
    await expect(await button('Copy Public key')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListSdkKeysMockHandler(never)),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListSdkKeysMockHandler([])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No sales channel yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListSdkKeysMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your SDK keys could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText(/there is none yet/)).toBeNull();
  },
});
