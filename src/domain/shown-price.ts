import type { ListPrice } from '#contract/storefront/model/listPrice.ts';
import type { Money } from './money.ts';
import { firstPrice } from './package.ts';

type Priced = { prices: readonly ListPrice[]; retailPrices: readonly ListPrice[] };

export type PriceChange = { before: Money; now: Money };

/** `collected`: what the customer pays. `charged`: what the seller pays. */
export type PriceChanges = { collected?: PriceChange; charged?: PriceChange };

const changeOf = (before: Money | undefined, now: Money | undefined): PriceChange | undefined => {
  if (!before || !now) return undefined;
  return before.priceValue === now.priceValue && before.currencyCode === now.currencyCode ? undefined : { before, now };
};

/** The differences between the prices that the seller saw and the present ones; undefined where there are none. */
export const priceChanges = (shown: Priced, now: Priced): PriceChanges | undefined => {
  const collected = changeOf(firstPrice(shown.retailPrices), firstPrice(now.retailPrices));
  const charged = changeOf(firstPrice(shown.prices), firstPrice(now.prices));
  return collected || charged ? { ...(collected && { collected }), ...(charged && { charged }) } : undefined;
};
