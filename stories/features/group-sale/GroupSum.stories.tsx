import { expect } from 'storybook/test';
import { getQuoteGroupSaleResponseMock } from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { GroupSum } from '#web/features/group-sale/GroupSum.tsx';
import { showSecondCurrency } from '../point-of-sale/selling.ts';

const quote = getQuoteGroupSaleResponseMock();

const meta = preview.meta({
  title: 'Features/Group sale/GroupSum',
  component: GroupSum,
  args: { quote, count: 2, covered: 2, isToppedUp: false },
  beforeEach: () => purchasePriceShown.clear(),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From your stock')).toBeVisible();
    await expect(canvas.getByText('Retail price per package')).toBeVisible();
    await expect(canvas.queryByText(/240\.80/)).toBeNull();
  },
});

/** A customer may be looking: what the seller pays, and what is left of the credit, is shown on demand. */
export const PurchasePriceShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
    await expect(await canvas.findByText(/240\.80/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide price' }));
    await expect(canvas.queryByText(/240\.80/)).toBeNull();
  },
});

/** The sum of the lines that can be sold, while others have to be corrected. */
export const WithFaults = meta.story({
  args: { of: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5')).toBeVisible();
  },
});

/** What the stock does not pay for comes from the credit. */
export const StockForSome = meta.story({
  args: { quote: { ...quote, fromStock: 7 }, count: 10, covered: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7; 3 from your credit')).toBeVisible();
  },
});

const short = { ...quote, fromStock: 0, credit: 10, creditAfter: -8.4 };

/** It says what is missing, and what becomes of the lines that it does not cover. */
export const TooLittleCredit = meta.story({
  parameters: looks,
  args: { quote: short, covered: 1 },
  beforeEach: () => purchasePriceShown.write(true),
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
    await expect(await canvas.findByText(/^≈ 27\.49\sEUR$/)).toBeVisible();
    await expect(canvas.getByText('rate of 20-11-2026')).toBeVisible();
  },
});
