import { isUuid } from '#domain/patterns.ts';

const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';
const HIGHEST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The first and the last UUID that begin with a text in lower case; undefined when none does. */
export const uuidRange = (beginning: string): { lowest: string; highest: string } | undefined => {
  const lowest = beginning + LOWEST_UUID.slice(beginning.length);
  return isUuid(lowest) ? { lowest, highest: beginning + HIGHEST_UUID.slice(beginning.length) } : undefined;
};
