import { expect, screen } from 'storybook/test';
import {
  getGetNotificationsMockHandler,
  getGetNotificationsMockHandler500,
  getUpdateNotificationsMockHandler500,
} from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as NotificationsPage } from '#web/features/account/NotificationsPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Account/NotificationsPage',
  component: NotificationsPage,
  parameters: {
    layout: 'fullscreen',
    route: paths.notifications(),
    docs: { story: { inline: false, height: '900px' } },
  },
  // What another story filled in.
  beforeEach: () => sessionStorage.clear(),
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save notifications' })).toBeVisible();
  },
});

export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save notifications' });
    await userEvent.click(save);
    await expect(await screen.findByText('Your notifications are saved.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetNotificationsMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save notifications' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetNotificationsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const SaveFails = meta.story({
  beforeEach: () => network.use(getUpdateNotificationsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('checkbox', { name: /the link to their eSIM/ });
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    await expect(link).toBeChecked();
  },
});
