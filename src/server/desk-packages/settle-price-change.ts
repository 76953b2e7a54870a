// A change of what makes prices that waits: looked at, confirmed by another operator, or declined.
import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import {
  allowLoss,
  type Decided,
  lockCatalogue,
  type OperatorDeps,
  type PriceChanges,
  type PricedOffer,
  priceOffers,
  readPriceSettings,
  readRevision,
  reprice,
  requireRevision,
  setRate,
  setRules,
} from '../products/index.ts';
import { putOnSale } from './change-sale.ts';
import { type DeskPackageDeps, priceDeps } from './deps.ts';
import { closePriceChange, confirmRow, type PriceChangeRow, readPriceChange } from './price-changes.ts';
import { readPriceRules } from './read-price-rules.ts';
import { recordRate, recordRules } from './record-prices.ts';
import { toPreview } from './to-preview.ts';

type SaleRow = Extract<PriceChangeRow, { kind: 'SALE' }>;

const wantedIn = (offers: readonly PricedOffer[], { change: { ids } }: SaleRow): PricedOffer[] =>
  offers.filter(({ offer }) => ids.includes(offer.id));

/** What putting packages on sale below their cost would change. */
const previewSale = ({ system }: OperatorDeps, row: SaleRow): Promise<PriceChanges> =>
  system.begin(async (tx) => {
    const revision = await readRevision(tx);
    const offers = await priceOffers(tx, await readPriceSettings(tx));
    const belowCost = wantedIn(offers, row).filter(({ obstacle }) => obstacle === 'belowCost');
    const coming = belowCost.map((priced) => ({ ...priced, obstacle: undefined }));
    return { changed: coming, offers, belowCost, needsAnother: true, isApplied: false, revision };
  });

/** What a change that waits would change now. */
export const getPriceChange = async (
  deps: DeskPackageDeps,
  _caller: OperatorCaller,
  { params }: Input<'getPriceChange'>,
): Promise<PricePreview> => {
  const row = await readPriceChange(deps.db.system, requireId(params.id));
  if (row.kind === 'RULES') return toPreview(await setRules(priceDeps(deps), row.change));
  if (row.kind === 'RATE') return toPreview(await setRate(priceDeps(deps), row.change));
  return toPreview(await previewSale(priceDeps(deps), row));
};

/** In the transaction of the change: an earlier confirmation, or another change, has ended by then. */
const requireConfirmable = async (tx: TransactionSql, operator: OperatorCaller, id: string, seen: number) => {
  const row = await readPriceChange(tx, id);
  if (row.state === 'APPLIED') throw new Problem('adjustment_closed', 'This was confirmed already.');
  await confirmRow(tx, operator, row);
  await requireRevision(tx, seen);
};

const confirmSale = (deps: DeskPackageDeps, operator: OperatorCaller, row: SaleRow, seen: number): Promise<void> =>
  deps.db.system.begin(async (tx) => {
    await lockCatalogue(tx);
    await requireConfirmable(tx, operator, row.id, seen);
    await putOnSale(tx, operator, row.change.ids);
    const settings = await readPriceSettings(tx);
    await allowLoss(tx, wantedIn(await priceOffers(tx, settings), row));
    await reprice(tx, settings, deps.log);
  });

const applyRow = async (
  deps: DeskPackageDeps,
  operator: OperatorCaller,
  row: PriceChangeRow,
  seen: number,
): Promise<void> => {
  const confirm = async (tx: TransactionSql, { belowCost }: Pick<Decided<unknown>, 'belowCost'>) => {
    await requireConfirmable(tx, operator, row.id, seen);
    await allowLoss(tx, belowCost);
  };
  const enteredBy = row.operator ?? 'command line';
  if (row.kind === 'RULES') {
    await setRules(priceDeps(deps), row.change, async (tx, decided) => {
      await confirm(tx, decided);
      await recordRules(tx, operator, { ...decided, after: row.change, enteredBy });
      return true;
    });
  } else if (row.kind === 'RATE') {
    await setRate(priceDeps(deps), row.change, async (tx, decided) => {
      await confirm(tx, decided);
      await recordRate(tx, operator, { ...decided, after: row.change, enteredBy });
      return true;
    });
  } else await confirmSale(deps, operator, row, seen);
};

/** Applies a change that waits, once, by another operator than the one who entered it. */
export const confirmPriceChange = async (
  deps: DeskPackageDeps,
  operator: OperatorCaller,
  { params, body: { seen } }: Input<'confirmPriceChange'>,
): Promise<PriceRulesState> => {
  const row = await readPriceChange(deps.db.system, requireId(params.id));
  if (row.state !== 'APPLIED') await applyRow(deps, operator, row, seen);
  return readPriceRules(deps.db.system);
};

/** Closes a change that waits, without applying it. */
export const declinePriceChange = async (
  { db }: DeskPackageDeps,
  operator: OperatorCaller,
  { params }: Input<'declinePriceChange'>,
): Promise<PriceRulesState> => {
  const id = requireId(params.id);
  await db.system.begin(async (tx) => {
    await lockCatalogue(tx);
    const row = await readPriceChange(tx, id);
    if (row.state === 'APPLIED') throw new Problem('adjustment_closed', 'This was confirmed already.');
    if (row.state === 'WAITING') await closePriceChange(tx, operator, row);
  });
  return readPriceRules(db.system);
};
