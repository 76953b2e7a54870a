import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { getListPaymentHistoryResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';

/** The contract's examples: a pending top-up, stock with a bulk discount, and a top-up. */
export const purchases: Purchase[] = getListPaymentHistoryResponseMock().items;

const example = (index: number): Purchase => {
  const found = purchases[index];
  if (!found) throw new Error('The contract has no such example');
  return found;
};

export const pendingTopUp: Purchase = example(0);
export const bulk: Purchase = example(1);
export const topUp: Purchase = example(2);

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

/** Two lines without a discount. */
export const group: Purchase = {
  ...bulk,
  id: 'group',
  bulkDiscounts: [],
  items: bulk.items.flatMap((item) => [
    { ...item, amount: 5, totalPackagePrices: [usd(46)] },
    { ...item, id: 'second', amount: 2, dataPackageName: 'World unlimited 10 days', totalPackagePrices: [usd(58)] },
  ]),
  totalPrices: [usd(123.76)],
};

/** The same, with one line that is not paid yet. */
export const partlyPending: Purchase = {
  ...group,
  hasPending: true,
  items: group.items.map((item, index) =>
    Object.assign({}, item, { status: index === 0 ? 'SUCCESS' : 'PENDING' } as const),
  ),
};

const { paymentUrl: _, ...withoutPage } = pendingTopUp;

/** Its outcome comes without a page, so that there is none to go to. */
export const pendingWithoutPage: Purchase = withoutPage;

export const failedTopUp: Purchase = {
  ...withoutPage,
  hasPending: false,
  items: pendingTopUp.items.map((item) => Object.assign({}, item, { status: 'FAILURE' } as const)),
};

export const cancelledTopUp: Purchase = { ...failedTopUp, isCancelled: true };

/** A part of it went back. */
export const refunded: Purchase = {
  ...topUp,
  takenBack: usd(23.8),
  creditNotes: [{ id: 'note', number: '1001-C1', dateTime: topUp.date, amount: usd(23.8), isVoid: false }],
};

/** The first refund failed after it was made, and was made again. */
export const refundedAgain: Purchase = {
  ...refunded,
  creditNotes: (refunded.creditNotes ?? []).flatMap((note) => [
    { ...note, isVoid: true },
    { ...note, id: 'second', number: '1001-C2' },
  ]),
};

/** Another amount came by bank transfer, and became a top-up of its own. */
export const otherAmount: Purchase = { ...failedTopUp, received: { priceValue: 59.5, currencyCode: 'USD' } };
