import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { readWaiting } from '../../packages/index.ts';
import { toItem } from './item.ts';

/** Rules, rates and packages below cost that wait for a second operator. */
export const findWaitingPrices = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await readWaiting(system);
  return rows.map(({ id, createdAt, operator }) =>
    toItem('PRICES', { reference: id, since: createdAt, facts: { name: operator } }),
  );
};

/** Packages that are off sale because somebody would pay less for them than they cost. */
export const findBelowCost = async (system: Sql): Promise<AttentionItem[]> => {
  const [row] = await system<[{ count: number; since: Date | null }]>`
    select count(*) as count, min(below_cost_since) as since from wholesale where below_cost_since is not null`;
  if (row.since === null) return [];
  return [toItem('BELOW_COST', { reference: 'below-cost', since: row.since, facts: { count: row.count } })];
};
