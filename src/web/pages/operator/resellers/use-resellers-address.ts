import { useSearchParams } from 'react-router-dom';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import { RESELLER_SORTS } from '#web/components/operator/reseller-sorts.ts';

type Shown = { search: string; sort: ResellerSort; page: number };

const read = (params: URLSearchParams): Shown => {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    sort: RESELLER_SORTS.find((known) => known === params.get('sort')) ?? 'NEWEST',
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
  };
};

const write = ({ search, sort, page }: Shown): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(sort !== 'NEWEST' && { sort }),
  ...(page > 0 && { page: String(page) }),
});

/** Search, order and page of the list, as the address holds them: a visit to a reseller leads back to the same list. */
export const useResellersAddress = () => {
  const [params, setParams] = useSearchParams();
  const shown = read(params);
  const show = (next: Partial<Shown>): void =>
    setParams(write({ ...shown, page: 0, ...next }), { replace: true, preventScrollReset: true });
  return { ...shown, show };
};
