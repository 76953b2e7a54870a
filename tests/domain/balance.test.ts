import { expect, test } from 'vitest';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { hasUnlimited } from '#domain/balance.ts';

const now = new Date('2026-03-15T12:00:00Z');

const sale = (packageType: 'standard' | 'unlimited', expiresAt?: string, state: SoldItem['state'] = 'activated') => ({
  state,
  balance: { packageType, ...(expiresAt !== undefined && { expiresAt }) } as SoldItem['balance'],
});

test('an unlimited package is left until it ends or is refunded', () => {
  expect(hasUnlimited([sale('standard'), sale('unlimited')], now)).toBe(true);
  expect(hasUnlimited([sale('unlimited', '2026-03-15T12:00:01Z')], now)).toBe(true);
  expect(hasUnlimited([sale('unlimited', '2026-03-15T12:00:00Z')], now)).toBe(false);
  expect(hasUnlimited([sale('unlimited', undefined, 'refunded')], now)).toBe(false);
  expect(hasUnlimited([sale('standard')], now)).toBe(false);
});
