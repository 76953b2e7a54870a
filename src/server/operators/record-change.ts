import type { OperatorCaller } from '../core/operator.ts';
import type { TransactionSql } from '../db/connect.ts';

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };
type Values = Readonly<Record<string, Value>>;

export type Change = {
  /** What was done, as `reseller.suspended`. */
  action: string;
  /** Id of what was changed. */
  reference: string;
  before: Values;
  after: Values;
};

/** Records what an operator changed, in the transaction of the changes. */
export const recordChanges = async (
  tx: TransactionSql,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  changes: readonly Change[],
): Promise<void> => {
  await tx`
    insert into operator_audit_entry (operator_id, action, reference, before, after)
    select ${operatorId}, action, reference, before, after
    from jsonb_to_recordset(${tx.json(changes as never)}) as change (action text, reference text, before jsonb, after jsonb)`;
};

/** The same for a single one. */
export const recordChange = (
  tx: TransactionSql,
  operator: Pick<OperatorCaller, 'operatorId'>,
  change: Change,
): Promise<void> => recordChanges(tx, operator, [change]);
