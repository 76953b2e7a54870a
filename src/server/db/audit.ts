import type { Caller } from '../core/caller.ts';
import type { TransactionSql } from './connect.ts';

type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Writes down who did what to what, in the transaction that does it; `details` say what it was changed to. */
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
