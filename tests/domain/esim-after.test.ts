// What is known of an eSIM after reports of its supplier, in whatever order they come.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppliedReport, esimAfter, type KnownEsim } from '#server/esim/esim-after.ts';

const unknown: KnownEsim = {
  eid: null,
  state: 'RELEASED',
  stateAt: null,
  activatedAt: null,
  lastSeen: null,
  lastTimeConnected: null,
  lastDataConsumed: null,
  lastCountry: null,
  lastNetworkAt: null,
};

const network = (country: string) => ({ country, name: 'Example Mobile', mcc: 1, mnc: 1 });
const at = (second: number): Date => new Date(Date.UTC(2026, 2, 15, 12, 0, second));

const afterAll = (reports: readonly AppliedReport[]): KnownEsim => {
  const known = { ...unknown };
  for (const report of reports) Object.assign(known, esimAfter(known, report));
  return known;
};

/** All but the time of the last change of country, for which the reports in between would be needed. */
const withoutCountryChange = (known: KnownEsim): object => ({ ...known, lastCountryChange: undefined });

describe('reports about an eSIM', () => {
  test('tell its state, its phone and its place', () => {
    const reports = [
      { at: at(1), usesData: false, state: 'DOWNLOADED', eid: '1'.repeat(32) },
      { at: at(2), usesData: false, state: 'ENABLED' },
      { at: at(3), usesData: true, network: network('FR') },
    ] as const;
    expect(afterAll(reports)).toMatchObject({
      eid: '1'.repeat(32),
      state: 'ENABLED',
      active: true,
      activatedAt: at(2),
      lastSeen: at(3),
      lastTimeConnected: at(3),
      lastDataConsumed: at(3),
      lastCountry: 'FR',
      lastCountryChange: at(3),
    });
  });

  test('that are late change nothing that a later one told', () => {
    const late = { at: at(1), usesData: true, state: 'ENABLED', network: network('DE') } as const;
    const known = afterAll([{ at: at(5), usesData: true, state: 'DISABLED', network: network('FR') }]);
    expect({ ...known, ...esimAfter(known, late) }).toEqual({ ...known, activatedAt: at(1) });
  });

  test('lead to the same in any order', () => {
    const report = fc.record(
      {
        usesData: fc.boolean(),
        state: fc.constantFrom('DOWNLOADED', 'INSTALLED', 'ENABLED', 'DISABLED', 'DELETED', 'UNKNOWN'),
        network: fc.constantFrom('DE', 'FR', 'JP').map(network),
      },
      { requiredKeys: ['usesData'] },
    );
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (reports, random) => {
        // No two at the same moment: what happened first is unknown then.
        const ordered = reports.map((one, second): AppliedReport => Object.assign(one, { at: at(second) }));
        const shuffled = ordered
          .map((one) => ({ one, key: random.next().value }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ one }) => one);
        expect(withoutCountryChange(afterAll(shuffled))).toEqual(withoutCountryChange(afterAll(ordered)));
      }),
    );
  });
});
