import { expect, fn } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { chargedItem, customerDetails } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { BuyerNotice, type BuyerNoticeProps } from '#web/features/point-of-sale/BuyerNotice.tsx';
import { customerUid, existing, knownBuyer } from './selling.ts';

const topUpBalance: BuyerNoticeProps['topUpBalance'] = {
  domains: [],
  domainId: undefined,
  choose: fn(),
  sentId: undefined,
  plan: undefined,
  needsNewEsim: false,
  refusal: undefined,
};

const known: BuyerNoticeProps['known'] = { ...knownBuyer, details: customerDetails() };
const buyer: BuyerNoticeProps['buyer'] = { type: 'existing', customerUid };
const newBuyer: BuyerNoticeProps['buyer'] = { type: 'new', email: 'tom@example.com', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/BuyerNotice',
  component: BuyerNotice,
  parameters: { route: existing },
  args: { buyer, item: item(), known, topUpBalance },
});

/** The package works on none of the customer's eSIMs. */
export const Default = meta.story({
  args: { topUpBalance: { ...topUpBalance, needsNewEsim: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New eSIM for this customer' })).toHaveAttribute(
      'href',
      expect.stringContaining('esim=new'),
    );
  },
});

export const KnownAddress = meta.story({
  args: {
    buyer: newBuyer,
    known: { ...knownBuyer, existing: { type: 'existing', customerUid } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tom@example.com is already your customer')).toBeVisible();
  },
});

export const Keeps = meta.story({
  args: { topUpBalance: { ...topUpBalance, plan: { domainId: 'x', leftBehind: false, stays: [] } } },
});

export const KeepsPart = meta.story({
  args: { topUpBalance: { ...topUpBalance, plan: { domainId: 'x', leftBehind: true, stays: [] } } },
});

export const Leaves = meta.story({
  args: { topUpBalance: { ...topUpBalance, plan: { domainId: undefined, leftBehind: true, stays: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be moved/)).toBeVisible();
  },
});

/** The customer keeps the old eSIM beside the new one. */
export const Stays = meta.story({
  args: { topUpBalance: { ...topUpBalance, plan: { domainId: undefined, leftBehind: false, stays: [chargedItem] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/comes with a new eSIM/)).toBeVisible();
    await expect(canvas.getByText(/What is left on the old one stays there: 3.5\sGB/)).toBeVisible();
  },
});
