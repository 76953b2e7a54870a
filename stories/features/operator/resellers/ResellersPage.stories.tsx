import { expect, screen, waitFor } from 'storybook/test';
import {
  getListResellersMockHandler,
  getListResellersMockHandler500,
  getListResellersResponseMock,
  getSumResellersMockHandler,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ResellersPage } from '#web/features/operator/resellers/ResellersPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const list = getListResellersResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Resellers/ResellersPage',
  component: ResellersPage,
  render: () => (
    <At pattern="/operator/resellers">
      <ResellersPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/resellers',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Travel')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListResellersMockHandler(never), getSumResellersMockHandler(never)),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListResellersMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reseller yet')).toBeVisible();
  },
});

export const NobodyFound = meta.story({
  parameters: { route: '/operator/resellers?search=nobody' },
  beforeEach: () => network.use(getListResellersMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reseller found')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('nobody');
    await expect(await canvas.findByText('Nothing found')).toHaveRole('status');
  },
});

/** A letter is wrong: the list says so. */
export const Similar = meta.story({
  parameters: { route: '/operator/resellers?search=harbuor' },
  beforeEach: () => network.use(getListResellersMockHandler({ ...list, isSimilar: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reseller is called “harbuor”. Similar ones are shown.')).toBeVisible();
  },
});

export const ShowAllBehaviour = meta.story({
  ...NobodyFound.input,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/operator/resellers'));
  },
});

/** The whole list has the same order. */
export const ShowAllInOrder = meta.story({
  ...NobodyFound.input,
  tags: ['behaviour'],
  parameters: { route: '/operator/resellers?search=nobody&sort=CREDIT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/operator/resellers?sort=CREDIT'));
  },
});

export const Narrowed = meta.story({
  parameters: { route: '/operator/resellers?search=harbour&sort=CREDIT' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Most credit/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('harbour');
  },
});

/** Those who are new since then. */
export const OfATime = meta.story({
  parameters: { route: '/operator/resellers?from=2026-10-25T00%3A00&to=2026-11-23T23%3A59' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Time filter: 25-10-2026 to 23-11-2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export resellers' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListResellersMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** What is typed and turned stays in the address. */
export const Behaviour = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListResellersMockHandler({ ...list, hasMore: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/operator/resellers?page=1'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'jo');
    await waitFor(() => expect(address()).toBe('/operator/resellers?search=jo'));
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Most credit' }));
    await waitFor(() => expect(address()).toBe('/operator/resellers?search=jo&sort=CREDIT'));
  },
});
