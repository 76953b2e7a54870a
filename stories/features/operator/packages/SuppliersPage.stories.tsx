import { expect } from 'storybook/test';
import {
  getListSuppliersMockHandler,
  getListSuppliersMockHandler500,
  getListSuppliersResponseMock,
  getTakeCatalogueMockHandler500,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SuppliersPage } from '#web/features/operator/packages/SuppliersPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const [asked, , left] = getListSuppliersResponseMock().items;
const items = [asked!, left!];

const meta = preview.meta({
  title: 'Features/Operator/Packages/SuppliersPage',
  component: SuppliersPage,
  render: () => (
    <At pattern="/operator/packages/suppliers">
      <SuppliersPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/packages/suppliers',
    docs: { story: { inline: false, height: '700px' } },
  },
  beforeEach: () => network.use(getListSuppliersMockHandler({ items })),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('esim-go')).toBeVisible();
  },
});

/** One has failed, and one is not set up any more. */
export const EverySupplier = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getListSuppliersMockHandler()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New: 3 · changed: 14 · no longer offered: 1')).toBeVisible();
    await expect(canvas.getByText(/eSIM Go answered 503\./)).toBeVisible();
  },
});

export const LongMessage = meta.story({
  beforeEach: () => {
    const failure = { at: '2026-11-23T09:17:31.000Z', message: 'No answer. '.repeat(40) };
    network.use(getListSuppliersMockHandler({ items: [{ ...asked!, failure }] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No answer\. No answer\./)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListSuppliersMockHandler(never)) });

export const Empty = meta.story({
  beforeEach: () => network.use(getListSuppliersMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No supplier yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListSuppliersMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** The list is read again until the catalogue was taken. */
export const Taking = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Import now: esim-go' });
    network.use(getListSuppliersMockHandler({ items: [{ ...asked!, isTaking: true }] }));
    await userEvent.click(button);
    await expect(await canvas.findByText('In progress')).toBeInTheDocument();
    network.use(getListSuppliersMockHandler({ items: [{ ...asked!, offered: 813 }] }));
    await expect(await canvas.findByText('813', {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const NotAsked = meta.story({
  beforeEach: () => network.use(getTakeCatalogueMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import now: esim-go' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
