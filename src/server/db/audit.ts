import type { Caller } from '../core/caller.ts';
import type { TransactionSql } from './connect.ts';

type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Records who changed what, in the transaction of the change; `details` hold the new values. */
export const audit = async (
  tx: TransactionSql,
  { resellerId, actor }: Pick<Caller, 'resellerId' | 'actor'>,
  action: string,
  reference: string,
  details: Details = {},
): Promise<void> => {
  await tx`
    insert into audit_entry (reseller_id, actor, action, reference, details)
    values (${resellerId}, ${actor}, ${action}, ${reference}, ${tx.json(details)})`;
};
