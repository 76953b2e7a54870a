// Describes the changes that wait for another operator, compared with what holds: for `npm run prices`.
import { type RuleChange, rulesDifference } from '#domain/rules-difference.ts';
import type { PriceChangeRow } from '../operator/packages/index.ts';
import type { CostRate, PriceSettings, RulesFile } from '../products/index.ts';

type Rule = RulesFile['rules'][number];

const describeRate = (rate: CostRate | undefined): string =>
  rate === undefined ? 'no rate' : `${rate.ratePpm / 1_000_000} USD (${rate.asOf})`;

const describeFor = ({ supplier, region, fromGb, belowGb }: Rule): string => {
  const criteria = [
    supplier,
    region,
    fromGb !== undefined && `from ${fromGb} GB`,
    belowGb !== undefined && `below ${belowGb} GB`,
  ].filter((criterion) => typeof criterion === 'string');
  return criteria.length === 0 ? 'all packages' : criteria.join(', ');
};

const describeAdded = ({ marginPercent, fixed }: Rule): string => `${marginPercent} % and ${fixed.toFixed(2)}`;

const describeRule = (change: RuleChange<Rule>): string => {
  if (change.kind === 'ADDED') {
    const { rule, place } = change.after;
    return `new in place ${place}: ${describeFor(rule)}: ${describeAdded(rule)}`;
  }
  const { before } = change;
  if (change.kind === 'REMOVED')
    return `removed from place ${before.place}: ${describeFor(before.rule)}: ${describeAdded(before.rule)}`;
  const { after } = change;
  return change.kind === 'MOVED'
    ? `moved: ${describeFor(after.rule)}: place ${before.place} -> ${after.place}`
    : `changed: ${describeFor(after.rule)}: ${describeAdded(before.rule)} -> ${describeAdded(after.rule)}`;
};

const describeRules = (before: RulesFile, after: RulesFile): string[] => [
  ...(before.newPackages === after.newPackages ? [] : [`new packages: ${before.newPackages} -> ${after.newPackages}`]),
  ...(before.floor === after.floor ? [] : [`floor: ${before.floor.toFixed(2)} -> ${after.floor.toFixed(2)}`]),
  ...rulesDifference(before.rules, after.rules).map(describeRule),
];

const describeOne = (row: PriceChangeRow, { file, costRates }: PriceSettings): string[] => {
  if (row.kind === 'RULES') return ['Rules:', ...describeRules(file, row.change).map((line) => `  ${line}`)];
  if (row.kind === 'SALE') return [`On sale below cost: ${row.change.ids.length} packages`];
  const { currency } = row.change;
  const before = costRates.find((known) => known.currency === currency);
  return [`Rate of ${currency}: ${describeRate(before)} -> ${describeRate(row.change)}`];
};

/** One line for each thing that would change, with who entered it and when. */
export const describeWaiting = (rows: readonly PriceChangeRow[], settings: PriceSettings): string[] =>
  rows.flatMap((row) => [
    ...describeOne(row, settings),
    `  entered by ${row.operator ?? 'the command line'} on ${row.createdAt.toISOString()}`,
  ]);
