import { expect } from 'storybook/test';
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
