import { expect, waitFor } from 'storybook/test';
import { getGetCreditMockHandler } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
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

/** The automatic top-up pays for the sale: nothing has to be done before. */
export const CreditFollows = meta.story({
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
