import { PACKAGE_STATES } from './components/package-states.ts';
import type { ShownPackages } from './components/PackageFilters.tsx';
import { useListAddress } from '../use-list-address.ts';

const read = (params: URLSearchParams): ShownPackages => ({
  search: params.get('search') ?? '',
  state: PACKAGE_STATES.find((known) => known === params.get('state')),
  supplier: params.get('supplier') ?? undefined,
});

export const usePackagesAddress = () => useListAddress(read);
