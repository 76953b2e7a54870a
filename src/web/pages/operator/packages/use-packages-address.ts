import { useSearchParams } from 'react-router-dom';
import { PACKAGE_STATES } from '#web/components/operator/package-states.ts';
import type { ShownPackages } from '#web/components/operator/PackageFilters.tsx';

type Shown = ShownPackages & { page: number };

const read = (params: URLSearchParams): Shown => {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    state: PACKAGE_STATES.find((known) => known === params.get('state')),
    supplier: params.get('supplier') ?? undefined,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
  };
};

const write = ({ search, state, supplier, page }: Shown): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(state && { state }),
  ...(supplier && { supplier }),
  ...(page > 0 && { page: String(page) }),
});

/** Search, filters and page of the list, as the address holds them. */
export const usePackagesAddress = () => {
  const [params, setParams] = useSearchParams();
  const shown = read(params);
  const show = (next: Partial<Shown>): void =>
    setParams(write({ ...shown, page: 0, ...next }), { replace: true, preventScrollReset: true });
  return { ...shown, show };
};
