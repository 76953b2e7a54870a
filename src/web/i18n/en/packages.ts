export const packages = {
  countries_one: '{{count, number}} country',
  countries_other: '{{count, number}} countries',
  filters: {
    label: 'Filter packages',
    coverage: 'Coverage',
    validity: 'Validity',
    volume: 'Volume',
    allCoverage: 'All Coverage',
    allValidities: 'All Validities',
    allVolumes: 'All Volumes',
    search: 'Search packages',
    reset: 'Reset filters',
  },
} as const;
