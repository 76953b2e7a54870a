import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { setRules } from '../../products/index.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { toRulesFile } from './read-price-rules.ts';
import { toPreview } from './to-preview.ts';

/** What these rules would change of what suppliers offer. */
export const previewPriceRules = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  { body }: Input<'previewPriceRules'>,
): Promise<PricePreview> => toPreview(await setRules(priceDeps(deps), toRulesFile(body)));
