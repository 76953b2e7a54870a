import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import { useListPackages } from '#web/api/operator/packages/packages.ts';

/** The package that the sales are limited to; undefined for all of them, while it loads, and where there is none such. */
export const useChosenPackage = (id: string | undefined): PackageOffer | undefined =>
  useListPackages({ search: id ?? '', page_size: 1 }, { query: { enabled: id !== undefined } }).data?.items.find(
    (offer) => offer.id === id,
  );
