import { expect, screen, waitFor, within } from 'storybook/test';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import {
  getGetRevenueMockHandler,
  getGetRevenueMockHandler500,
} from '#mocks/generated/storefront/analysis/analysis.msw.ts';
import { getGetCreditMockHandler, getGetCreditMockHandler500 } from '#mocks/generated/storefront/credit/credit.msw.ts';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { getGetJoinerBonusMockHandler } from '#mocks/generated/storefront/products/products.msw.ts';
import { noSaleYet, revenueChart } from '#mocks/scenarios/revenue.ts';
import { shopHandlers, shopRevenue } from '#mocks/scenarios/shop.ts';
import { looks } from '#storybook/modes.ts';
import { network, neverAnswering } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as DashboardPage } from '#web/features/dashboard/DashboardPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { At } from '../At.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/DashboardPage',
  component: DashboardPage,
  render: () => (
    <At pattern={patterns.dashboard}>
      <DashboardPage />
    </At>
  ),
  parameters: {
    layout: 'fullscreen',
    route: paths.dashboard(),
    docs: { story: { inline: false, height: '900px' } },
  },
});

let asked: URLSearchParams[] = [];

/** Answers with this revenue, and keeps the queries. */
const earning = (chart: RevenueChart): void => {
  asked = [];
  network.use(
    getGetRevenueMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return chart;
    }),
  );
};

const periods = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('radiogroup', { name: 'Period' }));

/** How long the windows are that were asked for, in days. */
const askedDays = (): number[] =>
  asked.map((query) => {
    const [from = 0, to = 0] = ['from', 'to'].map((name) => new Date(query.get(name) ?? '').getTime());
    return (to - from) / 86_400_000;
  });

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => {
    network.use(...shopHandlers(12));
    earning(shopRevenue());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128.40')).toBeVisible();
    await expect(await canvas.findByText(/^\s?packages$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell a package' })).toHaveAttribute('href', '/store');
    await expect(canvas.getByRole('link', { name: 'Buy packages' })).toHaveAttribute('href', '/data-packages');
    await expect(await canvas.findByText('+12.5% compared with the previous period')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Europe family/ })).toBeVisible();
    await expect(periods(canvas).getByRole('radio', { checked: true })).toHaveAccessibleName('30 days');
    await expect(askedDays()).toEqual([30]);
    await expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ currency: 'USD', granularity: '1d' });
  },
});

/** Each period is one request, and stays in the address. */
export const Periods = meta.story({
  tags: ['behaviour'],
  beforeEach: () => earning(revenueChart(3)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Europe 5 GB/ });
    const choices: [string, string, string][] = [
      ['24 hours', '1h', '?period=past24h'],
      ['7 days', '1d', '?period=past7d'],
      ['1 year', '30d', '?period=pastYear'],
      ['All time', '30d', '?period=allTime'],
    ];
    for (const [index, [name, granularity, query]] of choices.entries()) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await waitFor(() => expect(asked).toHaveLength(index + 2));
      await expect(asked.at(-1)?.get('granularity')).toBe(granularity);
      await waitFor(() => expect(address()).toBe(`${paths.dashboard()}${query}`));
    }
    await expect(askedDays().map(Math.round)).toEqual([30, 1, 7, 365, 1096]);
  },
});

/** A range of one's own is a request too; Cancel is none. */
export const CustomRange = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${paths.dashboard()}?from=2026-03-01T00:00&to=2026-03-14T12:30` },
  beforeEach: () => earning(revenueChart(1)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Europe 5 GB/ });
    await expect(periods(canvas).queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /01-03-2026 00:00 to 14-03-2026 12:30/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await expect(asked.map((query) => [query.get('from'), query.get('to'), query.get('granularity')])).toEqual([
      ['2026-03-01T00:00:00.000+00:00', '2026-03-14T12:31:00.000+00:00', '1d'],
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await waitFor(() => expect(address()).toBe(paths.dashboard()));
    await expect(await canvas.findByRole('button', { name: 'Custom time range' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: looks,
  beforeEach: () => network.use(neverAnswering()),
});

/** A new store: packages come first, and the bonus pays for them. */
export const Empty = meta.story({
  parameters: looks,
  beforeEach: () => {
    earning(noSaleYet);
    network.use(
      getListInventoryMockHandler({ items: [] }),
      getGetJoinerBonusMockHandler({ showToUser: true, amount: 5, name: 'Welcome bonus' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your first day' })).toBeVisible();
    await expect(await canvas.findByRole('complementary', { name: 'Your inventory is still empty' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: /^Your welcome bonus/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
    await expect(await canvas.findByRole('link', { name: 'Sales Channel' })).toHaveAttribute(
      'href',
      '/your-store/channels',
    );
    await expect(canvas.getAllByText(/welcome bonus/i)).toHaveLength(1);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** There were sales, but none in this time. */
export const NothingInTime = meta.story({
  parameters: looks,
  beforeEach: () =>
    earning({ ...noSaleYet, showIntroMessage: false, totalRevenue: { ...noSaleYet.totalRevenue, changeRate: -1 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No data available')).toHaveLength(2));
    await expect(canvas.getByText('−100% compared with the previous period')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler500(), getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
});

/** Without a toast; either button asks again for both charts (ERR-045). */
export const RevenueFailed = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetRevenueMockHandler500()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No data available')).toHaveLength(2));
  },
});

export const RevenueFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetRevenueMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('No data available')).toHaveLength(2));
    earning(revenueChart(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(await canvas.findByRole('button', { name: /Europe 5 GB/ })).toBeVisible();
    await expect(asked).toHaveLength(1);
  },
});

export const Suspended = meta.story({
  beforeEach: () => {
    network.use(
      getGetCreditMockHandler({
        balance: { value: 128.4, currency: 'USD' },
        autoTopUpEnabled: false,
        topUpThreshold: 0,
        topUpAmount: 0,
        suspension: { reason: 'Two payments were disputed. Please write to us.', since: '2026-11-20T09:00:00.000Z' },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two payments were disputed. Please write to us.')).toBeVisible();
  },
});

/** The list of the first day has gone, and the welcome bonus still waits. */
export const BonusWaits = meta.story({
  beforeEach: () => {
    network.use(
      getGetCreditMockHandler({
        balance: { value: 12.4, currency: 'USD' },
        autoTopUpEnabled: false,
        topUpThreshold: 0,
        topUpAmount: 0,
        bonusDue: 5,
      }),
      ...shopHandlers(12),
    );
    earning(shopRevenue());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/to get 5\.00.USD of credit/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Confirm address' })).toHaveAttribute('href', '/sign-in/email');
  },
});
