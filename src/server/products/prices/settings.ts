// What prices are made by: the rules, and the rates of other currencies.
import type { CostRates, PriceRules } from '#domain/price-rule.ts';
import type { Queryable } from '../../db/connect.ts';
import { type CostRate, rulesFile, type RulesFile, toPriceRules } from './rules-file.ts';

export type PriceSettings = {
  file: RulesFile;
  priceRules: PriceRules;
  newPackages: RulesFile['newPackages'];
  costRates: readonly CostRate[];
  rates: CostRates;
};

export const toSettings = (file: RulesFile, costRates: readonly CostRate[]): PriceSettings => ({
  file,
  priceRules: toPriceRules(file),
  newPackages: file.newPackages,
  costRates,
  rates: new Map(costRates.map(({ currency, ratePpm }) => [currency, ratePpm])),
});

/** The settings that hold now. Without any, packages of real suppliers have the default margin (PRI-012). */
export const readPriceSettings = async (sql: Queryable): Promise<PriceSettings> => {
  const [[row], rates] = await Promise.all([
    sql<{ rules: unknown }[]>`select rules from price_rules order by id desc limit 1`,
    sql<CostRate[]>`
      select distinct on (currency) currency, rate_ppm, as_of::text from cost_rate order by currency, as_of desc`,
  ]);
  return toSettings(rulesFile.parse(row?.rules ?? {}), rates);
};
