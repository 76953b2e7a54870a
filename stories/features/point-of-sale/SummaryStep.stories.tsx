import { expect, fn } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { item, items, longItem } from '#mocks/scenarios/packages.ts';
import { getGetCreditMockHandler, getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SummaryStep } from '#web/features/point-of-sale/SummaryStep.tsx';
import { knownBuyer } from './selling.ts';
import type { TopUpBalance } from '#web/features/point-of-sale/TopUpTarget.tsx';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };

const topUpBalance: TopUpBalance = {
  domains: [],
  domainId: undefined,
  choose: fn(),
  sentId: undefined,
  plan: undefined,
  needsNewEsim: false,
  refusal: undefined,
};

const meta = preview.meta({
  title: 'Features/Point of sale/SummaryStep',
  component: SummaryStep,
  args: { buyer, item: item(), known: knownBuyer, topUpBalance, onConfirm: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('14.90')).toBeVisible();
    await expect(canvas.getByText('From your stock (3 left)')).toBeVisible();
    await expect(canvas.getByText('tom@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const ChargedToCredit = meta.story({
  args: { item: items[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31.50 USD from your credit')).toBeVisible();
  },
});

export const GuestSale = meta.story({
  args: { buyer: { type: 'guest', country: 'DE' }, known: { ...knownBuyer, name: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guest')).toBeVisible();
  },
});

/** The customer has two balances that the package fits. */
export const SeveralBalances = meta.story({
  args: {
    buyer: { type: 'existing', customerUid: 'c1' },
    topUpBalance: {
      ...topUpBalance,
      domains: [
        { id: 'one', key: 'europe', iccids: ['8901234567890123456'] },
        { id: 'two', key: 'europe', iccids: ['8901234567890123457'] },
      ],
      domainId: 'one',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.click(second!);
    await expect(args.topUpBalance.choose).toHaveBeenCalledWith('two');
  },
});

export const LongValuesMobile = meta.story({
  args: {
    item: longItem,
    known: { ...knownBuyer, name: 'maximiliane.von-hohenstein@travel-agency-with-a-long-name.example' },
  },
  globals: modes.mobile,
});

export const Refused = meta.story({
  args: { topUpBalance: { ...topUpBalance, refusal: 'This package has no price.' } },
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm payment' });
    await expect(confirm).toHaveAccessibleDescription('This package has no price.');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Said before the customer pays, and not in the way: credit may still come. */
export const CreditMissing = meta.story({
  args: { item: item({ amount: 0 }) },
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({
        ...getGetCreditResponseMock(),
        balance: { value: 0.5, currency: 'USD' },
        autoTopUpEnabled: false,
      }),
    ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^Your credit of 0\.50.USD does not pay for this package/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/credits');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
});

/** The automatic top-up pays for the sale: nothing has to be done before. */
export const CreditFollows = meta.story({
  args: { item: item({ amount: 0 }) },
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({
        balance: { value: 0.5, currency: 'USD' },
        autoTopUpEnabled: true,
        topUpThreshold: 10,
        topUpAmount: 20,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is topped up automatically when you sell/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
  },
});
