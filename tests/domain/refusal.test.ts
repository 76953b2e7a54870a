import { describe, expect, test } from 'vitest';
import { isPaymentUnknown } from '#domain/payment-refusal.ts';
import { isSettled } from '#domain/refusal.ts';

describe('a refusal', () => {
  test.each([
    [402, 'insufficient_credits', true],
    [409, 'price_changed', true],
    [409, 'request_still_running', false],
    [429, 'too_many_requests', false],
    [500, 'internal_error', false],
    [502, 'supplier_failed', true],
    [504, 'supplier_timeout', true],
    [504, 'exchange_payment_timeout', false],
    [0, undefined, false],
  ] as const)('of %i %s is settled: %s', (status, code, expected) => {
    expect(isSettled({ status, ...(code && { code }) })).toBe(expected);
  });

  test.each([
    [409, 'price_changed', false],
    [429, 'too_many_requests', false],
    [429, 'too_many_long_calls', false],
    [502, 'payment_provider_failed', false],
    [504, 'payment_provider_timeout', false],
    [409, 'request_still_running', true],
    [504, 'exchange_payment_timeout', true],
    [500, 'internal_error', true],
    [0, undefined, true],
  ] as const)('of a payment, %i %s: it may have been paid is %s', (status, code, expected) => {
    expect(isPaymentUnknown({ status, ...(code && { code }) })).toBe(expected);
  });
});
