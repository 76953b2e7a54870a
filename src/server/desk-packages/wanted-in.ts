import type { PricedOffer } from '../products/index.ts';
import type { PriceChangeRow } from './price-changes.ts';

/** Packages that are to be on sale below their cost. */
export type LossRow = Extract<PriceChangeRow, { kind: 'SALE' }>;

export const wantedIn = (offers: readonly PricedOffer[], { change: { ids } }: LossRow): PricedOffer[] =>
  offers.filter(({ offer }) => ids.includes(offer.id));
