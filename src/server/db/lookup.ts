import { isUuid } from '#domain/patterns.ts';
import { Problem } from '../core/problem.ts';

/** The refusal of unknown ids, exactly the same for those of other resellers. */
export const notFound = (): Problem => new Problem('not_found', 'There is no asset with the given id.');

/** An id from a request; an id that is not a UUID cannot exist. */
export const requireId = (id: string): string => {
  if (!isUuid(id)) throw notFound();
  return id;
};

/** The row, or a 404 when there is none. */
export const orNotFound = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw notFound();
  return row;
};
