import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import { RESELLER_SORTS } from './components/reseller-sorts.ts';
import { useListAddress } from '../use-list-address.ts';

type ShownResellers = {
  search: string;
  /** Undefined for the newest first. */
  sort: ResellerSort | undefined;
};

const read = (params: URLSearchParams): ShownResellers => ({
  search: params.get('search') ?? '',
  sort: RESELLER_SORTS.find((known) => known === params.get('sort')),
});

export const useResellersAddress = () => useListAddress(read);
