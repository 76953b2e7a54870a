import type { Sort } from './table-types.ts';

/** A first press sorts upwards, the next one turns the direction. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
