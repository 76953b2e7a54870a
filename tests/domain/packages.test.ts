import { describe, expect, test } from 'vitest';
import { availableBytes } from '#domain/balance.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import { fromBytes, sortableBytes, toBytes } from '#domain/data-volume.ts';
import { validitySeconds } from '#domain/validity.ts';

describe('data volume', () => {
  test.each([
    [{ sizeValue: 1, sizeUnit: 'B' }, 1],
    [{ sizeValue: 1, sizeUnit: 'KB' }, 1024],
    [{ sizeValue: 500, sizeUnit: 'MB' }, 524_288_000],
    [{ sizeValue: 1.5, sizeUnit: 'GB' }, 1_610_612_736],
    [{ sizeValue: 1, sizeUnit: 'TB' }, 1_099_511_627_776],
  ] as const)('%o is %d bytes', (size, bytes) => expect(toBytes(size)).toBe(bytes));

  test('refuses a unit that there is not', () => {
    expect(() => toBytes({ sizeValue: 1, sizeUnit: 'PB' as 'TB' })).toThrow('Unknown byte unit: PB');
  });

  test.each([
    [0, { sizeValue: 0, sizeUnit: 'B' }],
    [1023, { sizeValue: 1023, sizeUnit: 'B' }],
    [1536, { sizeValue: 1.5, sizeUnit: 'KB' }],
    [3_758_096_384, { sizeValue: 3.5, sizeUnit: 'GB' }],
    [1_234_567_890, { sizeValue: 1.15, sizeUnit: 'GB' }],
    [2 ** 50, { sizeValue: 1024, sizeUnit: 'TB' }],
  ] as const)('%d bytes read as %o', (bytes, size) => expect(fromBytes(bytes)).toEqual(size));

  test('sorts unlimited packages after every other', () => {
    expect(sortableBytes({ sizeValue: 0, sizeUnit: 'GB', packageType: 'unlimited' })).toBe(Infinity);
    expect(sortableBytes({ sizeValue: 1, sizeUnit: 'KB', packageType: 'standard' })).toBe(1024);
  });
});

describe('validity', () => {
  test('compares across units', () => {
    const twoWeeks = validitySeconds({ validitySize: 2, validityUnit: 'weeks', validityUnlimited: false });
    const thirtyDays = validitySeconds({ validitySize: 30, validityUnit: 'days', validityUnlimited: false });
    const unlimited = validitySeconds({ validitySize: 0, validityUnit: 'days', validityUnlimited: true });
    expect(twoWeeks).toBeLessThan(thirtyDays);
    expect(thirtyDays).toBeLessThan(unlimited);
  });
});

describe('coverage', () => {
  test('puts regions first, then sets by code, then countries by name', () => {
    const name = (code: string): string => ({ DE: 'Germany', AT: 'Austria', US: 'United States' })[code] ?? code;
    const packages = [
      { countrySet: null, includedCountries: ['US'] },
      { countrySet: null, includedCountries: ['DE'] },
      { countrySet: 'LAT' as const, includedCountries: ['BR', 'CL'] },
      { countrySet: null, includedCountries: ['AT'] },
      { countrySet: 'EU' as const, includedCountries: ['DE', 'FR'] },
      { countrySet: 'WWW' as const, includedCountries: ['DE', 'US'] },
    ];
    const order = sortByCoverage(packages, name).map((item) => item.countrySet ?? item.includedCountries[0]);
    expect(order).toEqual(['WWW', 'EU', 'LAT', 'AT', 'DE', 'US']);
  });
});

describe('the rest of a balance', () => {
  const now = new Date('2026-03-15T00:00:00Z');
  const balance = {
    state: 'purchased',
    packageType: 'standard',
    sizeBytes: 1000,
    usedBytes: 400,
    expiresAt: '2026-03-16T00:00:00Z',
  } as const;

  test('is what was not used', () => expect(availableBytes(balance, now)).toBe(600));
  test('is there without an end too', () => expect(availableBytes({ ...balance, expiresAt: null }, now)).toBe(600));
  test('is nothing after a refund', () => expect(availableBytes({ ...balance, state: 'refunded' }, now)).toBe(0));
  test('is nothing from the moment it expires', () =>
    expect(availableBytes({ ...balance, expiresAt: now.toISOString() }, now)).toBe(0));
  test('is not counted when unlimited', () =>
    expect(availableBytes({ ...balance, packageType: 'unlimited' }, now)).toBe(0));
});
