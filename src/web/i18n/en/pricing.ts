export const pricing = {
  title: 'Pricing',
  subtitle: 'What packages cost you, and the recommended retail prices.',
  banner: {
    title: 'Volume discount',
    text: 'A discount granted to you is already in these prices. Do you sell many packages? Apply for lower prices.',
    bulk: 'Off the whole order: {{tiers}}.',
    bulkTier_one: '{{rate}} from {{count, number}} package',
    bulkTier_other: '{{rate}} from {{count, number}} packages',
    apply: 'Apply for a discount',
    download: 'Download price list',
    nothingToDownload: 'There are no prices to download yet.',
  },
  /** The header in the file: only there the currency has its own column. */
  file: {
    sheet: 'Price list',
    failed: 'The price list could not be saved. Please try again.',
    package: 'Package',
    coverage: 'Coverage',
    countries: 'Countries',
    volume: 'Volume',
    validity: 'Validity',
    price: 'Price',
    currency: 'Currency',
    recommendedPrice: 'Recommended retail price',
    recommendedCurrency: 'Retail currency',
  },
} as const;
