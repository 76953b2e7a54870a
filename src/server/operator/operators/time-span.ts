import { optionalMoment } from '../../core/read-fields.ts';
import type { Sql } from '../../db/connect.ts';

/** From a moment to before another one; either may be open. */
export type TimeSpan = { from: Date | null; to: Date | null };

/** The time that a list is limited to. */
export const readTimeSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }): TimeSpan => ({
  from: optionalMoment('query.from', from),
  to: optionalMoment('query.to', to),
});

/** Whether the moment in this column is in the time: a range of its index. */
export const isWithin = (sql: Sql, column: string, { from, to }: TimeSpan): ReturnType<Sql> => sql`(
  ${from ? sql`${sql(column)} >= ${from}` : sql`true`} and ${to ? sql`${sql(column)} < ${to}` : sql`true`})`;
