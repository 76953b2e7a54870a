export const packages = {
  countries_one: '{{count, number}} country',
  countries_other: '{{count, number}} countries',
  lasts: {
    endless: 'Never ends',
    until: '{{validity}}: ends {{day}}',
    over: '{{validity}}: ended {{day}}',
    NOW: '{{validity}} from the sale',
    FIRST_USE: '{{validity}} from first use',
    ON_DEMAND: '{{validity}} from activation',
  },
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
