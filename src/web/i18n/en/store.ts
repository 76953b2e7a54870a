export const store = {
  title: 'Your store',
  subtitle: 'Where things stand right now.',
  overview: {
    credit: 'Credit',
    creditLink: 'Top up',
    inventory: 'Inventory',
    inventoryUnit_one: 'package on your shelf',
    inventoryUnit_other: 'packages on your shelf',
    inventoryLink: 'Open inventory',
  },
} as const;
