// Which suppliers do not answer, and since when they answer again, for the operator to see.
import type { Sql } from '../db/connect.ts';
import { sayError } from '../core/say-error.ts';

export const noteOutage = async (system: Sql, supplier: string, error: unknown): Promise<void> => {
  await system`
    insert into supplier_outage (supplier, reason) values (${supplier}, ${sayError(error) ?? ''})
    on conflict (supplier) do update set reason = excluded.reason`;
};

export const noteAnswer = async (system: Sql, supplier: string): Promise<void> => {
  await system`
    with ended as (delete from supplier_outage where supplier = ${supplier} returning supplier)
    insert into supplier_back (supplier) select supplier from ended
    on conflict (supplier) do update set since = excluded.since`;
};
