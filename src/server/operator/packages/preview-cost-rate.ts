import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { setRate } from '../../products/index.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { readCostRate } from './read-cost-rate.ts';
import { toPreview } from './to-preview.ts';

/** What this rate would change of what suppliers offer. */
export const previewCostRate = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  { body }: Input<'previewCostRate'>,
): Promise<PricePreview> => toPreview(await setRate(priceDeps(deps), readCostRate(body)));
