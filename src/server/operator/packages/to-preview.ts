import type { PriceChange } from '#contract/operator/model/priceChange.ts';
import type { PriceLoss } from '#contract/operator/model/priceLoss.ts';
import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { toSum } from '../operators/index.ts';
import type { PriceChanges, PricedOffer } from '../../products/index.ts';

const SHOWN_MAX = 10;

type Move = { offer: PricedOffer['offer']; before: Minor; after: Minor };

/** The prices that move; a new price has nothing to move from. */
const movesOf = (changed: readonly PricedOffer[]): Move[] =>
  changed.flatMap(({ offer, price }) =>
    offer.price === null || price === null || offer.price === price
      ? []
      : [{ offer, before: offer.price, after: price }],
  );

const toChange = ({ offer, before, after }: Move): PriceChange => {
  const { id, name, supplier, dataPackage } = offer;
  return {
    id,
    name,
    dataPackage,
    supplier,
    before: toSum(before, DEFAULT_CURRENCY),
    after: toSum(after, DEFAULT_CURRENCY),
  };
};

/** The largest moves by this measure. */
const largest = (moves: readonly Move[], sizeOf: (move: Move) => number): PriceChange[] =>
  moves
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, SHOWN_MAX)
    .map(toChange);

/** The packages that lose the most. */
const largestLosses = (belowCost: readonly PricedOffer[]): PriceLoss[] =>
  belowCost
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, SHOWN_MAX)
    .map(({ offer: { id, name, supplier, dataPackage }, price, loss, obstacle }) => ({
      id,
      name,
      dataPackage,
      supplier,
      price: toSum(price ?? 0, DEFAULT_CURRENCY),
      loss: toSum(loss, DEFAULT_CURRENCY),
      onSale: obstacle === undefined,
    }));

const count = <Item>(items: readonly Item[], isOne: (item: Item) => boolean): number => items.filter(isOne).length;

/**
 * What a change would do to the packages that suppliers offer. Packages that are no longer offered are not sold at any
 * price.
 */
export const toPreview = (priced: PriceChanges): PricePreview => {
  const isOffered = ({ offer }: PricedOffer): boolean => offer.offered;
  const [offers, changed] = [priced.offers.filter(isOffered), priced.changed.filter(isOffered)];
  const moves = movesOf(changed);
  const [rises, falls] = [
    moves.filter(({ before, after }) => after > before),
    moves.filter(({ before, after }) => after < before),
  ];
  return {
    packages: offers.length,
    changed: changed.length,
    rising: rises.length,
    falling: falls.length,
    comingOnSale: count(changed, ({ offer, obstacle }) => !offer.active && obstacle === undefined),
    goingOffSale: count(changed, ({ offer, obstacle }) => offer.active && obstacle !== undefined),
    atFloor: count(offers, (offer) => offer.isAtFloor),
    rises: largest(rises, ({ before, after }) => after - before),
    falls: largest(falls, ({ before, after }) => before - after),
    belowCost: priced.belowCost.length,
    losses: largestLosses(priced.belowCost),
    needsAnother: priced.needsAnother,
    revision: priced.revision,
  };
};
