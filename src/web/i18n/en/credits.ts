export const credits = {} as const;
