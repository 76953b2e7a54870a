// What prices are made by: the rules, and the rates of other currencies. With it what comes off them.
import type { PriceCuts } from '#domain/price-loss.ts';
import type { CostRates, PriceRules } from '#domain/price-rule.ts';
import type { Queryable } from '../../db/connect.ts';
import { type CostRate, rulesFile, type RulesFile, toPriceRules } from './rules-file.ts';

/** What decides whether a price loses money and does not depend on the rules. */
type Market = {
  cuts: PriceCuts;
  /** What a US dollar costs in the currencies that resellers pay in, in millionths. */
  soldAt: CostRates;
};

export type PriceSettings = Market & {
  file: RulesFile;
  priceRules: PriceRules;
  newPackages: RulesFile['newPackages'];
  costRates: readonly CostRate[];
  rates: CostRates;
};

export const toSettings = (
  file: RulesFile,
  costRates: readonly CostRate[],
  { cuts, soldAt }: Market,
): PriceSettings => ({
  cuts,
  soldAt,
  file,
  priceRules: toPriceRules(file),
  newPackages: file.newPackages,
  costRates,
  rates: new Map(costRates.map(({ currency, ratePpm }) => [currency, ratePpm])),
});

const readMarket = async (sql: Queryable): Promise<Market> => {
  const [[cuts], currencies] = await Promise.all([
    sql<[PriceCuts]>`
      select
        (select coalesce(max(discount_bps), 0) from reseller where discount_bps > discount_confirmed_bps) as discount_bps,
        (select coalesce(max(rate_bps), 0) from bulk_discount) as bulk_bps`,
    sql<{ code: string; ratePpm: number }[]>`select code, rate_ppm from currency`,
  ]);
  return { cuts, soldAt: new Map(currencies.map(({ code, ratePpm }) => [code, ratePpm])) };
};

/** The settings that hold now. Without any, packages of real suppliers have the default margin (PRI-012). */
export const readPriceSettings = async (sql: Queryable): Promise<PriceSettings> => {
  const [[row], rates, market] = await Promise.all([
    sql<{ rules: unknown }[]>`select rules from price_rules order by id desc limit 1`,
    sql<CostRate[]>`
      select distinct on (currency) currency, rate_ppm, as_of::text from cost_rate order by currency, as_of desc`,
    readMarket(sql),
  ]);
  return toSettings(rulesFile.parse(row?.rules ?? {}), rates, market);
};
