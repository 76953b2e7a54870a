// The price rules as the desk has them, from and to the file that is kept.
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import { Problem } from '../../core/problem.ts';
import type { Sql } from '../../db/connect.ts';
import { readPriceSettings, readRevision, rulesFile, type RulesFile } from '../../products/index.ts';
import { supplierNames } from './package-search.ts';
import { readWaiting, toWaiting } from './price-changes.ts';
import { toRate } from './to-rate.ts';
import { NEW_PACKAGES, toRules } from './to-rules.ts';

/**
 * Refuses what no schema can express: parts of a cent, a volume that ends below its start, a rule that is never
 * reached.
 */
export const toRulesFile = ({ newPackages: how, floor, rules }: PriceRules): RulesFile => {
  const { data, error } = rulesFile.safeParse({ newPackages: NEW_PACKAGES[how], floor, rules });
  if (data) return data;
  const [issue] = error.issues;
  throw Problem.badField(['body', ...(issue?.path ?? [])].join('.'), 'invalid', issue?.message ?? error.message);
};

/** The rules in force, with what is needed to change them. */
export const readPriceRules = async (sql: Sql): Promise<PriceRulesState> => {
  // Read first: if there is a change in between, the rules may be newer than the number, never older.
  const revision = await readRevision(sql);
  const [{ file, costRates }, suppliers, waiting] = await Promise.all([
    readPriceSettings(sql),
    supplierNames(sql),
    readWaiting(sql),
  ]);
  return {
    ...toRules(file),
    rates: costRates.map(toRate),
    suppliers,
    waiting: waiting.map(toWaiting),
    revision,
  };
};
