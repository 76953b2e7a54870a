import { expect, waitFor } from 'storybook/test';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { getGetJoinerBonusMockHandler } from '#mocks/generated/storefront/products/products.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, neverAnswering } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { Component as ChannelsPage } from '#web/features/channels/ChannelsPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Channels/ChannelsPage',
  component: ChannelsPage,
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: paths.channels(),
    docs: { story: { inline: false, height: '900px' } },
  },
  beforeEach: () => localStorage.clear(),
});

/** Without a form configured the five lead to the page that says so. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
    const pointOfSale = canvas.getByRole('link', { name: 'Open the point of sale' });
    await expect(pointOfSale).toHaveAttribute('href', '/store');
    await expect(pointOfSale).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Sell a package' })).toHaveAttribute('href', '/store');
    await expect(canvas.getByRole('link', { name: 'Set up the API' })).toHaveAttribute('href', '/api');
    await expect(canvas.getByRole('link', { name: 'Set up the SDK' })).toHaveAttribute('href', '/sdk/ios-sdk');
    const requests = canvas.getAllByRole('link', { name: /^Request/ });
    await expect(requests.map((link) => link.getAttribute('href'))).toEqual(
      ['shopPlatform', 'chatApp', 'teamChat', 'affiliate', 'other'].map((type) => `/request-form/channel?type=${type}`),
    );
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

/** Each of the five opens the form with the e-mail of the account and a type of its own. */
export const WithForm = meta.story({
  beforeEach: () => {
    configuration.channelRequestUrl = 'https://forms.example.com/channel';
    return () => delete configuration.channelRequestUrl;
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^Request/ }).map((link) => link.getAttribute('href'))).toEqual(
        ['shop-platform', 'chat-app', 'team-chat', 'affiliate-programme', 'other'].map(
          (type) => `https://forms.example.com/channel?email=anna%40example.com&type=${type}`,
        ),
      ),
    );
    await expect(canvas.getByRole('link', { name: 'Request a chat app channel' })).toHaveAttribute('target', '_blank');
  },
});

const startEmpty = (): void =>
  network.use(
    getListInventoryMockHandler({ items: [] }),
    getGetJoinerBonusMockHandler({ showToUser: true, amount: 5, name: 'Welcome bonus' }),
  );

/** An empty store: what comes first, and what pays for it; each put away for good. */
export const Empty = meta.story({
  parameters: looks,
  beforeEach: startEmpty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('complementary')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Browse data packages' })).toHaveAttribute('href', '/data-packages');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Your inventory is still empty' }));
    await expect(localStorage.getItem('hideChannelHint')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: /^Hide: Your welcome bonus/ }));
    await expect(localStorage.getItem('hideJoinerBonus')).toBe('true');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
    await expect(await canvas.findAllByRole('complementary')).toHaveLength(2);
  },
});

export const BonusSpent = meta.story({
  beforeEach: () => {
    startEmpty();
    network.use(getGetJoinerBonusMockHandler({ showToUser: false, amount: 5, name: 'Welcome bonus' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary')).toHaveAccessibleName('Your inventory is still empty');
  },
});

export const Loading = meta.story({
  parameters: looks,
  beforeEach: () => network.use(neverAnswering()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

/** The channels do not wait for what fails. */
export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
  },
});
