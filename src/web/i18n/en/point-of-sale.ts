export const pointOfSale = {} as const;
