import { type CartLine, withoutPaid } from '#domain/cart.ts';
import { PURCHASE_START_LEAD_MS } from '#domain/limits.ts';
import type { PaymentMarker } from '#domain/payment-poll.ts';
import { type AccountEntry, accountPlace } from './account-entries.ts';
import { asCart, cartProducts, EMPTY_CART, purchaseCart } from './cart.ts';
import { topUpValue } from './top-up.ts';
import { type Stored, stored } from './stored.ts';

const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Start of the payment under way, as Date.now(): 5 s before the click, because the clock of the server, which dates the
 * payment, may be behind (PKG-050).
 */
export const purchaseStartTime: Stored<number | null> = stored<number | null>('purchaseStartTime', null, asTime);

/** The server's id of that payment, which finds it whatever the clock says. */
export const purchasePaymentId: Stored<string | null> = stored<string | null>('purchasePaymentId', null, asText);

/**
 * Start of a payment by balance whose outcome this browser does not know. Same format as `purchaseStartTime`. While it
 * is set, no other payment can be made.
 */
export const openChargeTime: Stored<number | null> = stored<number | null>('openChargeTime', null, asTime);

// The payment that this tab left for. The browser keeps the last one of all its tabs as well (PKG-050), for a payment
// page that comes back in another tab: a tab that left for another payment waits for that one.

type TabMarker = PaymentMarker & {
  /** What it pays for; null for credit. */
  cart: readonly CartLine[] | null;
  /** How much credit, where it pays for that. */
  amount?: number | undefined;
};

/** A payment that a tab of this browser left for, and whose outcome was not told yet. */
export type LeftPayment = TabMarker & { paymentId: string };

/** One page of the purchase history, where they are looked up, shows this many for certain. */
const LEFT_PAYMENTS = 20;

/** Takes what was paid for out of the cart; null is everything (PKG-052). */
const takeOutOfCart = (paid: readonly CartLine[] | null): void => {
  const left = paid ? withoutPaid(cartProducts.read(), paid) : EMPTY_CART;
  cartProducts.write(left.length === 0 ? EMPTY_CART : left);
};

const asLeftPayment = (value: unknown): LeftPayment[] => {
  const { startedAt, paymentId, cart, amount } = (value ?? {}) as Partial<LeftPayment>;
  if (typeof startedAt !== 'number' || typeof paymentId !== 'string') return [];
  return [{ startedAt, paymentId, cart: asCart(cart) ?? null, amount: Number(amount) || undefined }];
};

/** The payments of all tabs, the newest last: each may be paid in another browser while this one has left for the next. */
export const leftPayments: Stored<readonly LeftPayment[]> = stored<readonly LeftPayment[]>(
  'leftPayments',
  [],
  (value) => (Array.isArray(value) ? value.flatMap(asLeftPayment) : undefined),
);

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

/** Without storage the page waits for the last payment of the browser. */
const write = (slot: Slot, value: PaymentMarker | true | undefined): void => {
  if (value === undefined) place.removeItem(slot);
  else place.setItem(slot, JSON.stringify(value));
};

const readOwn = (): TabMarker | undefined => read(UNDER_WAY) as TabMarker | undefined;

const keepLeft = (paymentId: string, payment: LeftPayment | undefined): void => {
  const others = leftPayments.read().filter((other) => other.paymentId !== paymentId);
  leftPayments.write(payment ? [...others, payment].slice(-LEFT_PAYMENTS) : others);
};

/** The marker of this tab, else that of the browser. */
const underWay = (): TabMarker | undefined => {
  const own = readOwn();
  const startedAt = purchaseStartTime.read();
  if (own || startedAt === null) return own;
  return { startedAt, paymentId: purchasePaymentId.read() ?? undefined, cart: purchaseCart.read() };
};

const keep = (marker: TabMarker): void => {
  const { paymentId } = marker;
  if (paymentId !== undefined) keepLeft(paymentId, { ...marker, paymentId });
  write(UNDER_WAY, marker);
  purchaseStartTime.write(marker.startedAt);
  purchaseCart.write(marker.cart);
  if (marker.paymentId === undefined) purchasePaymentId.clear();
  else purchasePaymentId.write(marker.paymentId);
};

const now = (): number => Date.now() - PURCHASE_START_LEAD_MS;

/** To call with the click on pay, before anything is sent; with the cart, where it is paid for. */
export const markPaymentStart = (cart: readonly CartLine[] | null): void =>
  keep({ startedAt: now(), cart, ...(cart === null && { amount: topUpValue.read() ?? undefined }) });

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

/**
 * Whether the browser left for the payment for this. An empty cart is that of a payment that was resumed here, whose page
 * tells what it was for.
 */
export const isPaidFor = ({ cart }: LeftPayment, paidFor: PaidFor): boolean =>
  paidFor === 'credit' ? cart === null : (cart?.length ?? 0) > 0;

/** Whether it was for the cart, or the amount, that is to be paid now. */
export const isForWhatIsChosen = ({ cart, amount }: LeftPayment): boolean =>
  cart === null ? amount === topUpValue.read() : JSON.stringify(cart) === JSON.stringify(cartProducts.read());

/**
 * The payment that the browser has come back from.
 *
 * @param named Id of the payment in the address, which another browser may have left for.
 */
export const readReturn = (named: string | null): TabMarker | undefined => {
  const marker = underWay();
  if (named === null || marker?.paymentId === named) return marker;
  const left = leftPayments.read().find(({ paymentId }) => paymentId === named);
  return left ?? { startedAt: now(), paymentId: named, isElsewhere: true, cart: [] };
};

/**
 * Takes out of the cart what the payment was for, once (PKG-052).
 *
 * @param named As for `readReturn`; a payment of another browser takes nothing out.
 */
export const emptyPaidCart = (named: string | null = null): void => {
  const marker = readReturn(named);
  takeOutOfCart(marker ? marker.cart : purchaseCart.read());
  if (!marker?.cart || marker.isElsewhere) return;
  const emptied = { ...marker, cart: [] };
  if (marker.startedAt === underWay()?.startedAt) keep(emptied);
  else if (marker.paymentId !== undefined) keepLeft(marker.paymentId, { ...emptied, paymentId: marker.paymentId });
};

/** Forgets the amount that was to be bought, unless it was chosen after this payment had started. */
export const forgetPaidAmount = ({ amount }: Pick<TabMarker, 'amount'>): void => {
  if (amount === undefined || amount === topUpValue.read()) topUpValue.clear();
};

/** The payment need not be looked up any more: its outcome was told. */
export const forgetLeftPayment = ({ paymentId }: PaymentMarker): void => {
  if (paymentId !== undefined) keepLeft(paymentId, undefined);
};

const clearOwn = (): void => {
  const own = readOwn();
  write(UNDER_WAY, undefined);
  if (own && own.startedAt !== purchaseStartTime.read()) return;
  purchaseStartTime.clear();
  purchasePaymentId.clear();
  purchaseCart.clear();
};

/** The marker of another tab's payment stays. */
export const clearPaymentMarker = (ended: PaymentMarker | undefined = underWay()): void => {
  if (ended) forgetLeftPayment(ended);
  if (ended?.startedAt === underWay()?.startedAt) clearOwn();
};

/** The payment that this tab came back from, for the page that tells how it ended. */
export const keepEndedPayment = (marker: PaymentMarker): void => write(ENDED, marker);

export const readEndedPayment = (): PaymentMarker | undefined => read(ENDED) as PaymentMarker | undefined;

export const forgetEndedPayment = (): void => write(ENDED, undefined);

/** To call before this tab leaves for the form of a card: only then does an address tell what that form said. */
export const markCardForm = (): void => write(CARD_FORM, true);

export const hasLeftForCardForm = (): boolean => read(CARD_FORM) === true;

export const forgetCardForm = (): void => write(CARD_FORM, undefined);
