import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, recordChange, refuseOwnAccount } from '../operators/index.ts';
import { wakeAutoTopUp } from '../../payments/index.ts';
import type { ResellerDeps } from './deps.ts';
import { findReseller } from './read-reseller.ts';
import { readReason } from './suspension.ts';

/** Lets a reseller sell again; refused for the operator's own account. */
export const liftSuspension = async (
  { db }: ResellerDeps,
  operator: OperatorCaller,
  { params }: Input<'liftSuspension'>,
): Promise<Reseller> => {
  const id = requireId(params.id);
  await changeReseller(db, id, async (tx) => {
    await refuseOwnAccount(tx, operator, id);
    const reason = await readReason(tx, id);
    if (reason === null) return;
    await tx`delete from suspension where reseller_id = ${id}`;
    await wakeAutoTopUp(tx, id);
    await audit(tx, operatorFor(id, operator), 'suspension lifted', id);
    const action = 'reseller.suspension_lifted';
    await recordChange(tx, operator, { action, reference: id, before: { reason }, after: { reason: null } });
  });
  return findReseller(db, id);
};
