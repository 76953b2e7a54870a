import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import {
  allowLoss,
  lockCatalogue,
  readPriceSettings,
  reprice,
  requireRevision,
  setRate,
  setRules,
} from '../../products/index.ts';
import { putOnSale } from './change-sale.ts';
import { type OperatorPackageDeps, priceDeps } from './deps.ts';
import { confirmRow, type PriceChangeRow, readPriceChange } from './price-changes.ts';
import { readPriceRules } from './read-price-rules.ts';
import { recordRate, recordRules } from './record-prices.ts';
import { type LossRow, offersAfter, wantedIn } from './wanted-in.ts';

/** Checked in the transaction of the change, when an earlier confirmation or another change has ended. */
const requireConfirmable = async (tx: TransactionSql, operator: OperatorCaller, id: string, seen: number) => {
  const row = await readPriceChange(tx, id);
  if (row.state === 'APPLIED') throw new Problem('adjustment_closed', 'This was confirmed already.');
  await confirmRow(tx, operator, row);
  await requireRevision(tx, seen);
};

const confirmSale = (deps: OperatorPackageDeps, operator: OperatorCaller, row: LossRow, seen: number): Promise<void> =>
  deps.db.system.begin(async (tx) => {
    await lockCatalogue(tx);
    await requireConfirmable(tx, operator, row.id, seen);
    await putOnSale(tx, operator, row.change.ids);
    const settings = await readPriceSettings(tx);
    await allowLoss(tx, wantedIn(await offersAfter(tx, settings, row), row));
    await reprice(tx, settings, deps.log);
  });

const applyRow = async (
  deps: OperatorPackageDeps,
  operator: OperatorCaller,
  row: PriceChangeRow,
  seen: number,
): Promise<void> => {
  let isClosed = false;
  const confirm = async (tx: TransactionSql) => {
    await requireConfirmable(tx, operator, row.id, seen);
    isClosed = true;
  };
  const enteredBy = row.operator ?? 'command line';
  if (row.kind === 'RULES') {
    await setRules(priceDeps(deps), row.change, async (tx, decided) => {
      await confirm(tx);
      await recordRules(tx, operator, { ...decided, after: row.change, enteredBy });
      return true;
    });
  } else if (row.kind === 'RATE') {
    await setRate(priceDeps(deps), row.change, async (tx, decided) => {
      await confirm(tx);
      await recordRate(tx, operator, { ...decided, after: row.change, enteredBy });
      return true;
    });
  } else return confirmSale(deps, operator, row, seen);
  // It was in force already, so there was nothing to decide.
  if (!isClosed)
    await deps.db.system.begin(async (tx) => {
      await lockCatalogue(tx);
      await requireConfirmable(tx, operator, row.id, seen);
    });
};

/** Applies a waiting change, once, by an operator other than the one who entered it. */
export const confirmPriceChange = async (
  deps: OperatorPackageDeps,
  operator: OperatorCaller,
  { params, body: { seen } }: Input<'confirmPriceChange'>,
): Promise<PriceRulesState> => {
  const row = await readPriceChange(deps.db.system, requireId(params.id));
  if (row.state !== 'APPLIED') await applyRow(deps, operator, row, seen);
  return readPriceRules(deps.db.system);
};
