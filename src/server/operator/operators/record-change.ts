import type { TransactionSql } from '../../db/connect.ts';

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };
type Values = Readonly<Record<string, Value>>;

/** Who makes a change: an operator at the desk, or null for a command. */
export type Changer = { operatorId: string | null };

/** Running a command requires access to the server, not the role of operator. */
export const COMMAND_LINE: Changer = { operatorId: null };

type Change = {
  /** What was done, such as `reseller.suspended`. */
  action: string;
  /** Id of what was changed. */
  reference: string;
  before: Values;
  after: Values;
};

/** Records what was changed and by whom, in the transaction of the changes. */
export const recordChanges = async (
  tx: TransactionSql,
  { operatorId }: Changer,
  changes: readonly Change[],
): Promise<void> => {
  await tx`
    insert into operator_audit_entry (operator_id, who, action, reference, before, after)
    select ${operatorId}::uuid, coalesce((select email from operator where id = ${operatorId}::uuid), 'command line'),
      action, reference, before, after
    from jsonb_to_recordset(${tx.json(changes as never)}) as change (action text, reference text, before jsonb, after jsonb)`;
};

/** Records a single change. */
export const recordChange = (tx: TransactionSql, by: Changer, change: Change): Promise<void> =>
  recordChanges(tx, by, [change]);
