import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { CHARGE_ARRIVES_MS, PAYMENT_POLL_TIMEOUT_MS } from './limits.ts';

/** The browser's record of the payment that it left the store for. */
export type PaymentMarker = {
  /** By the browser's clock, 5 s before the click. */
  startedAt: number;
  paymentId?: string | undefined;
  /** The address of the return alone names the payment: another browser left for it. */
  isElsewhere?: true;
};

type Bought = Pick<Purchase, 'id'> & {
  items: readonly Pick<Purchase['items'][number], 'id' | 'dateTime' | 'status'>[];
};

/**
 * - `unknown`: no payment was started here, or the address names one that the history does not have
 * - `waiting`: ask again in a moment
 * - `pending`: after 30 s; it continues without the browser
 */
export type PaymentResult = 'unknown' | 'waiting' | 'success' | 'failure' | 'pending';

const statusById = (purchases: readonly Bought[], paymentId: string): PaymentStatus | undefined => {
  const purchase = purchases.find(({ id, items }) => id === paymentId || items.some((item) => item.id === paymentId));
  return purchase?.items[0]?.status;
};

const statusByTime = (purchases: readonly Bought[], startedAt: number): PaymentStatus | undefined =>
  purchases
    .flatMap(({ items }) => items)
    .find(({ dateTime, status }) => status !== 'PENDING' && new Date(dateTime).getTime() > startedAt)?.status;

/** PKG-054 uses the browser's clock, which can be wrong. The payment's id is exact where it is known. */
const statusOf = (purchases: readonly Bought[], { startedAt, paymentId }: PaymentMarker): PaymentStatus | undefined =>
  paymentId === undefined ? statusByTime(purchases, startedAt) : statusById(purchases, paymentId);

/**
 * The state of the payment after `elapsedMs` of polling the purchase history.
 *
 * @param purchases Nothing while they have not been read.
 */
export const paymentOutcome = (
  marker: PaymentMarker | undefined,
  purchases: readonly Bought[] | undefined,
  elapsedMs: number,
): PaymentResult => {
  if (!marker) return 'unknown';
  const status = purchases && statusOf(purchases, marker);
  if (status === 'SUCCESS') return 'success';
  if (status === 'FAILURE') return 'failure';
  // A payment is in the history before its page opens.
  if (marker.isElsewhere && purchases && status === undefined) return 'unknown';
  return elapsedMs >= PAYMENT_POLL_TIMEOUT_MS ? 'pending' : 'waiting';
};

/**
 * The state of the payment that the browser came back from:
 * - `none`: it did not come back from a payment, or the history does not have it
 */
export type PaymentStanding = 'success' | 'pending' | 'failure' | 'none';

const standings = { SUCCESS: 'success', PENDING: 'pending', FAILURE: 'failure' } as const;

/** The purchase history decides: the address of a page proves nothing, since anybody can open it. */
export const paymentStanding = (marker: PaymentMarker | undefined, purchases: readonly Bought[]): PaymentStanding => {
  const status = marker && statusOf(purchases, marker);
  return status ? standings[status] : 'none';
};

/**
 * What became of a payment by balance whose answer was lost:
 * - `open`: it can still be made, so nothing else must be charged
 * - `unseen`: the history does not have it, although it would have arrived by now
 */
type FoundCharge = 'open' | 'success' | 'failure' | 'unseen';

type Pending = Bought & Pick<Purchase, 'hasPending' | 'paymentUrl'>;

/**
 * Only a payment that is made without a page is pending without one. It counts whatever the clock of the browser says.
 */
const isBeingCharged = ({ hasPending, paymentUrl }: Pending): boolean => hasPending && paymentUrl === undefined;

/** @param readAt When the history was read. */
export const foundCharge = (startedAt: number, purchases: readonly Pending[], readAt: number): FoundCharge => {
  if (purchases.some(isBeingCharged)) return 'open';
  const status = statusByTime(purchases, startedAt);
  if (status !== undefined) return status === 'SUCCESS' ? 'success' : 'failure';
  return Math.abs(readAt - startedAt) < CHARGE_ARRIVES_MS ? 'open' : 'unseen';
};
