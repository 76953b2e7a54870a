import { expect, screen, waitFor, within } from 'storybook/test';
import { getListPackagesResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import {
  getExportSalesMockHandler500,
  getListSalesMockHandler,
  getListSalesMockHandler500,
  getSumSalesMockHandler,
  getSumSalesMockHandler500,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SalesPage } from '#web/features/operator/sales/SalesPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const usd = (value: number) => ({ value, currencyCode: 'USD' });

const meta = preview.meta({
  title: 'Features/Operator/Sales/SalesPage',
  component: SalesPage,
  render: () => (
    <At pattern="/operator/sales">
      <SalesPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/sales',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kiosk@example.com')).toBeVisible();
    await expect(await canvas.findByText('312')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListSalesMockHandler(never), getSumSalesMockHandler(never)),
});

/** The list is there without its sums. */
export const SumsFailed = meta.story({
  beforeEach: () => network.use(getSumSalesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kiosk@example.com')).toBeVisible();
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
  },
});

/** Found by its ICCID: it is listed, and counts in no sum. */
export const RefundedFound = meta.story({
  parameters: { route: '/operator/sales?search=8949000000000000001' },
  beforeEach: () =>
    network.use(
      getSumSalesMockHandler({
        sales: 0,
        refunded: 1,
        hasMore: false,
        sums: { revenue: { dollars: usd(0), byCurrency: [] }, cost: usd(0), margin: usd(0), unknownCosts: 0 },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Without 1 refunded sale')).toBeVisible();
  },
});

const packages = getListPackagesResponseMock();
const germany = packages.items.find(({ name }) => name === 'Germany 1 GB')!;

/** Which stores sold it? The row of the package leads here. */
export const OfAPackage = meta.story({
  parameters: { route: `/operator/sales?package=${germany.id}` },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Package' });
    await waitFor(() => expect(choice).toHaveValue('Germany 1 GB'));
    await expect(canvas.getByText('All sales of one package, without refunded ones')).toBeVisible();
    await userEvent.clear(choice);
    await userEvent.tab();
    await waitFor(() => expect(address()).toBe('/operator/sales'));
    await expect(canvas.getByText('All sales of all resellers, without refunded ones')).toBeVisible();
    await userEvent.type(choice, 'europe');
    await userEvent.click(await screen.findByRole('option', { name: /^Europe 10 GB/ }));
    await waitFor(() => expect(address()).toMatch(/^\/operator\/sales\?package=[\da-f-]{36}$/));
    await expect(choice).toHaveValue('Europe 10 GB');
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListSalesMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sale yet')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: { route: '/operator/sales?search=nobody' },
  beforeEach: () => network.use(getListSalesMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sale found')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListSalesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** As a figure of today leads here. */
export const OfATime = meta.story({
  parameters: { route: '/operator/sales?from=2026-10-25T00%3A00&to=2026-11-23T10%3A20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Time filter: 25-10-2026 00:00 to 23-11-2026 10:20' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe('/operator/sales'));
  },
});

/** A time that no calendar has counts as left out. */
export const NoTime = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/operator/sales?from=soon&to=2026-11-23T10%3A20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Time filter: All time' })).toBeVisible();
  },
});

export const NotSaved = meta.story({
  beforeEach: () => network.use(getExportSalesMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export sales' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('The file could not be exported. Please try again.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
