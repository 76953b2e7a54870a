export const pointOfSale = {
  title: 'Point of sale',
} as const;
