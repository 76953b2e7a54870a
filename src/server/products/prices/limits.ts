// When a change of prices is too large for one operator (decision 57).
import { isPlausibleRate } from '#domain/plausible-rate.ts';
import type { Minor } from '#domain/money.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { type PricedOffer, priceUnderSettings } from './reprice.ts';
import { type CostRate, rulesFile } from './rules-file.ts';
import { type PriceSettings, toSettings } from './settings.ts';

/** The subject of a change; at most one change of a subject waits. */
export const RULES_SUBJECT = 'rules';
export const rateSubject = (currency: string): string => `rate ${currency}`;

/**
 * Changes by single operators within a day count together, from what two agreed on, so that a large change cannot be
 * made in small parts.
 */
const since = (tx: TransactionSql, subject: string) => tx`
  (select greatest(now() - interval '1 day', max(settled_at)) from price_change
    where subject = ${subject} and state = 'APPLIED' and settled_by is not null)`;

/** The rules that a change is measured from. */
const baseRules = async (tx: TransactionSql) => {
  const [row] = await tx<{ rules: unknown }[]>`
    select rules from price_rules where set_at <= ${since(tx, RULES_SUBJECT)} order by id desc limit 1`;
  return rulesFile.parse(row?.rules ?? {});
};

/** The rate that a change is measured from, in millionths; undefined where there was none. */
const baseRate = async (tx: TransactionSql, known: CostRate | undefined, currency: string) => {
  const subject = rateSubject(currency);
  // A first rate has no rate before it.
  const [first] = await tx<{ ratePpm: number }[]>`
    select (coalesce(former, change) ->> 'ratePpm')::bigint as rate_ppm from price_change
    where subject = ${subject} and state = 'APPLIED' and settled_by is null and created_at > ${since(tx, subject)}
    order by created_at limit 1`;
  return (first ?? known)?.ratePpm;
};

const isFallAbove = (limitBps: number, before: Minor | null, after: Minor | null): boolean =>
  before !== null && after !== null && (before - after) * 10_000 > before * limitBps;

/** The packages that a change would sell below their cost, and that are not sold so now. */
export const newlyBelowCost = (offers: readonly PricedOffer[]): PricedOffer[] =>
  offers.filter(({ offer, obstacle }) => obstacle === 'belowCost' && !offer.isBelowCost);

/** Whether rules let a price fall by more than this, at present costs and rates. */
export const areRulesLarge = async (
  tx: TransactionSql,
  settings: PriceSettings,
  offers: readonly PricedOffer[],
  limitBps: number,
): Promise<boolean> => {
  const base = toSettings(await baseRules(tx), settings.costRates, settings);
  return offers.some(
    ({ offer, price, canLose }) =>
      canLose && offer.offered && isFallAbove(limitBps, priceUnderSettings(offer, base).price, price),
  );
};

/**
 * Whether a rate differs from the last one by more than this or, without a last one, is outside the known range of its
 * currency.
 */
export const isRateLarge = async (
  tx: TransactionSql,
  known: CostRate | undefined,
  { currency, ratePpm }: CostRate,
  limitBps: number,
): Promise<boolean> => {
  const base = await baseRate(tx, known, currency);
  const isPlausible = isPlausibleRate(currency, ratePpm);
  if (base === undefined) return !isPlausible;
  if (isPlausibleRate(currency, base) && !isPlausible) return true;
  const [lower, higher] = base < ratePpm ? [base, ratePpm] : [ratePpm, base];
  return (higher - lower) * 10_000 > lower * limitBps;
};
