/** By what part a figure differs from the one before: 0.12 for 12 % more; undefined where there is nothing to compare. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;
