// What the operator does to prices: looks, tries, sets, approves. Each is one transaction, and a try is taken back.
import { isDeepStrictEqual } from 'node:util';
import type { Log } from '../../core/log.ts';
import type { Queryable, Sql, TransactionSql } from '../../db/connect.ts';
import { areRulesLarge, isRateLarge, newlyBelowCost } from './limits.ts';
import { lockCatalogue, readRevision } from './revision.ts';
import { isChanged, type PricedOffer, priceOffers, reprice } from './reprice.ts';
import type { CostRate, RulesFile } from './rules-file.ts';
import { type PriceSettings, readPriceSettings, toSettings } from './settings.ts';

export type OperatorDeps = {
  system: Sql;
  log: Log;
  /** In basis points: what moves prices further than this, another operator confirms. */
  confirmPriceAbove: number;
};

export type PriceState = { settings: PriceSettings; offers: readonly PricedOffer[] };

/** What would change, or was changed. */
export type PriceChanges = {
  changed: readonly PricedOffer[];
  offers: readonly PricedOffer[];
  /**
   * Packages that it brings below their cost, so that they go off sale; or, where that is asked for, puts on sale
   * there.
   */
  belowCost: readonly PricedOffer[];
  /** Whether another operator has to confirm it. */
  needsAnother: boolean;
  /** The state of the catalogue that this was computed of. */
  revision: number;
};

/** The settings, and every package that a supplier offers or offered. */
export const readPrices = (system: Sql): Promise<PriceState> =>
  system.begin(async (tx) => {
    const settings = await readPriceSettings(tx);
    return { settings, offers: await priceOffers(tx, settings) };
  });

type Decided<Value> = {
  /** For a rate, the newest one of its currency. */
  before: Value;
  /** How many packages have another price by it, or come on sale or go off. */
  changed: number;
  needsAnother: boolean;
};

/**
 * Called with the catalogue locked, before anything is written. Returns whether it is to be written, and may refuse it
 * by an error.
 */
export type Decide<Value> = (tx: TransactionSql, decided: Decided<Value>) => Promise<boolean>;

type PriceChange<Value> = {
  /** The settings that follow; undefined when these hold already. */
  toNew: (settings: PriceSettings) => PriceSettings | undefined;
  /** What the change replaces. */
  partOf: (settings: PriceSettings) => Value;
  /** Whether it is too large for one operator, whatever it costs. */
  isLarge: (tx: TransactionSql, settings: PriceSettings, offers: readonly PricedOffer[], of: Value) => Promise<boolean>;
  write: (tx: TransactionSql) => Promise<unknown>;
};

/** Writes with the catalogue locked, unless this is only a preview: then nothing is written. */
const change = <Value>(
  { system, log }: OperatorDeps,
  { toNew, partOf, isLarge, write }: PriceChange<Value>,
  decide: Decide<Value> | undefined,
): Promise<PriceChanges> =>
  system.begin(async (tx) => {
    if (decide) await lockCatalogue(tx);
    const revision = await readRevision(tx);
    const before = await readPriceSettings(tx);
    const settings = toNew(before);
    const offers = await priceOffers(tx, settings ?? before);
    const changed = offers.filter(isChanged);
    const belowCost = settings ? newlyBelowCost(offers) : [];
    const needsAnother =
      settings !== undefined && (belowCost.length > 0 || (await isLarge(tx, settings, offers, partOf(before))));
    const found = { changed, offers, belowCost, needsAnother, revision };
    if (!decide || !settings) return found;
    const decided = { before: partOf(before), changed: changed.length, needsAnother };
    if (await decide(tx, decided)) {
      await write(tx);
      await reprice(tx, await readPriceSettings(tx), log);
    }
    return found;
  });

/** Sets the rules; without `decide` shows what they would change. */
export const setRules = (deps: OperatorDeps, file: RulesFile, decide?: Decide<RulesFile>): Promise<PriceChanges> =>
  change(
    deps,
    {
      toNew: ({ file: before, costRates, ...market }) =>
        isDeepStrictEqual(file, before) ? undefined : toSettings(file, costRates, market),
      partOf: ({ file: before }) => before,
      isLarge: (tx, settings, offers) => areRulesLarge(tx, settings, offers, deps.confirmPriceAbove),
      write: (tx) => tx`insert into price_rules (rules) values (${tx.json(file)})`,
    },
    decide,
  );

/** Sets the rate of a currency on a date, in the same way. An older rate than the newest one changes no price. */
export const setRate = (
  deps: OperatorDeps,
  rate: CostRate,
  decide?: Decide<CostRate | undefined>,
): Promise<PriceChanges> => {
  const { currency, asOf, ratePpm } = rate;
  const knownIn = ({ costRates }: PriceSettings) => costRates.find((one) => one.currency === currency);
  const isOlder = (known: CostRate | undefined) => known !== undefined && known.asOf > asOf;
  const withRate = (settings: PriceSettings): PriceSettings | undefined => {
    const { file, costRates } = settings;
    const known = knownIn(settings);
    if (isDeepStrictEqual(known && { ...known }, rate)) return undefined;
    if (isOlder(known)) return settings;
    return toSettings(file, [...costRates.filter((one) => one !== known), rate], settings);
  };
  return change(
    deps,
    {
      toNew: withRate,
      partOf: knownIn,
      isLarge: async (tx, _settings, _offers, known) =>
        !isOlder(known) && isRateLarge(tx, known, rate, deps.confirmPriceAbove),
      write: (tx) => tx`
        insert into cost_rate (currency, as_of, rate_ppm) values (${currency}, ${asOf}, ${ratePpm})
        on conflict (currency, as_of) do update set rate_ppm = excluded.rate_ppm`,
    },
    decide,
  );
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

/** Keeps what these packages may lose, because two operators said so. The caller has locked the catalogue. */
export const allowLoss = async (tx: TransactionSql, offers: readonly PricedOffer[]): Promise<void> => {
  const rows = offers.map(({ offer: { id, lossConfirmed } }) => ({ id, loss: lossConfirmed }));
  await tx`
    update wholesale set loss_confirmed = row.loss
    from jsonb_to_recordset(${tx.json(rows)}) as row (id uuid, loss bigint) where product_id = row.id`;
};

/** How many packages on sale a discount would bring below their cost, in basis points. */
export const countBelowCostAt = async (sql: Queryable, discountBps: number): Promise<number> => {
  const settings = await readPriceSettings(sql);
  const offers = await priceOffers(sql, { ...settings, cuts: { ...settings.cuts, discountBps } });
  return newlyBelowCost(offers).filter(({ offer }) => offer.active).length;
};
