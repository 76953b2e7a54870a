import type { Reseller } from '#contract/operator/model/reseller.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { endLinksOf, holdUserOf } from '../../identity/index.ts';
import { changeReseller, recordChange, refuseOwnAccount } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { findReseller } from './read-reseller.ts';
import { readReason, stopSales } from './suspension.ts';

/**
 * Stops all sales of a reseller, or gives another reason for it. Links that were sent to the reseller end. Refused for
 * the operator's own account.
 */
export const suspendReseller = async (
  { db }: ResellerDeps,
  operator: OperatorCaller,
  { params, body }: Input<'suspendReseller'>,
): Promise<Reseller> => {
  const id = requireId(params.id);
  const reason = keptText(body.reason);
  const suspend = async (tx: TransactionSql): Promise<void> => {
    await refuseOwnAccount(tx, operator, id);
    await stopSales(tx, id);
    const before = await readReason(tx, id);
    if (before === reason) return;
    await tx`
      insert into suspension (reseller_id, reason, operator_id) values (${id}, ${reason}, ${operator.operatorId})
      on conflict (reseller_id) do update set reason = excluded.reason, operator_id = excluded.operator_id`;
    await endLinksOf(tx, id);
    await audit(tx, operatorFor(id, operator), 'suspension', id, {
      reason,
    });
    const action = 'reseller.suspended';
    await recordChange(tx, operator, { action, reference: id, before: { reason: before }, after: { reason } });
  };
  await changeReseller(db, id, suspend, holdUserOf);
  return findReseller(db, id);
};
