import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { ResellerDeps } from './deps.ts';
import { closePricing } from './pricing.ts';
import { settlePricing } from './settle-pricing.ts';

/** Closes a large discount that waits, without applying it. */
export const declinePricing = (
  deps: ResellerDeps,
  operator: OperatorCaller,
  { params }: Input<'declinePricing'>,
): Promise<Reseller> =>
  settlePricing(deps, requireId(params.id), 'DECLINED', (tx, waiting, resellerId) =>
    closePricing(tx, operator, waiting, resellerId),
  );
