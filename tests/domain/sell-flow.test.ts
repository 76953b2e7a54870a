import { describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import type { ProblemCode, Refusal } from '#domain/refusal.ts';
import {
  attemptView,
  canSend,
  isCovered,
  isCharged,
  isStockUsedUp,
  isToppedUpFor,
  FIRST_ACTIVATION_MODE,
  preparedSale,
  type SaleCall,
  saleOf,
  isUncertain,
  sellFailure,
  shownStep,
} from '#domain/sell-flow.ts';

const result = (status: ActivationResult['status']): ActivationResult => ({ status }) as ActivationResult;
const problem = (status: number, code?: ProblemCode): Refusal => ({
  type: 'about:blank',
  title: 'T',
  ...(code && { code }),
  status,
  path: '/client-api/activations/register',
  message: 'M',
});
const idle: SaleCall = { status: 'idle', result: undefined, problem: undefined };
const answered = (status: ActivationResult['status']): SaleCall => ({
  status: 'success',
  result: result(status),
  problem: undefined,
});
const failed = (refusal?: Refusal): SaleCall => ({ status: 'error', result: undefined, problem: refusal });
const sending: SaleCall = { ...idle, status: 'pending' };

test('a new store begins with the first use', () => {
  expect(FIRST_ACTIVATION_MODE).toBe('FIRST_USE');
});

describe('saleOf', () => {
  test('a sale that was never sent can be sent, and nothing of it is asked for', () => {
    const sale = saleOf({ ...failed(problem(0)), isUnsent: true });
    expect(sale).toEqual({ state: 'failed', failure: { kind: 'unsent' } });
    expect(canSend(sale)).toBe(true);
    expect(isUncertain({ kind: 'unsent' })).toBe(false);
  });

  test('is open before the call, and again after a refusal that was put away', () => {
    expect(saleOf(idle)).toEqual({ state: 'open' });
  });

  test('is sold by a success, and never sent again then', () => {
    const sale = saleOf(answered('success'));
    expect(sale).toEqual({ state: 'sold', result: result('success') });
    expect(canSend(sale)).toBe(false);
  });

  test('treats a failure as an error', () => {
    expect(saleOf(answered('failure'))).toEqual({ state: 'failed', failure: { kind: 'unexpected' } });
  });

  test('is prepared by a supplier when it is pending, and not sent again then', () => {
    const sale = saleOf(answered('pending'));
    expect(sale).toEqual({ state: 'preparing', result: result('pending') });
    expect(canSend(sale)).toBe(false);
  });

  test('is not sent again while it is under way, nor after an earlier answer', () => {
    expect(canSend(saleOf(sending))).toBe(false);
    expect(saleOf({ ...answered('pending'), status: 'pending' })).toEqual({ state: 'sending' });
  });

  test('can be sent again after a refusal', () => {
    const sale = saleOf(failed(problem(409, 'price_changed')));
    expect(sale).toMatchObject({ state: 'failed', failure: { kind: 'priceChanged' } });
    expect(canSend(sale)).toBe(true);
    expect(canSend(saleOf(idle))).toBe(true);
  });
});

test.each([
  ['success', true],
  ['pending', true],
  ['failure', false],
] as const)('a sale that answers %s was charged: %s', (status, charged) => {
  expect(isCharged(result(status))).toBe(charged);
});

describe('a sale that is being prepared', () => {
  const esim = { customerProfileDomainId: 'b' };
  const detail = (changes: Partial<SoldItemDetail>) =>
    ({
      activatedItem: { customerProfileDomainId: 'b' },
      customer: {},
      relatedEsims: [{ customerProfileDomainId: 'a' }, esim],
      state: 'purchased',
      ...changes,
    }) as SoldItemDetail;

  test('stays so until its supplier has delivered it', () => {
    expect(preparedSale(detail({ isBeingPrepared: true }))).toBeUndefined();
  });

  test('is sold then, with its own eSIM', () => {
    const sale = preparedSale(detail({}));
    expect(sale).toMatchObject({ state: 'sold', result: { status: 'success', esimProfile: esim } });
  });

  test('is refunded when its supplier refuses it', () => {
    expect(preparedSale(detail({ state: 'refunded' }))).toEqual({ state: 'failed', failure: { kind: 'refunded' } });
  });

  test('is shown at the step of errors, and nowhere else (POS-045)', () => {
    const sale = saleOf(answered('pending'));
    expect([shownStep(sale, 'loading'), shownStep(sale, 'error')]).toEqual(['error', 'error']);
    for (const other of [null, 'notes', 'success']) expect(shownStep(sale, other)).toBe('leave');
  });
});

describe('isUncertain', () => {
  test.each([
    [undefined, true],
    [problem(0), true],
    [problem(500, 'internal_error'), true],
    [problem(409, 'request_still_running'), true],
    // An earlier call of this attempt had another body, and may have sold something.
    [problem(422, 'idempotency_key_reused'), true],
    [problem(429, 'too_many_requests'), true],
    [problem(409, 'out_of_stock'), false],
    [problem(402, 'insufficient_credits'), false],
    [problem(502, 'supplier_failed'), false],
  ])('tells whether the sale may have been made: %o', (answer, expected) => {
    expect(isUncertain(sellFailure(answer))).toBe(expected);
  });
});

describe('sellFailure', () => {
  test.each([
    [409, 'customer_exists', 'customerExists'],
    [409, 'out_of_stock', 'outOfStock'],
    [402, 'insufficient_credits', 'insufficientCredit'],
    [409, 'price_changed', 'priceChanged'],
    [409, 'request_still_running', 'unsettled'],
    [429, 'too_many_requests', 'unsettled'],
    [422, 'idempotency_key_reused', 'unexpected'],
    [409, 'customer_erased', 'refused'],
    [404, 'not_found', 'refused'],
    [502, 'supplier_failed', 'refused'],
    [504, 'supplier_timeout', 'refused'],
    [500, 'internal_error', 'unexpected'],
    [502, undefined, 'unexpected'],
    [0, undefined, 'unanswered'],
  ] as const)('reads %i %s as %s', (status, code, kind) => {
    expect(sellFailure(problem(status, code)).kind).toBe(kind);
  });

  test('passes a refusal on', () => {
    const refusal = problem(402, 'insufficient_credits');
    expect(sellFailure(refusal)).toEqual({ kind: 'insufficientCredit', problem: refusal });
  });

  test('is unexpected without an answer', () => {
    expect(sellFailure(undefined)).toEqual({ kind: 'unexpected' });
  });
});

describe('attemptView', () => {
  const open = saleOf(idle);
  const failedSale = saleOf(failed(problem(500, 'internal_error')));

  test.each([
    ['a new sale', open, 'UNUSED', false, 'notes', 'form'],
    ['a new sale of which the server has not answered yet', open, undefined, false, 'notes', 'form'],
    ['another sale of this browser that is open', open, 'UNUSED', true, 'notes', 'question'],
    ['one that is open, asked before the server answers', open, undefined, true, 'success', 'question'],
    ['a lost answer', failedSale, undefined, true, 'error', 'question'],
    ['a lost answer, going back', failedSale, undefined, true, 'notes', 'question'],
    ['a lost answer whose sale was made', failedSale, 'SOLD', true, 'error', 'sold'],
    ['a lost answer whose sale was made, before the address follows', failedSale, 'SOLD', true, 'notes', 'question'],
    ['a lost answer whose sale was not made', failedSale, 'ENDED', true, 'error', 'question'],
    ['the same, once the seller goes on', failedSale, 'ENDED', false, 'error', 'renewed'],
    ['a refusal', saleOf(failed(problem(402, 'insufficient_credits'))), 'UNUSED', false, 'error', 'form'],
    ['a reload after success', open, 'SOLD', false, 'success', 'sold'],
    ['a reload after success, before the server answers', open, undefined, false, 'success', 'wait'],
    ['a reload while it was prepared', open, 'SOLD', false, 'error', 'sold'],
    ['going back after that (POS-047)', open, 'SOLD', false, 'loading', 'leave'],
    ['going back further', open, 'SOLD', false, 'notes', 'leave'],
    ['an expired session: nothing was sent', open, 'UNUSED', false, 'loading', 'notes'],
    ['a success, in the page that sold it', saleOf(answered('success')), 'UNUSED', false, 'success', 'form'],
    ['a sale under way', saleOf(sending), 'UNUSED', true, 'loading', 'form'],
  ] as const)('after %s', (_name, sale, serverState, isEarlierOpen, addressed, view) => {
    expect(attemptView({ sale, serverState, isEarlierOpen }, addressed)).toBe(view);
  });

  test.each([
    ['a failure leads back to the last step', false, 'error', 'notes'],
    ['a sale under way does too', false, 'loading', 'notes'],
    ['a success waits for the server', false, 'success', 'wait'],
    ['a sale that may have been made is asked for', true, 'error', 'question'],
  ] as const)('after a reload without a network, %s', (_name, isEarlierOpen, addressed, view) => {
    expect(attemptView({ sale: open, serverState: undefined, isEarlierOpen, isServerAway: true }, addressed)).toBe(
      view,
    );
  });
});

describe('shownStep', () => {
  const open = saleOf(idle);
  const underWay = saleOf(sending);
  const sold = saleOf(answered('success'));
  const refused = saleOf(failed());

  test.each([
    ['a new flow', open, null, 'summary'],
    ['a new flow', open, 'notes', 'notes'],
    ['a new flow', open, 'nonsense', 'summary'],
    ['a reload while loading', open, 'loading', 'leave'],
    ['a reload after success', open, 'success', 'leave'],
    ['a reload after an error', open, 'error', 'summary'],
    ['a sale under way', underWay, 'loading', 'loading'],
    ['a sale under way, going back', underWay, 'notes', 'loading'],
    ['a success', sold, 'success', 'success'],
    ['a success whose address is late', sold, 'loading', 'success'],
    ['a success, at another step', sold, 'notes', 'leave'],
    ['an error', refused, 'error', 'error'],
    ['an error whose address is late', refused, 'loading', 'error'],
    ['an error, at the notes', refused, 'notes', 'notes'],
  ] as const)('after %s (%#) at %s', (_name, sale, addressed, step) => {
    expect(shownStep(sale, addressed)).toBe(step);
  });
});

test('a sale is covered by own stock, or by credit of at least its price', () => {
  const item = { amount: 0, prices: [{ priceValue: 4, currencyCode: 'USD' }] };
  expect(isCovered(item, { value: 4, currency: 'USD' })).toBe(true);
  expect(isCovered(item, { value: 3.99, currency: 'USD' })).toBe(false);
  expect(isCovered({ ...item, amount: 1 }, { value: 0, currency: 'USD' })).toBe(true);
});

test.each([
  ['Could not create customer', 'customerExists'],
  ['out of stock', 'outOfStock'],
  ['Price changed', 'priceChanged'],
  ['Another title', 'refused'],
])('a refusal without a code is read by its title: %s', (title, kind) => {
  expect(sellFailure({ ...problem(409), title }).kind).toBe(kind);
});

test.each([
  [1, 'purchased', true],
  [1, 'activated', false],
  [0, 'purchased', false],
] as const)(
  'with %i in stock at its summary, a sale that ends as %s tells that the stock was used up: %s',
  (amount, state, expected) => {
    expect(isStockUsedUp({ amount }, { state })).toBe(expected);
  },
);

describe('isToppedUpFor', () => {
  const dear = { amount: 0, prices: [{ priceValue: 60, currencyCode: 'USD' }] };
  const credit = {
    balance: { value: 15, currency: 'USD' },
    autoTopUpEnabled: true,
    topUpThreshold: 10,
    topUpAmount: 20,
  };

  test('is true where the credit is too low, and the automatic top-up pays', () => {
    expect(isToppedUpFor(dear, credit)).toBe(true);
  });

  test.each([
    ['the stock pays', { ...dear, amount: 1 }, credit],
    ['the credit pays', dear, { ...credit, balance: { value: 60, currency: 'USD' } }],
    ['it is off', dear, { ...credit, autoTopUpEnabled: false }],
    ['a debt is left', dear, { ...credit, balance: { value: -1, currency: 'USD' } }],
    ['the reseller may not sell', dear, { ...credit, suspension: { reason: 'A dispute.', since: '2026-11-20' } }],
  ])('is false where %s', (_why, item, given) => {
    expect(isToppedUpFor(item, given)).toBe(false);
  });
});
