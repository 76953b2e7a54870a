import type { Caller } from '../core/caller.ts';
import type { OperatorCaller } from '../core/operator.ts';
import type { TransactionSql } from './connect.ts';

type Details = Readonly<Record<string, string | number | boolean | null>>;

/** The caller of a reseller, or an operator, whose address can change later. */
type Actor = Pick<Caller, 'resellerId' | 'actor'> & { operatorId?: string };

/** An operator who changes something of this reseller. */
export const operatorFor = (resellerId: string, operator: Pick<OperatorCaller, 'operatorId' | 'email'>): Actor => ({
  resellerId,
  actor: operator.email,
  operatorId: operator.operatorId,
});

/** Records who changed what, in the transaction of the change; `details` hold the new values. */
export const audit = async (
  tx: TransactionSql,
  { resellerId, actor, operatorId }: Actor,
  action: string,
  reference: string,
  details: Details = {},
): Promise<void> => {
  await tx`
    insert into audit_entry (reseller_id, actor, operator_id, action, reference, details)
    values (${resellerId}, ${actor}, ${operatorId ?? null}, ${action}, ${reference}, ${tx.json(details)})`;
};
