import { describe, expect, test } from 'vitest';
import { nextReset, periodUseAfter, remainingHighSpeedBytes } from '#domain/extended-policy.ts';
import { simulatedPackages } from '#server/gateways/supply/simulator/catalogue.ts';

const gigabyte = 1024 ** 3;
const now = new Date('2026-03-15T12:00:00.000Z');
const volume = { totalHighSpeedVolume: { sizeValue: 2, sizeUnit: 'GB' } } as const;
const daily = { type: 'unlimited', resetType: 'timeInterval', interval: '24h', ...volume } as const;
const none = { type: 'standard', resetType: 'none', ...volume } as const;
const at = (fixedTime: string) => ({ type: 'unlimited', resetType: 'fixedTime', fixedTime, ...volume }) as const;

const started = { state: 'purchased', activatedAt: '2026-03-14T09:30:00.000Z', expiresAt: null } as const;
const pending = { ...started, activatedAt: null };
const refunded = { ...started, state: 'refunded' } as const;
const expired = { ...started, expiresAt: '2026-03-15T12:00:00.000Z' };

describe('nextReset', () => {
  test('counts intervals from the activation', () => {
    expect(nextReset({ ...started, policy: daily }, now)).toEqual(new Date('2026-03-16T09:30:00.000Z'));
  });

  test.each([
    ['13:00', '2026-03-15T13:00:00.000Z'],
    ['12:00', '2026-03-16T12:00:00.000Z'],
  ])('takes the next %s in UTC', (fixedTime, expected) => {
    expect(nextReset({ ...started, policy: at(fixedTime) }, now)).toEqual(new Date(expected));
  });

  test.each([
    ['a pending balance', { ...pending, policy: daily }],
    ['a refunded balance', { ...refunded, policy: daily }],
    ['an expired balance', { ...expired, policy: daily }],
    ['a policy without reset', { ...started, policy: none }],
    ['an interval that cannot be read', { ...started, policy: { ...daily, interval: 'soon' } }],
    ['a balance that ends before', { ...started, expiresAt: '2026-03-15T18:00:00.000Z', policy: daily }],
  ])('is none for %s', (_name, balance) => {
    expect(nextReset(balance, now)).toBeUndefined();
  });
});

describe('remainingHighSpeedBytes', () => {
  const used = (lastUsedAt: string, gigabytes = 0.5) => ({ periodUsedBytes: gigabytes * gigabyte, lastUsedAt });
  const unused = { periodUsedBytes: 0, lastUsedAt: null };

  test.each([
    ['interval', daily, '2026-03-15T09:30:00.000Z', '2026-03-15T09:29:59.999Z'],
    ['time of day', at('06:00'), '2026-03-15T06:00:00.000Z', '2026-03-15T05:59:59.999Z'],
  ])('counts what was used since the last reset by %s, and nothing from before', (_name, policy, since, before) => {
    expect(remainingHighSpeedBytes({ ...started, policy, ...used(since) }, now)).toBe(1.5 * gigabyte);
    expect(remainingHighSpeedBytes({ ...started, policy, ...used(before) }, now)).toBe(2 * gigabyte);
  });

  test('counts from the activation on where nothing was reset yet', () => {
    const use = used('2026-03-14T09:30:00.000Z');
    expect(remainingHighSpeedBytes({ ...started, policy: none, ...use }, now)).toBe(1.5 * gigabyte);
    const early = new Date('2026-03-14T10:00:00.000Z');
    expect(remainingHighSpeedBytes({ ...started, policy: at('00:00'), ...use }, early)).toBe(1.5 * gigabyte);
  });

  test('is everything while pending, and none once over or used up', () => {
    expect(remainingHighSpeedBytes({ ...pending, policy: daily, ...unused }, now)).toBe(2 * gigabyte);
    expect(remainingHighSpeedBytes({ ...refunded, policy: daily, ...unused }, now)).toBe(0);
    expect(remainingHighSpeedBytes({ ...expired, policy: daily, ...unused }, now)).toBe(0);
    const use = used('2026-03-15T11:00:00.000Z', 3);
    expect(remainingHighSpeedBytes({ ...started, policy: daily, ...use }, now)).toBe(0);
  });

  test('is unknown without a high-speed volume', () => {
    expect(remainingHighSpeedBytes({ ...started, policy: { type: 'standard' }, ...unused }, now)).toBeUndefined();
  });
});

describe('the catalogue that a store starts with', () => {
  const policies = simulatedPackages().flatMap(({ policy }) => policy ?? []);

  test('has packages of every kind of reset', () => {
    const kinds = new Set(policies.map(({ resetType }) => resetType));
    expect(kinds).toEqual(new Set(['timeInterval', 'fixedTime', 'none']));
  });

  test('names an interval only with timeInterval, a time of day only with fixedTime, and always a type', () => {
    for (const { type, resetType, interval, fixedTime } of policies) {
      expect(type).toMatch(/^(standard|unlimited)$/);
      expect(interval !== undefined).toBe(resetType === 'timeInterval');
      expect(fixedTime !== undefined).toBe(resetType === 'fixedTime');
    }
  });
});

describe('periodUseAfter', () => {
  const activatedAt = new Date('2026-03-14T09:30:00.000Z');
  const lastUsedAt = new Date('2026-03-15T12:00:00.000Z');
  const used = { policy: daily, activatedAt, lastUsedAt, periodUsedBytes: 100 };

  test.each([
    ['adds to the same period', used, '2026-03-15T13:00:00.000Z', 110],
    ['adds what was used earlier in the period and is told late', used, '2026-03-15T11:00:00.000Z', 110],
    ['begins again after a reset', used, '2026-03-16T09:30:00.000Z', 10],
    ['leaves out what was used before the period and is told late', used, '2026-03-15T09:29:59.999Z', 100],
    ['begins with the first use', { ...used, lastUsedAt: null, activatedAt: null }, '2026-03-15T13:00:00.000Z', 10],
    ['adds up without a policy', { ...used, policy: null }, '2026-03-20T13:00:00.000Z', 110],
    ['adds up without resets', { ...used, policy: none }, '2026-03-20T13:00:00.000Z', 110],
  ])('%s', (_name, balance, at, expected) => {
    expect(periodUseAfter(balance, 10, new Date(at))).toBe(expected);
  });
});
