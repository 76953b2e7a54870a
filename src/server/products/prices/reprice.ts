// Sets the prices of the catalogue by the rules: the only place that decides what is on sale, and at what price.
import { SIMULATOR } from '#domain/simulator.ts';
import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Minor } from '#domain/money.ts';
import { type Obstacle, obstacleOf, putOnSaleAt, type Standing } from '#domain/package-sale.ts';
import { lossOf } from '#domain/price-loss.ts';
import { isAtFloor, type PricedPackage, priceOf, retailPriceOf } from '#domain/price-rule.ts';
import type { Log } from '../../core/log.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';
import type { PriceSettings } from './settings.ts';

type OfferRow = Omit<PricedPackage, 'isSimulated'> &
  Standing & {
    id: string;
    name: string;
    dataPackage: PackageFacts;
    recommendedPrice: Minor | null;
    isBelowCost: boolean;
    price: Minor | null;
    retailPrice: Minor | null;
    active: boolean;
  };

/** A package with the price that the rules give it. A package that cannot be priced keeps its price. */
export type PricedOffer = {
  offer: OfferRow;
  /** Its supplier charges real money. */
  canLose: boolean;
  /** The rule alone would give less than cost and floor. */
  isAtFloor: boolean;
  price: Minor | null;
  retailPrice: Minor | null;
  /** What a unit loses at the lowest price that anybody pays; 0 or less where it loses nothing. */
  loss: Minor;
  /** Undefined for packages on sale. */
  obstacle: Obstacle | undefined;
};

/** A package with the price that these settings give it. */
export const priceUnderSettings = (
  offer: OfferRow,
  { priceRules, rates, soldAt, cuts }: PriceSettings,
): PricedOffer => {
  const isSimulated = offer.supplier === SIMULATOR;
  const priced = { ...offer, isSimulated };
  const found = priceOf(priced, priceRules, rates);
  // A simulator delivers nothing that costs money.
  const about = { offer, canLose: !isSimulated, isAtFloor: isAtFloor(priced, priceRules, rates) };
  if ('fault' in found) {
    return { ...about, price: offer.price, retailPrice: offer.retailPrice, loss: 0, obstacle: found.fault };
  }
  const { price } = found;
  const loss = isSimulated ? 0 : lossOf(offer, price, rates, soldAt, cuts);
  const retailPrice = retailPriceOf(price, offer.recommendedPrice);
  return { ...about, price, retailPrice, loss, obstacle: obstacleOf(offer, loss) };
};

/** All packages as they will be once two operators put some on sale; by id, the loss that the first of the two saw. */
export const withOnSale = (
  offers: readonly PricedOffer[],
  settings: PriceSettings,
  lossesSeen: ReadonlyMap<string, Minor>,
): PricedOffer[] =>
  offers.map((priced) => {
    const seen = lossesSeen.get(priced.offer.id);
    return seen === undefined ? priced : priceUnderSettings(putOnSaleAt(priced.offer, priced.loss, seen), settings);
  });

/** What suppliers offer or have offered, each with its price by these settings. */
export const priceOffers = async (sql: Queryable, settings: PriceSettings): Promise<PricedOffer[]> => {
  const offers = await sql<OfferRow[]>`
    select p.id, p.name, package_facts(p) as data_package, w.supplier, p.country_set, p.included_countries, p.size_value, p.size_unit, p.package_type,
      w.cost, w.cost_currency, w.recommended_price, w.offered, w.approved_at is not null as is_approved,
      w.taken_off_at is not null as is_taken_off, w.loss_confirmed, w.below_cost_since is not null as is_below_cost,
      p.price, p.retail_price, p.active
    from wholesale w join product p on p.id = w.product_id
    order by w.supplier, p.name, p.id`;
  return offers.map((offer) => priceUnderSettings(offer, settings));
};

/** Whether a package's price, or whether it is on sale, differs from what is stored. */
export const isChanged = ({ offer, price, retailPrice, obstacle }: PricedOffer): boolean =>
  price !== offer.price || retailPrice !== offer.retailPrice || offer.active !== (obstacle === undefined);

const isMarked = ({ offer, obstacle }: PricedOffer): boolean => offer.isBelowCost === (obstacle === 'belowCost');

/** Records since when packages are off sale because they would be sold below their cost. */
const markBelowCost = async (tx: TransactionSql, offers: readonly PricedOffer[]): Promise<void> => {
  const rows = offers
    .filter((offer) => !isMarked(offer))
    .map(({ offer: { id }, obstacle }) => ({ id, is_below_cost: obstacle === 'belowCost' }));
  if (rows.length === 0) return;
  await tx`
    update wholesale set below_cost_since = case when row.is_below_cost then now() end
    from jsonb_to_recordset(${tx.json(rows)}) as row (id uuid, is_below_cost boolean) where product_id = row.id`;
};

const logUnsold = (log: Log, offers: readonly PricedOffer[]): void => {
  const below = offers.filter(({ offer, obstacle }) => obstacle === 'belowCost' && !offer.isBelowCost);
  if (below.length > 0)
    log.warn({ packages: below.length }, 'Packages are off sale: they would be sold below their cost');
  const counts = Map.groupBy(
    offers.filter(({ obstacle }) => obstacle === 'noRate'),
    ({ offer }) => `${offer.supplier} ${offer.costCurrency}`,
  );
  for (const [of, { length }] of counts) {
    log.warn({ of, packages: length }, 'Packages are not on sale: their cost is in a currency without a rate');
  }
};

/**
 * Writes the prices that these settings give, and since when they apply. Returns all packages; the caller has locked
 * the catalogue.
 */
export const reprice = async (tx: TransactionSql, settings: PriceSettings, log: Log): Promise<PricedOffer[]> => {
  const offers = await priceOffers(tx, settings);
  const rows = offers.filter(isChanged).map(({ offer: { id }, price, retailPrice, obstacle }) => ({
    id,
    price,
    retail_price: retailPrice,
    active: obstacle === undefined,
  }));
  await tx`
    with changed as (
      select * from jsonb_to_recordset(${tx.json(rows)}) as row (id uuid, price bigint, retail_price bigint, active boolean)),
    kept as (
      insert into product_price (product_id, since, price, retail_price, active)
      -- Not now(): a transaction that began later may have had the lock before.
      select id, moment, price, retail_price, active from changed, (select clock_timestamp() as moment) as clock)
    update product set price = changed.price, retail_price = changed.retail_price, active = changed.active
    from changed where product.id = changed.id`;
  await markBelowCost(tx, offers);
  await tx`update catalogue_revision set revision = revision + 1`;
  logUnsold(log, offers);
  return offers;
};
