import { expect, test } from 'vitest';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isOnlyUnlimited } from '#domain/balance.ts';

const now = new Date('2026-03-15T12:00:00Z');

const sale = (packageType: 'standard' | 'unlimited', expiresAt?: string, state: SoldItem['state'] = 'activated') => ({
  state,
  balance: { packageType, ...(expiresAt !== undefined && { expiresAt }) } as SoldItem['balance'],
});

const nothing = { sizeValue: 0, sizeUnit: 'B' } as const;

test('an unlimited package is what is left until it ends or is refunded, unless bytes of others are left', () => {
  expect(isOnlyUnlimited(nothing, [sale('standard'), sale('unlimited')], now)).toBe(true);
  expect(isOnlyUnlimited(nothing, [sale('unlimited', '2026-03-15T12:00:01Z')], now)).toBe(true);
  expect(isOnlyUnlimited(nothing, [sale('unlimited', '2026-03-15T12:00:00Z')], now)).toBe(false);
  expect(isOnlyUnlimited(nothing, [sale('unlimited', undefined, 'refunded')], now)).toBe(false);
  expect(isOnlyUnlimited(nothing, [sale('standard')], now)).toBe(false);
  expect(isOnlyUnlimited({ sizeValue: 3.5, sizeUnit: 'GB' }, [sale('unlimited')], now)).toBe(false);
});
