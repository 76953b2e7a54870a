import { expect, test } from 'vitest';
import { rulesDifference } from '#domain/rules-difference.ts';

const rule = (marginPercent: number, of: { supplier?: string; region?: string } = {}) => ({
  ...of,
  marginPercent,
  fixed: 0,
});
const all = rule(25);
const esimGo = { supplier: 'esim-go' };

test('tells nothing of the same rules', () => {
  expect(rulesDifference([rule(5, esimGo), all], [rule(5, esimGo), all])).toEqual([]);
});

test('tells which are added, changed and removed, also where no package is concerned yet', () => {
  const [former, next] = [rule(5, esimGo), rule(0, esimGo)];
  const [added, removed] = [rule(1, { supplier: 'of tomorrow' }), rule(9, { region: 'EU' })];
  expect(rulesDifference([removed, former, all], [added, next, all])).toEqual([
    { kind: 'ADDED', after: { rule: added, place: 1 } },
    { kind: 'CHANGED', before: { rule: former, place: 2 }, after: { rule: next, place: 2 } },
    { kind: 'REMOVED', before: { rule: removed, place: 1 } },
  ]);
});

test('tells that another one counts first', () => {
  const [europe, supplier] = [rule(9, { region: 'EU' }), rule(5, esimGo)];
  expect(rulesDifference([europe, supplier, all], [supplier, europe, all])).toMatchObject([
    { kind: 'MOVED', before: { place: 2 }, after: { place: 1, rule: supplier } },
    { kind: 'MOVED', before: { place: 1 }, after: { place: 2, rule: europe } },
  ]);
});

test('compares rules for the same packages by their order', () => {
  expect(rulesDifference([rule(5, esimGo), rule(6, esimGo)], [rule(5, esimGo)])).toEqual([
    { kind: 'REMOVED', before: { rule: rule(6, esimGo), place: 2 } },
  ]);
});
