import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BALANCE_ALERT_BYTES, drawData, drawReported, raisesAlert, type UsableBalance } from '#domain/data-use.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const hour = 3_600_000;

const balance = (uid: string, changes: Partial<UsableBalance> = {}): UsableBalance => ({
  uid,
  sizeBytes: 1_000,
  usedBytes: 0,
  isUnlimited: false,
  isStarted: true,
  startsAtFirstUse: false,
  expiresAt: null,
  includedCountries: ['DE', 'FR'],
  ...changes,
});

const waiting = { isStarted: false, startsAtFirstUse: true };

const drawn = (balances: UsableBalance[], bytes: number, country = 'DE') =>
  drawData(balances, bytes, country, now).map(({ uid, bytes, starts }) => `${uid}:${bytes}${starts ? ' starts' : ''}`);

describe('using data', () => {
  test.each([
    ['takes from one balance', [balance('a')], 300, ['a:300']],
    ['never takes more than there is', [balance('a', { usedBytes: 900 })], 300, ['a:100']],
    [
      'takes from the one that ends first',
      [balance('a'), balance('b', { expiresAt: now + 2 * hour }), balance('c', { expiresAt: now + hour })],
      2_500,
      ['c:1000', 'b:1000', 'a:500'],
    ],
    [
      'takes from the one that was sold first when they end alike, or never',
      [balance('a', { expiresAt: now + hour }), balance('b', { expiresAt: now + hour }), balance('c'), balance('d')],
      3_500,
      ['a:1000', 'b:1000', 'c:1000', 'd:500'],
    ],
    ['leaves out what has expired', [balance('a', { expiresAt: now })], 10, []],
    ['leaves out what waits to be activated by a call', [balance('a', { isStarted: false })], 10, []],
    ['leaves out empty balances', [balance('a', { usedBytes: 1_000 }), balance('b')], 10, ['b:10']],
    ['starts a balance at its first use', [balance('a', waiting)], 10, ['a:10 starts']],
    ['starts none as long as another has data', [balance('a', waiting), balance('b')], 1_000, ['b:1000']],
    [
      'starts the next when the others are empty',
      [balance('a', waiting), balance('b')],
      1_001,
      ['b:1000', 'a:1 starts'],
    ],
    ['takes everything from an unlimited one', [balance('a', { isUnlimited: true, sizeBytes: 0 })], 5_000, ['a:5000']],
  ])('%s', (_, balances, bytes, expected) => {
    expect(drawn(balances, bytes)).toEqual(expected);
  });

  test('takes nothing from a balance that does not cover the country', () => {
    expect(drawn([balance('a'), balance('b', { includedCountries: ['JP'] })], 10, 'JP')).toEqual(['b:10']);
  });

  test('takes the requested bytes, or all that are left', () => {
    const some = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 10_000 }), (used, bytes) => {
        const balances = used.map((usedBytes, index) => balance(String(index), { usedBytes }));
        const available = balances.reduce((total, { sizeBytes, usedBytes }) => total + sizeBytes - usedBytes, 0);
        const taken = drawData(balances, bytes, 'DE', now).reduce((total, draw) => total + draw.bytes, 0);
        expect(taken).toBe(Math.min(bytes, available));
      }),
    );
  });
});

describe('use that a supplier counts by package', () => {
  test.each([
    ['takes what was used since', [balance('a', { usedBytes: 200 })], 500, ['a:300']],
    ['takes nothing that was counted', [balance('a', { usedBytes: 500 })], 500, []],
    ['takes nothing for a report that is late', [balance('a', { usedBytes: 600 })], 500, []],
    ['never takes more than there is', [balance('a', { usedBytes: 900 })], 1_500, ['a:100']],
    ['starts a balance, also one that waits for a call', [balance('a', { isStarted: false })], 1, ['a:1 starts']],
    ['starts none without use', [balance('a', waiting)], 0, []],
    ['has no end where the balance has none', [balance('a', { isUnlimited: true, sizeBytes: 0 })], 9_000, ['a:9000']],
    ['leaves other packages alone', [balance('b')], 500, []],
  ])('%s', (_, balances, usedBytes, expected) => {
    const draws = drawReported(balances, [{ uid: 'a', usedBytes }]);
    expect(draws.map(({ uid, bytes, starts }) => `${uid}:${bytes}${starts ? ' starts' : ''}`)).toEqual(expected);
  });
});

describe('the alert of a balance that runs low', () => {
  const large = (usedBytes: number) => balance('a', { sizeBytes: 10 * BALANCE_ALERT_BYTES, usedBytes });

  test.each([
    ['not while there is plenty', large(0), 10, false],
    ['when the rest reaches 100 MB', large(0), 9 * BALANCE_ALERT_BYTES, true],
    ['when the rest falls below 100 MB', large(8 * BALANCE_ALERT_BYTES), 1.5 * BALANCE_ALERT_BYTES, true],
    ['not a second time', large(9 * BALANCE_ALERT_BYTES), 10, false],
    ['at the first use of a small one', balance('a'), 10, true],
    ['not at the second use of a small one', balance('a', { usedBytes: 10 }), 10, false],
    ['never for an unlimited one', balance('a', { isUnlimited: true }), 10, false],
    ['not without use', large(0), 0, false],
  ])('%s', (_, before, usedNow, expected) => {
    expect(raisesAlert(before, usedNow)).toBe(expected);
  });
});
