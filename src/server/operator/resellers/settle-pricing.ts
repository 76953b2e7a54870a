import type { Reseller } from '#contract/operator/model/reseller.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { changeReseller } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { findWaitingPricing, type WaitingPricing } from './pricing.ts';
import { findReseller } from './read-reseller.ts';

type State = 'WAITING' | 'APPLIED' | 'DECLINED';
type Work = (tx: TransactionSql, waiting: WaitingPricing, resellerId: string) => Promise<void>;

/** Runs the work on a waiting change, and returns the reseller. A change that already ended as wanted is left alone. */
export const settlePricing = async ({ db }: ResellerDeps, id: string, wanted: State, work: Work): Promise<Reseller> => {
  const [found] = await db.system<{ resellerId: string }[]>`select reseller_id from pricing_change where id = ${id}`;
  const { resellerId } = orNotFound(found);
  await changeReseller(db, resellerId, async (tx) => {
    const [row] = await tx<{ state: State }[]>`select state from pricing_change where id = ${id}`;
    const { state } = orNotFound(row);
    if (state === wanted) return;
    const waiting = state === 'WAITING' ? await findWaitingPricing(tx, resellerId) : undefined;
    if (!waiting) throw new Problem('adjustment_closed', 'This was applied or declined already.');
    await work(tx, waiting, resellerId);
  });
  return findReseller(db, resellerId);
};
