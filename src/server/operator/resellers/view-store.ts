import type { StoreView } from '#contract/operator/model/storeView.ts';
import { keptText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, recordChange } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';

/** Lets an operator look at the store of a reseller; recorded with the reason. */
export const viewStore = async (
  { db, storeViews }: ResellerDeps,
  operator: OperatorCaller,
  { params, body }: Input<'viewStore'>,
): Promise<StoreView> => {
  const id = requireId(params.id);
  const reason = keptText(body.reason);
  await changeReseller(db, id, async (tx) => {
    await audit(tx, operatorFor(id, operator), 'store view', id, {
      reason,
    });
    await recordChange(tx, operator, { action: 'reseller.store_viewed', reference: id, before: {}, after: { reason } });
  });
  return storeViews.issue(operator, id);
};
