import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { carryOn } from '../core/request-context.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { recordChange } from '../operators/index.ts';
import type { AttentionDeps } from './deps.ts';

/** Asks a supplier at once what became of an order. */
export const retryOrder = async (
  { db: { system }, orders }: AttentionDeps,
  caller: OperatorCaller,
  { params }: Input<'retryOrder'>,
): Promise<OrderOutcome> => {
  const uid = requireId(params.id);
  const { resellerId, state: before } = await system.begin(async (tx) => {
    const [order] = await tx<{ resellerId: string; state: string }[]>`
      select reseller_id, state from supply_order where uid = ${uid}`;
    return orNotFound(order);
  });
  // What the supplier was asked is recorded, whatever becomes of the operator's role meanwhile.
  carryOn();
  const state = await orders.retry(resellerId, uid);
  await system.begin((tx) =>
    recordChange(tx, caller, { action: 'order.retried', reference: uid, before: { state: before }, after: { state } }),
  );
  return { state };
};
