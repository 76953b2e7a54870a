export const inventory = {} as const;
