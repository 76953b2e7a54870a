export const inventory = {
  title: 'Inventory',
} as const;
