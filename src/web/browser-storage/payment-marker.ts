import type { CartLine } from '#domain/cart.ts';
import { PURCHASE_START_LEAD_MS } from '#domain/limits.ts';
import type { PaymentMarker } from '#domain/payment-poll.ts';
import { purchaseCart, takeOutOfCart } from './cart.ts';
import { purchasePaymentId, purchaseStartTime } from './payment.ts';
import { type AccountEntry, accountPlace } from './account-entries.ts';

// The payment that this tab left for. The browser keeps the last one of all its tabs as well (PKG-050), for a payment
// page that comes back in another tab: a tab that left for another payment waits for that one.

type TabMarker = PaymentMarker & { cart: readonly CartLine[] | null };

type Slot = AccountEntry<'sessionStorage'>;

const UNDER_WAY: Slot = 'payment';
const ENDED: Slot = 'endedPayment';
const CARD_FORM: Slot = 'cardForm';

const place = accountPlace('sessionStorage');

const read = (slot: Slot): unknown => {
  try {
    return JSON.parse(place.getItem(slot) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (slot: Slot, value: PaymentMarker | true | undefined): void => {
  try {
    if (value === undefined) place.removeItem(slot);
    else place.setItem(slot, JSON.stringify(value));
  } catch {
    // Without storage the page waits for the last payment of the browser.
  }
};

const readOwn = (): TabMarker | undefined => read(UNDER_WAY) as TabMarker | undefined;

/** The marker of this tab, else that of the browser. */
const underWay = (): TabMarker | undefined => {
  const own = readOwn();
  const startedAt = purchaseStartTime.read();
  if (own || startedAt === null) return own;
  return { startedAt, paymentId: purchasePaymentId.read() ?? undefined, cart: purchaseCart.read() };
};

const keep = (marker: TabMarker): void => {
  write(UNDER_WAY, marker);
  purchaseStartTime.write(marker.startedAt);
  purchaseCart.write(marker.cart);
  if (marker.paymentId === undefined) purchasePaymentId.clear();
  else purchasePaymentId.write(marker.paymentId);
};

const now = (): number => Date.now() - PURCHASE_START_LEAD_MS;

/** To call with the click on pay, before anything is sent; with the cart, where it is paid for. */
export const markPaymentStart = (cart: readonly CartLine[] | null): void => keep({ startedAt: now(), cart });

export const markPaymentId = (paymentId: string): void =>
  keep({ ...(underWay() ?? { startedAt: now(), cart: [] }), paymentId });

/** To call before the browser leaves for the page of a payment that was started earlier, here or elsewhere. */
export const markPaymentResumed = (paymentId: string): void => {
  const last = underWay();
  // The cart of now was filled for another payment, unless this one was the last to start here.
  keep({ startedAt: now(), paymentId, cart: last?.paymentId === paymentId ? last.cart : [] });
};

export const readPaymentMarker = (): PaymentMarker | undefined => underWay();

/** What a payment is made for. */
export type PaidFor = 'cart' | 'credit';

/** The payment for this that the browser left for last, and has not come back from. */
export const readLeftPayment = (paidFor: PaidFor): PaymentMarker | undefined => {
  const marker = underWay();
  if (marker?.paymentId === undefined) return undefined;
  // An empty cart is that of a payment that was resumed here, whose page tells what it was for.
  const isOfIt = paidFor === 'credit' ? marker.cart === null : (marker.cart?.length ?? 0) > 0;
  return isOfIt ? marker : undefined;
};

/**
 * The payment that the browser has come back from.
 *
 * @param named Id of the payment in the address, which another browser may have left for.
 */
export const readReturn = (named: string | null): PaymentMarker | undefined => {
  const marker = underWay();
  if (named === null || marker?.paymentId === named) return marker;
  return { startedAt: now(), paymentId: named, isElsewhere: true };
};

/** Takes out of the cart what the payment was for, once (PKG-052). */
export const emptyPaidCart = (): void => {
  const marker = underWay();
  takeOutOfCart(marker ? marker.cart : purchaseCart.read());
  if (marker?.cart) keep({ ...marker, cart: [] });
};

/** The marker of another tab's payment stays. */
export const clearPaymentMarker = (): void => {
  const own = readOwn();
  write(UNDER_WAY, undefined);
  if (own && own.startedAt !== purchaseStartTime.read()) return;
  purchaseStartTime.clear();
  purchasePaymentId.clear();
  purchaseCart.clear();
};

/** The payment that this tab came back from, for the page that tells how it ended. */
export const keepEndedPayment = (marker: PaymentMarker): void => write(ENDED, marker);

export const readEndedPayment = (): PaymentMarker | undefined => read(ENDED) as PaymentMarker | undefined;

export const forgetEndedPayment = (): void => write(ENDED, undefined);

/** To call before this tab leaves for the form of a card: only then does an address tell what that form said. */
export const markCardForm = (): void => write(CARD_FORM, true);

export const hasLeftForCardForm = (): boolean => read(CARD_FORM) === true;

export const forgetCardForm = (): void => write(CARD_FORM, undefined);
