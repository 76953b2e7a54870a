import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { CHARGE_ARRIVES_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { foundCharge, paymentOutcome, paymentStanding } from '#domain/payment-poll.ts';

const startedAt = Date.UTC(2026, 2, 10, 12, 0, 0);

const bought = (id: string, status: PaymentStatus, afterMs: number) => ({
  id,
  items: [{ id: `${id}-line`, status, dateTime: new Date(startedAt + afterMs).toISOString() }],
});

describe('a payment known by its start time alone', () => {
  const marker = { startedAt };

  test.each([
    ['a newer success', [bought('a', 'SUCCESS', 1_000)], 'success'],
    ['a newer failure', [bought('a', 'FAILURE', 1_000)], 'failure'],
    ['a newer pending one', [bought('a', 'PENDING', 1_000)], 'waiting'],
    ['an older success', [bought('a', 'SUCCESS', -1_000)], 'waiting'],
    [
      'a newer pending one before an older success',
      [bought('b', 'PENDING', 1_000), bought('a', 'SUCCESS', -1)],
      'waiting',
    ],
    ['nothing', [], 'waiting'],
  ] as const)('%s', (_, purchases, result) => {
    expect(paymentOutcome(marker, purchases, 0)).toBe(result);
  });
});

describe('a payment known by its id', () => {
  const marker = { startedAt, paymentId: 'mine' };

  test('is found however wrong the clock of the browser is', () => {
    expect(paymentOutcome(marker, [bought('mine', 'SUCCESS', -3_600_000)], 0)).toBe('success');
  });

  test('is found by the id of a line', () => {
    expect(paymentOutcome({ startedAt, paymentId: 'mine-line' }, [bought('mine', 'FAILURE', 0)], 0)).toBe('failure');
  });

  test('is not mistaken for another one that ended since', () => {
    expect(paymentOutcome(marker, [bought('other', 'SUCCESS', 1_000), bought('mine', 'PENDING', 500)], 0)).toBe(
      'waiting',
    );
  });

  test('is waited for while the history does not have it, whatever else ended since', () => {
    expect(paymentOutcome(marker, [bought('other', 'SUCCESS', 1_000)], 0)).toBe('waiting');
  });
});

test('goes on without the browser once 30 s are over', () => {
  expect(paymentOutcome({ startedAt }, [], PAYMENT_POLL_TIMEOUT_MS - 1)).toBe('waiting');
  expect(paymentOutcome({ startedAt }, [], PAYMENT_POLL_TIMEOUT_MS)).toBe('pending');
});

test('a success that comes at the last moment is still a success', () => {
  expect(paymentOutcome({ startedAt }, [bought('a', 'SUCCESS', 1)], PAYMENT_POLL_TIMEOUT_MS)).toBe('success');
});

test('nothing is known when no payment was started here', () => {
  expect(paymentOutcome(undefined, [bought('a', 'SUCCESS', 1)], 0)).toBe('unknown');
});

describe('a payment that another browser left for', () => {
  const marker = { startedAt, paymentId: 'mine', isElsewhere: true } as const;

  test.each([
    ['SUCCESS', 'success'],
    ['PENDING', 'waiting'],
    ['FAILURE', 'failure'],
  ] as const)('is %s as the history has it: %s', (status, result) => {
    expect(paymentOutcome(marker, [bought('mine', status, -3_600_000)], 0)).toBe(result);
  });

  test('is waited for until the history is read, and then unknown where that does not have it', () => {
    expect(paymentOutcome(marker, undefined, 0)).toBe('waiting');
    expect(paymentOutcome(marker, [bought('other', 'SUCCESS', 1)], 0)).toBe('unknown');
  });
});

describe('a page that tells of a payment', () => {
  const marker = { startedAt, paymentId: 'mine' };

  test.each([
    ['SUCCESS', 'success'],
    ['PENDING', 'pending'],
    ['FAILURE', 'failure'],
  ] as const)('says of a payment that is %s: %s', (status, standing) => {
    expect(paymentStanding(marker, [bought('other', 'SUCCESS', 1_000), bought('mine', status, 0)])).toBe(standing);
  });

  test('claims nothing when it was opened by hand', () => {
    expect(paymentStanding(undefined, [bought('other', 'SUCCESS', 1_000)])).toBe('none');
  });

  test('claims nothing of a payment that the history does not have', () => {
    expect(paymentStanding(marker, [bought('other', 'SUCCESS', 1_000)])).toBe('none');
  });
});

describe('a payment by balance whose answer was lost', () => {
  const listed = (status: PaymentStatus, afterMs: number, paymentUrl?: string) => ({
    ...bought('a', status, afterMs),
    hasPending: status === 'PENDING',
    ...(paymentUrl !== undefined && { paymentUrl }),
  });

  test.each([
    ['made since', [listed('SUCCESS', 1_000)], 0, 'success'],
    ['refused since', [listed('FAILURE', 1_000)], 0, 'failure'],
    [
      'being made, by whatever clock',
      [listed('PENDING', -3_600_000), listed('SUCCESS', 1_000)],
      CHARGE_ARRIVES_MS,
      'open',
    ],
    ['not there yet', [listed('SUCCESS', -1_000)], CHARGE_ARRIVES_MS - 1, 'open'],
    ['not there in the end', [listed('SUCCESS', -1_000)], CHARGE_ARRIVES_MS, 'unseen'],
    ['not there, beside one that waits on a page', [listed('PENDING', 1_000, '/pay')], CHARGE_ARRIVES_MS, 'unseen'],
  ] as const)('%s', (_, purchases, afterMs, found) => {
    expect(foundCharge(startedAt, purchases, startedAt + afterMs)).toBe(found);
  });
});
