// What the operator does to prices: looks, tries, sets, approves. Each is one transaction, and a try is taken back.
import { isDeepStrictEqual } from 'node:util';
import type { Log } from '../../core/log.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { lockCatalogue, readRevision } from './revision.ts';
import { isChanged, type PricedOffer, priceOffers, reprice } from './reprice.ts';
import type { CostRate, RulesFile } from './rules-file.ts';
import { type PriceSettings, readPriceSettings, toSettings } from './settings.ts';

export type OperatorDeps = { system: Sql; log: Log };

export type PriceState = { settings: PriceSettings; offers: readonly PricedOffer[] };

/** What would change, or was changed. */
export type PriceChanges = {
  changed: readonly PricedOffer[];
  offers: readonly PricedOffer[];
  /** The state of the catalogue that this was computed of. */
  revision: number;
};

/** The settings, and every package that a supplier offers or offered. */
export const readPrices = (system: Sql): Promise<PriceState> =>
  system.begin(async (tx) => {
    const settings = await readPriceSettings(tx);
    return { settings, offers: await priceOffers(tx, settings) };
  });

/** Called with the catalogue locked, before rules are written; may refuse them by an error. */
export type RulesDecision = (tx: TransactionSql, before: RulesFile, changed: number) => Promise<void>;

/** The same before a rate is written; `before` is the newest one of its currency. */
export type RateDecision = (tx: TransactionSql, before: CostRate | undefined, changed: number) => Promise<void>;

type PriceChange = {
  /** The settings that follow; undefined when these hold already. */
  toNew: (settings: PriceSettings) => PriceSettings | undefined;
  write: (tx: TransactionSql, before: PriceSettings, changed: number) => Promise<unknown>;
};

/** Writes with the catalogue locked, unless this is only a preview: then nothing is written. */
const change = (
  { system, log }: OperatorDeps,
  isApplied: boolean,
  { toNew, write }: PriceChange,
): Promise<PriceChanges> =>
  system.begin(async (tx) => {
    if (isApplied) await lockCatalogue(tx);
    const revision = await readRevision(tx);
    const before = await readPriceSettings(tx);
    const settings = toNew(before);
    const offers = await priceOffers(tx, settings ?? before);
    const changed = offers.filter(isChanged);
    if (isApplied && settings) {
      await write(tx, before, changed.length);
      await reprice(tx, settings, log);
    }
    return { changed, offers, revision };
  });

/** Sets the rules. */
export const setRules = (
  deps: OperatorDeps,
  file: RulesFile,
  isApplied: boolean,
  decide?: RulesDecision,
): Promise<PriceChanges> =>
  change(deps, isApplied, {
    toNew: ({ file: before, costRates }) => (isDeepStrictEqual(file, before) ? undefined : toSettings(file, costRates)),
    write: async (tx, { file: before }, changed) => {
      await decide?.(tx, before, changed);
      await tx`insert into price_rules (rules) values (${tx.json(file)})`;
    },
  });

/** Sets the rate of a currency on a date. An older rate than the newest one changes no price. */
export const setRate = (
  deps: OperatorDeps,
  rate: CostRate,
  isApplied: boolean,
  decide?: RateDecision,
): Promise<PriceChanges> => {
  const { currency, asOf, ratePpm } = rate;
  const knownIn = ({ costRates }: PriceSettings) => costRates.find((one) => one.currency === currency);
  const withRate = (settings: PriceSettings): PriceSettings | undefined => {
    const { file, costRates } = settings;
    const known = knownIn(settings);
    if (isDeepStrictEqual(known && { ...known }, rate)) return undefined;
    if (known && known.asOf > asOf) return settings;
    return toSettings(file, [...costRates.filter((one) => one !== known), rate]);
  };
  return change(deps, isApplied, {
    toNew: withRate,
    write: async (tx, before, changed) => {
      await decide?.(tx, knownIn(before), changed);
      await tx`
        insert into cost_rate (currency, as_of, rate_ppm) values (${currency}, ${asOf}, ${ratePpm})
        on conflict (currency, as_of) do update set rate_ppm = excluded.rate_ppm`;
    },
  });
};

/** Puts packages on sale that wait for approval: those of these ids, or all. Returns those that are on sale by it. */
export const approvePackages = (
  { system, log }: OperatorDeps,
  ids: readonly string[] | 'all',
  record?: (tx: TransactionSql, approved: readonly string[]) => Promise<void>,
): Promise<PricedOffer[]> =>
  system.begin(async (tx) => {
    await lockCatalogue(tx);
    const approved = await tx<{ productId: string }[]>`
      update wholesale set approved_at = now()
      where approved_at is null and (${ids === 'all'} or product_id = any (${ids === 'all' ? [] : ids}::uuid[]))
      returning product_id`;
    const wanted = new Set(approved.map(({ productId }) => productId));
    await record?.(tx, [...wanted]);
    const offers = await reprice(tx, await readPriceSettings(tx), log);
    return offers.filter(({ offer }) => wanted.has(offer.id));
  });
