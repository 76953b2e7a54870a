import type { ActivationMode } from '#contract/storefront/model/activationMode.ts';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { Credit } from '#contract/storefront/model/credit.ts';
import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { esimOfInstance } from './esim.ts';
import type { Money } from './money.ts';
import { isKeyReused, isProblem, isSettled, isSupplierMissing, NO_ANSWER, type Refusal } from './refusal.ts';

/** The views of the sell flow; each but the first is a `state` in the address (POS-032, POS-046). */
const SELL_STEPS = ['summary', 'notes', 'loading', 'success', 'error'] as const;
export type SellStep = (typeof SELL_STEPS)[number];

/** ON_DEMAND belongs to the partner API (POS-044). */
export const SELL_ACTIVATION_MODES = ['NOW', 'FIRST_USE'] as const satisfies readonly ActivationMode[];
export type SellActivationMode = (typeof SELL_ACTIVATION_MODES)[number];

type RefusedKind = 'insufficientCredit' | 'priceChanged' | 'refused';

/** Why the sale failed, or why its outcome is unknown (in the order of ERR-019). */
export type SellFailure =
  | { kind: 'customerExists' }
  | { kind: 'outOfStock' }
  | { kind: RefusedKind | 'unsettled'; problem: Refusal }
  /** It was charged, then refused by its supplier and refunded. */
  | { kind: 'refunded' }
  /** There was no connection: it was never sent. */
  | { kind: 'unsent' }
  | { kind: 'unanswered' }
  | { kind: 'unexpected' }
  /** It was sent before this page was loaded, or by another page. */
  | { kind: 'interrupted'; name: string };

const UNCERTAIN: ReadonlySet<SellFailure['kind']> = new Set(['unanswered', 'unexpected', 'unsettled', 'interrupted']);

/**
 * Whether the sale may have been made after all. The server is then asked, and nothing else is sold before it answers
 * (POS-065).
 */
export const isUncertain = ({ kind }: SellFailure): boolean => UNCERTAIN.has(kind);

/** The seller's last decisions; the fields of the call. */
export type SaleDetails = { metatag: string; activationMode: SellActivationMode };

/** Until another one was chosen: a package that is sold days before a journey keeps its full validity (POS-078). */
export const FIRST_ACTIVATION_MODE: SellActivationMode = 'FIRST_USE';

/** @param activationMode That of the last sale. */
export const newSaleDetails = (activationMode: SellActivationMode): SaleDetails => ({ metatag: '', activationMode });

export type Sale =
  | { state: 'open' }
  | { state: 'sending' }
  /** It was charged; its supplier has yet to deliver it. */
  | { state: 'preparing'; result: ActivationResult }
  | { state: 'sold'; result: ActivationResult }
  | { state: 'failed'; failure: SellFailure };

/** The call that sells: its result, or why it failed. */
export type SaleCall = {
  status: 'idle' | 'pending' | 'success' | 'error';
  result: ActivationResult | undefined;
  problem: Refusal | undefined;
  /** Whether it is known that the call was never sent. */
  isUnsent?: boolean;
};

type Covered = { amount: number; prices: readonly Money[] };

/** Whether own stock or the credit pays for a sale of the item. */
export const isCovered = (
  { amount, prices }: Covered,
  { value, currency }: { value: number; currency: string },
): boolean =>
  amount > 0 || prices.every(({ priceValue, currencyCode }) => currencyCode !== currency || priceValue <= value);

/** Whether a sale of the item waits for the automatic top-up, as far as the browser can tell (CRE-066). */
export const isToppedUpFor = (item: Covered, { autoTopUpEnabled, balance, suspension }: Credit): boolean =>
  autoTopUpEnabled && suspension === undefined && balance.value >= 0 && !isCovered(item, balance);

/** Whether the stock that was to pay for the sale was gone by then, so that the credit paid. */
export const isStockUsedUp = ({ amount }: Pick<Covered, 'amount'>, { state }: Pick<SoldItem, 'state'>): boolean =>
  amount > 0 && state === 'purchased';

/** Everything but success ends at the error step (POS-045). */
const isSold = ({ status }: ActivationResult): boolean => status === 'success';

/** Whether a sale was made, delivered or not. Sending the same call again would be another sale. */
export const isCharged = (result: ActivationResult): boolean => isSold(result) || result.status === 'pending';

const refusedKind = (problem: Refusal): RefusedKind => {
  if (problem.status === 402) return 'insufficientCredit';
  return isProblem(problem, 'price_changed', 'Price changed') ? 'priceChanged' : 'refused';
};

/** The meaning of a refused or unanswered sale, in the order of ERR-019. */
export const sellFailure = (problem: Refusal | undefined): SellFailure => {
  if (problem === undefined) return { kind: 'unexpected' };
  if (problem.status === NO_ANSWER) return { kind: 'unanswered' };
  if (isProblem(problem, 'customer_exists', 'Could not create customer')) return { kind: 'customerExists' };
  if (isProblem(problem, 'out_of_stock', 'Out of stock')) return { kind: 'outOfStock' };
  if (isSupplierMissing(problem)) return { kind: 'refused', problem };
  if (problem.status < 400 || problem.status >= 500 || isKeyReused(problem)) return { kind: 'unexpected' };
  return isSettled(problem) ? { kind: refusedKind(problem), problem } : { kind: 'unsettled', problem };
};

/** The state of the sale, by its call. */
export const saleOf = ({ status, result, problem, isUnsent = false }: SaleCall): Sale => {
  if (status === 'pending') return { state: 'sending' };
  if (status === 'error') return { state: 'failed', failure: isUnsent ? { kind: 'unsent' } : sellFailure(problem) };
  if (!result) return { state: 'open' };
  if (result.status === 'pending') return { state: 'preparing', result };
  return isSold(result) ? { state: 'sold', result } : { state: 'failed', failure: { kind: 'unexpected' } };
};

/** What became of a sale that was charged, as far as it is known now; undefined while it is being prepared. */
export const preparedSale = (detail: SoldItemDetail): Sale | undefined => {
  const { activatedItem, customer, relatedEsims, state, isBeingPrepared = false } = detail;
  if (isBeingPrepared) return undefined;
  if (state === 'refunded') return { state: 'failed', failure: { kind: 'refunded' } };
  const esimProfile = esimOfInstance(activatedItem, relatedEsims);
  return { state: 'sold', result: { status: 'success', activatedItem, customer, ...(esimProfile && { esimProfile }) } };
};

/** Whether the sale can be sent: not while it is under way, and not after it is done. */
export const canSend = ({ state }: Sale): boolean => state === 'open' || state === 'failed';

/** What is known of the attempt in an address, apart from the step. */
type KnownAttempt = {
  /** What this page has sent so far. */
  sale: Sale;
  /** The state that the server knows; undefined before its answer, UNUSED where the address has no attempt. */
  serverState: SaleAttempt['state'] | undefined;
  /** The outcome of an earlier attempt of this browser is unknown, or it was just found to have sold nothing. */
  isEarlierOpen: boolean;
  /** The server could not be reached. */
  isServerAway?: boolean;
};

/** `form`: the steps of the sale. `renewed`: the same form, for an attempt that was not ended. */
type AttemptView = 'form' | 'renewed' | 'question' | 'sold' | 'notes' | 'wait' | 'leave';

const isOver = (addressed: string | null): boolean => addressed === 'success' || addressed === 'error';

/**
 * What an address shows when this page has not sold anything from it: a sale with an unknown outcome takes precedence
 * over every form (POS-065).
 */
const unsentView = (known: KnownAttempt, addressed: string | null): AttemptView => {
  const { sale, serverState, isEarlierOpen, isServerAway = false } = known;
  if (serverState === 'SOLD' && isOver(addressed)) return 'sold';
  if (isEarlierOpen) return 'question';
  if (serverState === 'SOLD') return 'leave';
  if (serverState === 'ENDED') return 'renewed';
  const isReload = sale.state === 'open' && (isOver(addressed) || addressed === 'loading');
  // Unknown outcomes were handled above, so this attempt was never sent (SHE-097).
  if (isReload && isServerAway && addressed !== 'success') return 'notes';
  if (isReload && serverState === undefined) return 'wait';
  return isReload && addressed === 'loading' ? 'notes' : 'form';
};

/** What the address of an attempt shows. */
export const attemptView = (known: KnownAttempt, addressed: string | null): AttemptView =>
  known.sale.state === 'open' || known.sale.state === 'failed' ? unsentView(known, addressed) : 'form';

/**
 * The step for the state of a sale whose address still says "loading". The address changes a moment after the response;
 * without a call under way, the user came back to it by the browser's Back button (POS-047).
 */
const afterLoading = {
  open: 'leave',
  sending: 'loading',
  preparing: 'error',
  sold: 'success',
  failed: 'error',
} as const;

/**
 * The view for an address, given the state of the sale. A sale under way hides every other view; an address of a state
 * that was not reached here (after a reload, or going back) redirects out of the flow.
 */
export const shownStep = (sale: Sale, addressed: string | null): SellStep | 'leave' => {
  if (sale.state === 'sending') return 'loading';
  if (addressed === 'success') return sale.state === 'sold' ? 'success' : 'leave';
  if (addressed === 'loading') return afterLoading[sale.state];
  if (sale.state === 'sold') return 'leave';
  if (sale.state === 'preparing') return addressed === 'error' ? 'error' : 'leave';
  if (addressed === 'error') return sale.state === 'failed' ? 'error' : 'summary';
  return addressed === 'notes' ? 'notes' : 'summary';
};
