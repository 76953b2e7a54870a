import { useMemo } from 'react';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** The order of the product list, with countries by their name in the language shown (CON-028). */
export const useOfferOrder = (packages: readonly DataPackage[]): readonly DataPackage[] => {
  const { country } = useFormat();
  return useMemo(() => sortByCoverage(packages, country), [packages, country]);
};
