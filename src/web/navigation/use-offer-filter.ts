import type { OfferFilter } from '#domain/package-filter.ts';
import { useInAddress } from './use-in-address.ts';

const KEYS = ['coverage', 'validity', 'volume', 'search'] as const;

const read = (query: URLSearchParams): OfferFilter => ({
  coverage: query.get('coverage'),
  validity: query.get('validity'),
  volume: query.get('volume'),
  search: query.get('search') ?? '',
});

const write = (filter: OfferFilter, before: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams(before);
  for (const key of KEYS) {
    const value = filter[key];
    if (value === null || value === '') query.delete(key);
    else query.set(key, value);
  }
  return query;
};

/** What narrows the packages on offer or in the inventory, kept in the address: it survives a look at another page, and a reload. */
export const useOfferFilter = (): [OfferFilter, (filter: OfferFilter) => void] => useInAddress(read, write);
