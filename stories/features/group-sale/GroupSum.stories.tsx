import { expect } from 'storybook/test';
import { getQuoteGroupSaleResponseMock } from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupSum } from '#web/features/group-sale/GroupSum.tsx';
import { showSecondCurrency } from '../point-of-sale/selling.ts';

const quote = getQuoteGroupSaleResponseMock();

const meta = preview.meta({
  title: 'Features/Group sale/GroupSum',
  component: GroupSum,
  args: { quote, count: 2, covered: 2, isToppedUp: false },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From your stock')).toBeVisible();
    await expect(canvas.getByText(/240\.80/)).toBeVisible();
  },
});

const short = { ...quote, fromStock: 0, credit: 10, creditAfter: -8.4 };

/** It says what is missing, and what becomes of the lines that it does not cover. */
export const TooLittleCredit = meta.story({
  parameters: looks,
  args: { quote: short, covered: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Your credit is .*8\.40.* short/);
    await expect(canvas.getByText(/^Lines that it does not cover are refused/)).toBeVisible();
    await expect(canvas.getByText(/^\u22128\.40\sUSD$/)).toBeVisible();
    await expect(canvas.queryByText('From your stock')).toBeNull();
  },
});

export const CreditForNone = meta.story({
  args: { quote: { ...short, credit: 1, creditAfter: -17.4 }, covered: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It covers none of these packages/)).toBeVisible();
  },
});

/** Nothing is missing: the automatic top-up pays. */
export const ToppedUp = meta.story({
  args: { quote: short, covered: 1, isToppedUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your credit is topped up automatically/);
  },
});

export const InASecondCurrency = meta.story({
  beforeEach: () => showSecondCurrency('EUR', 1.0842),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^29\.80\sUSD · about 27\.49\sEUR · rate of 20-11-2026$/)).toBeVisible();
  },
});
