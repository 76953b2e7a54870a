import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import {
  isChanged,
  type OperatorDeps,
  type PriceChanges,
  readPriceSettings,
  readRevision,
  setRate,
  setRules,
} from '../../products/index.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { readPriceChange } from './price-changes.ts';
import { toPreview } from './to-preview.ts';
import { type LossRow, offersAfter, wantedIn } from './wanted-in.ts';

/** What putting packages on sale below their cost would change. */
const previewSale = ({ system }: OperatorDeps, row: LossRow): Promise<PriceChanges> =>
  system.begin(async (tx) => {
    const revision = await readRevision(tx);
    const offers = await offersAfter(tx, await readPriceSettings(tx), row);
    const belowCost = wantedIn(offers, row).filter(({ loss }) => loss > 0);
    return { changed: offers.filter(isChanged), offers, belowCost, needsAnother: true, revision };
  });

/** What a waiting change would change now. */
export const getPriceChange = async (
  deps: OperatorPackageDeps,
  _caller: OperatorCaller,
  { params }: Input<'getPriceChange'>,
): Promise<PricePreview> => {
  const row = await readPriceChange(deps.db.system, requireId(params.id));
  if (row.kind === 'RULES') return toPreview(await setRules(priceDeps(deps), row.change));
  if (row.kind === 'RATE') return toPreview(await setRate(priceDeps(deps), row.change));
  return toPreview(await previewSale(priceDeps(deps), row));
};
