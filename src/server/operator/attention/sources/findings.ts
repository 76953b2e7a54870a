import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { checks, lastReconciliation } from '../../../reconciliation/index.ts';
import { toItem } from './item.ts';

/** Invariants that did not hold at the last reconciliation. */
export const findFindings = async (system: Sql): Promise<AttentionItem[]> => {
  const { broken } = await lastReconciliation(system);
  return broken.map(({ name, checkedAt, offending }) => {
    const check = checks.find((known) => known.name === name);
    const facts = { name: check?.rule ?? null, reason: check?.sentence ?? null, count: offending };
    return toItem('FINDING', { reference: name, since: checkedAt, facts });
  });
};
