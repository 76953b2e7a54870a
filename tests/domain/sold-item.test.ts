import { describe, expect, test } from 'vitest';
import { canActivate, canRefund } from '#domain/sold-item.ts';

const now = new Date('2026-03-15T00:00:00Z');
const started = { activatedAt: '2026-03-14T00:00:00Z' };
const over = { expiresAt: '2026-03-14T00:00:00Z' };

describe('a sale', () => {
  test('can be refunded only in state purchased, in whatever case it is spelled', () => {
    expect(canRefund({ state: 'purchased' })).toBe(true);
    expect(canRefund({ state: 'PURCHASED' as 'purchased' })).toBe(true);
    expect(canRefund({ state: 'activated' })).toBe(false);
    expect(canRefund({ state: 'refunded' })).toBe(false);
  });

  test.each([
    ['purchased', {}, true],
    ['activated', {}, true],
    ['refunded', {}, false],
    ['purchased', started, false],
    ['purchased', over, false],
    ['purchased', { expiresAt: '2026-03-16T00:00:00Z' }, true],
  ] as const)('in state %s with %o can be activated: %s', (state, balance, expected) => {
    expect(canActivate({ state, balance }, now)).toBe(expected);
  });
});
