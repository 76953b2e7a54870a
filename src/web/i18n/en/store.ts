export const store = {
  title: 'Your store',
  subtitle: 'Where things stand right now.',
  sell: 'Sell a package',
  /** The hint above the header of the store's pages. */
  headerCard: {
    title: 'Sell on your own website, too',
    subtitle: 'What stands on your shelf is ready for your shop or app: the API sells it at your prices.',
    linkText: 'Connect your shop',
  },
  overview: {
    credit: 'Credit',
    creditLink: 'Top up',
    inventory: 'Inventory',
    inventoryUnit_one: 'package on your shelf',
    inventoryUnit_other: 'packages on your shelf',
    inventoryLink: 'Open inventory',
    sales: 'Sales of the last 3 months',
    salesUnit_one: 'sale',
    salesUnit_other: 'sales',
    salesLink: 'Open history',
  },
} as const;
