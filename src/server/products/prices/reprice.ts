// Brings the prices of the catalogue to what the rules say: the one place that decides what is on sale, and at what price.
import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Minor } from '#domain/money.ts';
import { isAtFloor, type PricedPackage, type PriceFault, priceOf, retailPriceOf } from '#domain/price-rule.ts';
import type { Log } from '../../core/log.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';
import { SIMULATOR } from '../../gateways/index.ts';
import type { PriceSettings } from './settings.ts';

type OfferRow = Omit<PricedPackage, 'isSimulated'> & {
  id: string;
  name: string;
  dataPackage: PackageFacts;
  recommendedPrice: Minor | null;
  offered: boolean;
  isApproved: boolean;
  isTakenOff: boolean;
  price: Minor | null;
  retailPrice: Minor | null;
  active: boolean;
};

/** Why a package is not on sale. */
export type Obstacle = 'vanished' | 'waiting' | 'takenOff' | PriceFault;

/** A package with the price that the rules give it. One that cannot be priced keeps what it had. */
export type PricedOffer = {
  offer: OfferRow;
  /** The rule alone would give less than cost and floor. */
  isAtFloor: boolean;
  price: Minor | null;
  retailPrice: Minor | null;
  /** Undefined for what is on sale. */
  obstacle: Obstacle | undefined;
};

const obstacleOf = ({ offered, isApproved, isTakenOff }: OfferRow): Obstacle | undefined => {
  if (!offered) return 'vanished';
  if (!isApproved) return 'waiting';
  return isTakenOff ? 'takenOff' : undefined;
};

const toPriced = (offer: OfferRow, { priceRules, rates }: PriceSettings): PricedOffer => {
  const priced = { ...offer, isSimulated: offer.supplier === SIMULATOR };
  const found = priceOf(priced, priceRules, rates);
  const about = { offer, isAtFloor: isAtFloor(priced, priceRules, rates) };
  if ('fault' in found) {
    return { ...about, price: offer.price, retailPrice: offer.retailPrice, obstacle: found.fault };
  }
  const { price } = found;
  return { ...about, price, retailPrice: retailPriceOf(price, offer.recommendedPrice), obstacle: obstacleOf(offer) };
};

/** What suppliers offer or offered, each with its price by these settings. */
export const priceOffers = async (sql: Queryable, settings: PriceSettings): Promise<PricedOffer[]> => {
  const offers = await sql<OfferRow[]>`
    select p.id, p.name, package_facts(p) as data_package, w.supplier, p.country_set, p.included_countries, p.size_value, p.size_unit, p.package_type,
      w.cost, w.cost_currency, w.recommended_price, w.offered, w.approved_at is not null as is_approved,
      w.taken_off_at is not null as is_taken_off, p.price, p.retail_price, p.active
    from wholesale w join product p on p.id = w.product_id
    order by w.supplier, p.name, p.id`;
  return offers.map((offer) => toPriced(offer, settings));
};

/** Whether a package's price, or whether it is on sale, is not as it was written. */
export const isChanged = ({ offer, price, retailPrice, obstacle }: PricedOffer): boolean =>
  price !== offer.price || retailPrice !== offer.retailPrice || offer.active !== (obstacle === undefined);

const logUnpriced = (log: Log, offers: readonly PricedOffer[]): void => {
  const counts = Map.groupBy(
    offers.filter(({ obstacle }) => obstacle === 'noRate'),
    ({ offer }) => `${offer.supplier} ${offer.costCurrency}`,
  );
  for (const [of, { length }] of counts) {
    log.warn({ of, packages: length }, 'Packages are not on sale: their cost is in a currency without a rate');
  }
};

/**
 * Writes the prices that these settings give, and keeps since when they hold. Returns all packages; the caller has locked
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
  await tx`update catalogue_revision set revision = revision + 1`;
  logUnpriced(log, offers);
  return offers;
};
