import { expect } from 'storybook/test';
import type { TrendSpan } from '#contract/operator/model/trendSpan.ts';
import type { Today } from '#contract/operator/model/today.ts';
import {
  getGetTodayMockHandler,
  getGetTodayMockHandler500,
  getGetTodayResponseMock,
} from '#mocks/generated/operator/today/today.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as TodayPage } from '#web/features/operator/today/TodayPage.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Operator/Today/TodayPage',
  component: TodayPage,
  parameters: { layout: 'fullscreen', route: paths.operator() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('184')).toBeVisible();
    await expect(canvas.getByText(/1,102\.40.*\+.*415\.90/)).toBeVisible();
    await expect(canvas.getByText('Balance at esim-go')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Needs attention' })).toHaveAttribute('href', '/operator/attention');
    await expect(canvas.getByText('+7.6% · before: 171')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Revenue of each of the last 30 days/ })).toBeVisible();
    for (const name of ['Cost', 'Margin']) {
      const href = expect.stringMatching(/^\/operator\/sales\?from=/);
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('link', { name: 'Credit outstanding' })).toHaveAttribute(
      'href',
      '/operator/resellers?sort=CREDIT',
    );
    // None of the figures of a card is alone in a second line (CON-118).
    for (const names of [
      ['Sales', 'Revenue', 'Cost', 'Margin', 'New resellers'],
      ['Needs attention', 'Credit outstanding', 'Balance at esim-go'],
    ]) {
      const tops = names.map((name) => canvas.getByText(name).closest('dl > div')?.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    }
    // All figures that count a list lead to it by their name.
    await expect(canvas.getAllByRole('link', { name: 'Sales' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Failed payments' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operator\/payments\?state=FAILURE&from=2026-10-2\dT/),
    );
  },
});

export const Month = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('184');
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Last 30 days' })).toBeVisible();
    await expect(canvas.getAllByText(/^Compared with the 30 days before/)[0]).toBeVisible();
    // Each figure once, beside that of as many days before (CON-090).
    await expect(await canvas.findAllByText('5,804')).toHaveLength(1);
    await expect(canvas.getByText('+12% · before: 5,180')).toBeVisible();
  },
});

export const UnknownCosts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('184');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(await canvas.findByText('Without 2 sales whose cost is not known')).toBeVisible();
  },
});

const zero = { value: 0, currencyCode: 'USD' };

/** The answer with these figures of today. */
const withToday = (figures: Partial<Today['today']>): Today => {
  const answer = getGetTodayResponseMock();
  return { ...answer, today: { ...answer.today, ...figures } };
};

export const Loss = meta.story({
  beforeEach: () => network.use(getGetTodayMockHandler(withToday({ margin: { value: -12.5, currencyCode: 'USD' } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/−12\.50/)).toBeVisible();
  },
});

/** Each sum stays in one line with its currency. */
export const LargeSums = meta.story({
  parameters: looks,
  beforeEach: () => {
    const large = { value: 12_345_678.9, currencyCode: 'USD' };
    const margin = { ...large, value: -large.value };
    network.use(getGetTodayMockHandler(withToday({ revenue: large, cost: large, margin, charged: [] })));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/12,345,678\.90/);
    for (const number of canvas.getAllByText(/12,345,678\.90/)) {
      const lines = (number.parentElement?.offsetHeight ?? 0) / Number.parseFloat(getComputedStyle(number).fontSize);
      await expect(lines).toBeLessThan(2);
    }
  },
});

/** The answer with these figures of the last 30 days, and of those before. */
const withTrend = (now: Partial<TrendSpan>, before: Partial<TrendSpan>): Today => {
  const answer = getGetTodayResponseMock();
  const { trend } = answer;
  return { ...answer, trend: { ...trend, now: { ...trend.now, ...now }, before: { ...trend.before, ...before } } };
};

/** A store in its first month. */
export const NothingToCompare = meta.story({
  beforeEach: () => {
    const none = { payments: 0, total: zero };
    const before = { sales: 0, revenue: zero, bought: none, takenBack: none, failed: 0 };
    const { today } = withToday({ before: { sales: 0, revenue: zero } });
    network.use(getGetTodayMockHandler({ ...withTrend({}, before), today, movers: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Before: 0/)).toHaveLength(5);
    await expect(canvas.getByText('No reseller sells more or less than before.')).toBeVisible();
  },
});

export const Unchanged = meta.story({
  beforeEach: () => network.use(getGetTodayMockHandler(withToday({ sales: 171 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The same as before')).toBeVisible();
  },
});

/** As many as it shows, with long names. */
export const Many = meta.story({
  beforeEach: () => {
    const answer = getGetTodayResponseMock();
    const reseller = (index: number) => ({
      reseller: {
        id: `6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a00${10 + index}`,
        name:
          index === 0 ? 'A very long name of a company that sells eSIMs at the station and beyond' : `Kiosk ${index}`,
        email: `kiosk-${index}@example.com`,
      },
    });
    const movers = Array.from({ length: 10 }, (_, index) => ({
      ...reseller(index),
      sales: 1200 - 100 * index,
      before: 700,
    }))
      .filter(({ sales, before }) => sales !== before)
      .toSorted((one, other) => Math.abs(other.sales - other.before) - Math.abs(one.sales - one.before));
    const newest = Array.from({ length: 5 }, (_, index) => ({
      ...reseller(index),
      createdAt: '2026-11-22T16:05:00.000Z',
    }));
    network.use(getGetTodayMockHandler({ ...answer, movers, newest }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,200 sales')).toBeVisible();
    await expect(canvas.getAllByText('No sale yet')).toHaveLength(5);
    await expect(canvas.getByText('+500 · before: 700')).toBeVisible();
  },
});

const nothing = { sales: 0, charged: [], newResellers: 0, unknownCosts: 0 };

/** A store that has sold nothing yet. */
export const Empty = meta.story({
  beforeEach: () => {
    const answer = getGetTodayResponseMock();
    const today = { ...answer.today, ...nothing, revenue: zero, cost: zero, margin: zero };
    network.use(
      getGetTodayMockHandler({
        ...answer,
        today,
        credit: [],
        supplierBalances: [],
        attention: 0,
        newest: [],
        movers: [],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Credit outstanding')).toBeVisible();
    await expect(canvas.queryByText('184')).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetTodayMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetTodayMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
