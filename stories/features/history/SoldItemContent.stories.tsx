import { expect, fn, waitFor } from 'storybook/test';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { getGetSaleSuggestionsMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import {
  detail,
  detailOf,
  endlessItem,
  erasedDetail,
  guestDetail,
  longItem,
  pendingItem,
  refundedItem,
  stockItem,
  unlimitedItem,
  unusedItem,
  xmlDetail,
} from '#mocks/scenarios/sales.ts';
import { inLooks, looks, modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SoldItemContent, type SoldItemContentProps } from '#web/features/history/SoldItemContent.tsx';

const sale = detail();
const idle: SoldItemContentProps['refund'] = {
  run: fn(() => Promise.resolve()),
  isPending: false,
  error: undefined,
  lost: undefined,
  reset: fn(),
};

const meta = preview.meta({
  title: 'Features/History/SoldItemContent',
  component: SoldItemContent,
  args: {
    id: sale.activatedItem.uid,
    detail: sale,
    // A day of the contract's examples.
    now: new Date('2026-03-15T12:00:00Z'),
    refund: idle,
    activate: idle,
  },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Package', 'Activation', 'Extended policy', 'Extra information', 'Customer', 'Related eSIMs']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByRole('heading', { name: 'Send the link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

const price = { priceValue: 23.9, currencyCode: 'USD' };
const soldOn = (salesDate: string): SoldItemDetail =>
  detailOf({ ...sale.activatedItem, retailPrice: price, salesDate });

const beforeSlip = (): (() => void) => {
  const displayRate = { currency: 'EUR', rate: 1.0842, asOf: '2026-03-10' };
  network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: [], displayRate }));
  const { print } = window;
  window.print = fn();
  return () => {
    window.print = print;
  };
};

/** The slip has the price that was paid, in both currencies, as after the sale. */
export const SlipPrinted = meta.story({
  tags: ['behaviour'],
  args: { detail: soldOn('2026-03-12T09:00:00Z') },
  beforeEach: beforeSlip,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print slip' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    await expect(document.body.querySelector('article')).toHaveTextContent(
      /23\.90\sUSD · ≈ 22\.04\sEUR · rate of 10-03-2026/,
    );
  },
});

/** The rate is newer than the sale, and says nothing of it. */
export const SlipOfEarlierSale = meta.story({
  tags: ['behaviour'],
  args: { detail: soldOn('2026-03-09T09:00:00Z') },
  beforeEach: beforeSlip,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print slip' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    const paper = document.body.querySelector('article');
    await expect(paper).toHaveTextContent(/23\.90\sUSD/);
    await expect(paper).not.toHaveTextContent('EUR');
  },
});

/** The extended policy is of no use for this package, so it is folded away. */
export const WithoutPolicy = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const policy = canvas.getByRole('heading', { name: 'Extended policy' });
    const [first, ...others] = canvas.getAllByText('NA');
    await expect(others).toHaveLength(3);
    await expect(first).not.toBeVisible();
    await userEvent.click(policy);
    await expect(first).toBeVisible();
  },
});

export const Erased = meta.story({ args: { detail: erasedDetail } });
export const PendingBalance = meta.story({
  args: { detail: detailOf(pendingItem) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('NA')).toHaveLength(1);
  },
});

/** Its link shows nothing any more. */
export const Refunded = meta.story({
  args: { detail: detailOf(refundedItem) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Send the link')).toBeNull();
    await expect(canvas.getByText('Returned to your credit')).toBeVisible();
    await expect(canvas.getByText('Activated at')).not.toBeVisible();
  },
});

export const Unused = meta.story({ args: { detail: detailOf(unusedItem) } });
export const FromStock = meta.story({ args: { detail: detailOf(stockItem) } });
export const Unlimited = meta.story({
  parameters: looks,
  args: { detail: detailOf(unlimitedItem) },
  play: async ({ canvas }) => {
    for (const text of ['128 KB/s', '2 GB', '1.25 GB', '16-03-2026 09:30']) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    }
  },
});
export const Endless = meta.story({ args: { detail: detailOf(endlessItem) } });
export const GuestSale = meta.story({ args: { detail: guestDetail } });
export const XmlMetatag = meta.story({ args: { detail: xmlDetail } });
export const WithoutEsims = meta.story({ args: { detail: detail({ relatedEsims: [] }) } });
export const LongValues = meta.story({ args: { detail: detailOf(longItem) } });
export const LongValuesMobile = meta.story({ globals: modes.mobile, args: { detail: detailOf(longItem) } });

const lost = {
  text: 'We do not know yet whether this was done. What you see here may be outdated.',
  isUnread: true,
  isLooking: false,
  onLook: fn(),
};

/** It stays in the page until it is known, and nothing is refunded before. */
export const RefundUnknown = meta.story({
  parameters: inLooks('desktop', 'dark', 'mobile', 'mobile dark'),
  args: { detail: detailOf(unusedItem), refund: { ...idle, lost } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(/^We do not know yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.refund.lost?.onLook).toHaveBeenCalled();
  },
});

export const RefundLookedUp = meta.story({
  args: { detail: detailOf(unusedItem), refund: { ...idle, lost: { ...lost, isLooking: true } } },
});
