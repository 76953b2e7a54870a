import { useCallback, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { OfferFilter } from '#domain/package-search.ts';

const KEYS = ['coverage', 'validity', 'volume', 'search'] as const;

/** The search in the address, until more is typed: also after a link to the same page, or the browser's Back. */
const useTypedSearch = (inAddress: string): [string, (search: string) => void] => {
  const { key } = useLocation();
  const [search, setSearch] = useState(inAddress);
  const [visit, setVisit] = useState(key);
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  if (visit !== key) {
    setVisit(key);
    if (!isOwnChange) setSearch(inAddress);
  }
  return [search, setSearch];
};

/** What narrows the packages on offer, kept in the address: it survives a look at another page, and a reload. */
export const useOfferFilter = (): [OfferFilter, (filter: OfferFilter) => void] => {
  const [address, setAddress] = useSearchParams();
  // The router changes the address in a transition, in which typed letters would come late.
  const [search, setSearch] = useTypedSearch(address.get('search') ?? '');
  const [coverage, validity, volume] = [address.get('coverage'), address.get('validity'), address.get('volume')];
  const filter = useMemo(() => ({ coverage, validity, volume, search }), [coverage, validity, volume, search]);
  const setFilter = useCallback(
    (next: OfferFilter): void => {
      setSearch(next.search);
      const query = new URLSearchParams(address);
      for (const key of KEYS) {
        const value = next[key];
        if (value === null || value === '') query.delete(key);
        else query.set(key, value);
      }
      setAddress(query, { replace: true });
    },
    [address, setAddress, setSearch],
  );
  return [filter, setFilter];
};
