import type { OperatorCaller } from '../core/operator.ts';
import type { TransactionSql } from '../db/connect.ts';

type Values = Readonly<Record<string, string | number | boolean | null>>;

export type Change = {
  /** What was done, as `reseller.suspended`. */
  action: string;
  /** Id of what was changed. */
  reference: string;
  before: Values;
  after: Values;
};

/** Records what an operator changed, in the transaction of the change. */
export const recordChange = async (
  tx: TransactionSql,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  { action, reference, before, after }: Change,
): Promise<void> => {
  await tx`
    insert into operator_audit_entry (operator_id, action, reference, before, after)
    values (${operatorId}, ${action}, ${reference}, ${tx.json(before)}, ${tx.json(after)})`;
};
