import type { Minor } from '#domain/money.ts';
import { type PricedOffer, priceOffers, type PriceSettings, withOnSale } from '../../products/index.ts';
import type { Queryable } from '../../db/connect.ts';
import type { PriceChangeRow } from './price-changes.ts';

/** Packages that are to be on sale below their cost. */
export type LossRow = Extract<PriceChangeRow, { kind: 'SALE' }>;

export const wantedIn = (offers: readonly PricedOffer[], { change: { ids } }: LossRow): PricedOffer[] =>
  offers.filter(({ offer }) => ids.includes(offer.id));

/**
 * A change that the version before entered has no losses: then the present losses count, which the second operator
 * sees.
 */
const lossesSeen = ({ change: { ids, losses } }: LossRow): ReadonlyMap<string, Minor> =>
  new Map(ids.map((id, place) => [id, losses?.[place] ?? Number.MAX_SAFE_INTEGER]));

/** All packages as they will be after the confirmation. */
export const offersAfter = async (sql: Queryable, settings: PriceSettings, row: LossRow): Promise<PricedOffer[]> =>
  withOnSale(await priceOffers(sql, settings), settings, lossesSeen(row));
