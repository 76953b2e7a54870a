import type { Sort } from './table-types.ts';

/** The first press sorts ascending, the next one reverses the order. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
