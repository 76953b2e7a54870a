// The packages on offer are the same for all resellers with one currency and discount, so their list is made once for
// these.
import type { DataPackages } from '#contract/storefront/model/dataPackages.ts';
import { createKept } from '../core/kept.ts';
import { SharedJson } from '../http/shared-json.ts';

/**
 * Everything that the list depends on: the number of the catalogue's last change, and the terms that decide its prices.
 */
export type Terms = { revision: number; currency: string; discountBps: number; ratePpm: number };

export type OfferList = SharedJson<DataPackages>;

/** The list for these terms; `make` runs where it is not kept. */
export type OfferLists = (terms: Terms, make: () => Promise<DataPackages>) => Promise<OfferList>;

/** There are few discounts and currencies. A list of 5,000 packages takes 3 MB with its compressed forms. */
const LISTS_MAX = 16;

/**
 * Keeps the lists of the last revision. Every process reads the number of the revision for each call, so none shows a
 * price older than what a replica may be behind.
 */
export const createOfferLists = (): OfferLists => {
  const lists = createKept<OfferList>(LISTS_MAX);
  let kept = -1;
  return ({ revision, currency, discountBps, ratePpm }, make) => {
    if (revision !== kept) lists.clear();
    kept = revision;
    const terms = [currency, discountBps, ratePpm].join(' ');
    return (
      lists.find(terms) ??
      lists.keep(
        terms,
        make().then((list) => new SharedJson(list)),
      )
    );
  };
};
