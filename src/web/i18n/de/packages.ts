import type { packages as english } from '../en/packages.ts';
import type { Translation } from '../translation.ts';

export const packages: Translation<typeof english> = {
  countries_one: '{{count, number}} Land',
  countries_other: '{{count, number}} Länder',
  filters: {
    label: 'Pakete filtern',
    coverage: 'Abdeckung',
    validity: 'Gültigkeit',
    volume: 'Volumen',
    allCoverage: 'Jede Abdeckung',
    allValidities: 'Jede Gültigkeit',
    allVolumes: 'Jedes Volumen',
    search: 'Pakete suchen',
    reset: 'Filter zurücksetzen',
  },
};
