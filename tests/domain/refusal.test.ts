import { describe, expect, test } from 'vitest';
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
});
