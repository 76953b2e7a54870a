import { expect } from 'storybook/test';
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
    await expect(canvas.getByRole('link', { name: 'Show list' })).toHaveAttribute('href', '/operator/attention');
  },
});

export const Month = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('184');
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await expect(await canvas.findByText('5,804')).toBeVisible();
  },
});

export const UnknownCosts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('184');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(await canvas.findByText('Without 2 sales whose cost is not known')).toBeVisible();
  },
});

/** The answer with these figures of today. */
const withToday = (figures: Partial<Today['today']>): Today => {
  const answer = getGetTodayResponseMock();
  return { ...answer, today: { ...answer.today, ...figures } };
};

export const Loss = meta.story({
  beforeEach: () => network.use(getGetTodayMockHandler(withToday({ margin: { value: -12.5, currencyCode: 'USD' } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/-12\.50/)).toBeVisible();
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

const nothing = { sales: 0, charged: [], newResellers: 0, unknownCosts: 0 };
const zero = { value: 0, currencyCode: 'USD' };

/** A store that has sold nothing yet. */
export const Empty = meta.story({
  beforeEach: () => {
    const answer = getGetTodayResponseMock();
    const today = { ...answer.today, ...nothing, revenue: zero, cost: zero, margin: zero };
    network.use(getGetTodayMockHandler({ ...answer, today, credit: [], supplierBalances: [], attention: 0 }));
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
