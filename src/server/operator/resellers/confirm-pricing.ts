import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { ResellerDeps } from './deps.ts';
import { applyPricing, arePricingsSame, pricingChanged, readPricing } from './pricing.ts';
import { settlePricing } from './settle-pricing.ts';

/** Applies a large discount that waits, once, by an operator other than the one who entered it. */
export const confirmPricing = (
  deps: ResellerDeps,
  operator: OperatorCaller,
  { params }: Input<'confirmPricing'>,
): Promise<Reseller> =>
  settlePricing(deps, requireId(params.id), 'APPLIED', async (tx, waiting, resellerId) => {
    if (waiting.operatorId === operator.operatorId) {
      throw new Problem('own_adjustment', 'Another operator has to confirm what you entered.');
    }
    const before = await readPricing(tx, resellerId);
    const former = { discountBps: waiting.formerDiscountBps, pricingGroup: waiting.formerPricingGroup };
    if (!arePricingsSame(before, former)) throw pricingChanged();
    await tx`
      update pricing_change set state = 'APPLIED', settled_by = ${operator.operatorId} where id = ${waiting.id}`;
    const after = { discountBps: waiting.discountBps, pricingGroup: waiting.pricingGroup };
    const enteredBy = { operatorId: waiting.operatorId, email: waiting.operator };
    await applyPricing(tx, operator, { resellerId, before, after, enteredBy });
  });
