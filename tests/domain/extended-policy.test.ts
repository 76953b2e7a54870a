import { describe, expect, it } from 'vitest';
import { nextReset } from '#domain/extended-policy.ts';

const now = new Date('2026-03-15T12:00:00.000Z');
const activatedAt = '2026-03-14T09:30:00.000Z';
const daily = { type: 'unlimited', resetType: 'timeInterval', interval: '24h' } as const;

describe('nextReset', () => {
  it('counts intervals from the activation', () => {
    expect(nextReset({ activatedAt, extendedDataPolicy: daily }, now)).toEqual(new Date('2026-03-16T09:30:00.000Z'));
  });

  it.each([
    ['13:00', '2026-03-15T13:00:00.000Z'],
    ['12:00', '2026-03-16T12:00:00.000Z'],
  ])('takes the next %s in UTC', (fixedTime, expected) => {
    const policy = { type: 'unlimited', resetType: 'fixedTime', fixedTime } as const;
    expect(nextReset({ activatedAt, extendedDataPolicy: policy }, now)).toEqual(new Date(expected));
  });

  it.each([
    ['a pending balance', { extendedDataPolicy: daily }],
    ['a balance without policy', { activatedAt }],
    ['a policy without reset', { activatedAt, extendedDataPolicy: { type: 'unlimited', resetType: 'none' } as const }],
    ['an interval that cannot be read', { activatedAt, extendedDataPolicy: { ...daily, interval: 'soon' } }],
    ['a balance that ends before', { activatedAt, expiresAt: '2026-03-15T18:00:00.000Z', extendedDataPolicy: daily }],
  ])('is none for %s', (_name, balance) => {
    expect(nextReset(balance, now)).toBeUndefined();
  });
});
