import { expect, fn } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { item, items, longItem } from '#mocks/scenarios/packages.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { SummaryStep } from '#web/features/point-of-sale/SummaryStep.tsx';
import { knownBuyer, lowCredit, showSecondCurrency } from './selling.ts';
import type { TopUpBalance } from '#web/features/point-of-sale/use-top-up-balance.ts';

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
  beforeEach: () => {
    purchasePriceShown.clear();
    return () => purchasePriceShown.clear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
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
    const [first, second] = await canvas.findAllByRole('radio');
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

/** The reseller chose a second currency. */
export const SecondCurrency = meta.story({
  tags: ['behaviour'],
  beforeEach: () => showSecondCurrency('EUR', 1.0842),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈ [\d.]+\sEUR · rate of 20-11-2026$/)).toBeVisible();
  },
});

/** Said before the customer pays, and not in the way: credit may still come. */
export const CreditMissing = meta.story({
  args: { item: item({ amount: 0 }) },
  beforeEach: () => network.use(lowCredit),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^Your credit of 0\.50.USD does not cover this package/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/credits');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
});
