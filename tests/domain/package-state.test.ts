import { expect, test } from 'vitest';
import type { Balance } from '#contract/storefront/model/balance.ts';
import { packageWithdrawal } from '#domain/esim.ts';
import { packageState, packageStateOf } from '#domain/package-state.ts';
import { aBalance } from '../traveller/profiles.ts';

const now = new Date('2026-03-20T12:00:00Z');
const { activatedAt: _activatedAt, expiresAt: _expiresAt, ...unstarted } = aBalance();
const none = { sizeValue: 0, sizeUnit: 'GB' } as const;

test.each<[Balance, string]>([
  [aBalance(), 'active'],
  [unstarted, 'pending'],
  [aBalance({ availableBalance: none }), 'empty'],
  [aBalance({ availableBalance: none, packageType: 'unlimited' }), 'active'],
  [aBalance({ expiresAt: '2026-03-20T12:00:00Z' }), 'expired'],
  [aBalance({ withdrawal: 'DELETED' }), 'deleted'],
  [{ ...unstarted, withdrawal: 'DELETED' }, 'deleted'],
  [aBalance({ withdrawal: 'DELETED', availableBalance: none }), 'empty'],
  [aBalance({ withdrawal: 'DELETED', expiresAt: '2026-03-20T12:00:00Z' }), 'expired'],
  [aBalance({ withdrawal: 'REFUNDED' }), 'refunded'],
])('%j is %s', (balance, state) => {
  expect(packageState(balance, now)).toBe(state);
  expect(packageStateOf({ state: 'purchased', balance }, now)).toBe(state);
  expect(packageStateOf({ state: 'refunded', balance }, now)).toBe('refunded');
});

test('a package is withdrawn with its last eSIM, and not while the first one is on order', () => {
  expect(packageWithdrawal({ state: 'purchased', hasEsim: true })).toBeUndefined();
  expect(packageWithdrawal({ state: 'purchased', hasEsim: null })).toBeUndefined();
  expect(packageWithdrawal({ state: 'purchased' })).toBeUndefined();
  expect(packageWithdrawal({ state: 'activated', hasEsim: false })).toBe('DELETED');
  expect(packageWithdrawal({ state: 'refunded', hasEsim: true })).toBe('REFUNDED');
});
