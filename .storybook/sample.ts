/**
 * Whether this one of many variants is tried at this size (`TEST_SIZE`): for every commit it is the first of each `parts` of
 * them, always the same ones; with `long` it is all.
 */
export const isInSample = (index: number, parts: number, testSize: string | undefined): boolean =>
  testSize === 'long' || index % parts === 0;
