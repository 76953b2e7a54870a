// Which suppliers do not answer, for the operator to see.
import type { Sql } from '../db/connect.ts';
import { sayError } from './say-error.ts';

export const noteOutage = async (system: Sql, supplier: string, error: unknown): Promise<void> => {
  await system`
    insert into supplier_outage (supplier, reason) values (${supplier}, ${sayError(error) ?? ''})
    on conflict (supplier) do update set reason = excluded.reason`;
};

export const noteAnswer = async (system: Sql, supplier: string): Promise<void> => {
  await system`delete from supplier_outage where supplier = ${supplier}`;
};
