import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { carryOn } from '../../core/request-context.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';
import { findOrder, requireOwner, toOutcome } from './orders.ts';

/** Asks a supplier at once what became of an order. */
export const retryOrder = async (
  { db: { system }, orders }: AttentionDeps,
  caller: OperatorCaller,
  { params }: Input<'retryOrder'>,
): Promise<OrderOutcome> => {
  const uid = requireId(params.id);
  const resellerId = await requireOwner(system, uid);
  const before = await system.begin((tx) => findOrder(tx, uid));
  // What the supplier was asked is recorded, even if the operator loses the role in between.
  carryOn();
  await orders.retry(resellerId, uid);
  return system.begin(async (tx) => {
    const outcome = toOutcome(await findOrder(tx, uid));
    const { state } = outcome;
    await recordChange(tx, caller, {
      action: 'order.retried',
      reference: uid,
      before: { state: before.state },
      after: { state },
    });
    return outcome;
  });
};
