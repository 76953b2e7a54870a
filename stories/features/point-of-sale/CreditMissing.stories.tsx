import { expect, waitFor } from 'storybook/test';
import { getGetCreditMockHandler } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { getGetPaymentDetailsMockHandler } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { topUpReturn, topUpValue } from '#web/browser-storage/top-up.ts';
import { CreditMissing } from '#web/features/point-of-sale/CreditMissing.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Address, address } from '../Address.tsx';
import { lowCredit } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/CreditMissing',
  component: CreditMissing,
  args: { item: item({ amount: 0 }) },
});

export const Default = meta.story({
  beforeEach: () => network.use(lowCredit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your credit of 0\.50.USD does not cover this package/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/credits');
  },
});

/** The top-up begins with what is missing, in whole units, and leads back here. */
export const ToppedUp = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/store/guest/packages/1?state=notes' },
  beforeEach: () => {
    network.use(lowCredit);
    return () => {
      topUpReturn.clear();
      topUpValue.clear();
    };
  },
  render: (args) => (
    <>
      <CreditMissing {...args} />
      <Address />
    </>
  ),
  play: async ({ args: { item: sold }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Top up' }));
    await waitFor(() => expect(address()).toBe(paths.credits()));
    await expect(topUpReturn.read()).toBe('/store/guest/packages/1?state=notes');
    await expect(topUpValue.read()).toBe(Math.ceil((sold.prices[0]?.priceValue ?? 0) - 0.5));
  },
});

const automatic = getGetCreditMockHandler({
  balance: { value: 0.5, currency: 'USD' },
  autoTopUpEnabled: true,
  topUpThreshold: 20,
  topUpAmount: 20,
});

const priceOf = (amount: number, vat: number) =>
  getGetPaymentDetailsMockHandler({ price: amount, vat, totalPrice: amount + vat, currencyCode: 'USD' });

/** The automatic top-up pays for the sale: nothing has to be done before. It says what it charges (POS-128). */
export const CreditFollows = meta.story({
  beforeEach: () => network.use(automatic, priceOf(40, 7.6)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is topped up automatically when you sell/)).toBeVisible();
    await expect(
      await canvas.findByText(/Your card ending in 4242 is charged 47\.60.USD \(40\.00.USD of credit plus VAT\)\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
  },
});

export const CreditFollowsWithoutVat = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(automatic, priceOf(40, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your card ending in 4242 is charged 40\.00.USD\.$/)).toBeVisible();
  },
});

/** What is charged is not known. */
export const ChargeUnknown = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(automatic, getGetPaymentDetailsMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your card is charged\.$/)).toBeVisible();
  },
});
