import type { PackageState } from '#contract/operator/model/packageState.ts';
import type { SaleChange } from '#contract/operator/model/saleChange.ts';
import type { SaleOutcome } from '#contract/operator/model/saleOutcome.ts';
import type { OperatorCaller } from '../core/operator.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { recordChanges } from '../operators/index.ts';
import { lockCatalogue, readPriceSettings, reprice, requireRevision } from '../products/index.ts';
import type { DeskPackageDeps } from './deps.ts';
import { isFound, stateOf } from './package-search.ts';

type WantedRow = { id: string; state: PackageState; isOffered: boolean; isWaiting: boolean; isTakenOff: boolean };

const findWanted = (tx: TransactionSql, { ids, ...search }: SaleChange) => tx<WantedRow[]>`
  select p.id, ${stateOf(tx)} as state, w.offered as is_offered, w.approved_at is null as is_waiting,
    w.taken_off_at is not null as is_taken_off
  from product p join wholesale w on w.product_id = p.id
  where ${ids === undefined ? isFound(tx, search) : tx`p.id = any (${ids}::uuid[])`}`;

/** What has vanished is nobody's decision. */
const isToChange = ({ isOffered, isWaiting, isTakenOff }: WantedRow, onSale: boolean): boolean =>
  isOffered && (onSale ? isWaiting || isTakenOff : !isTakenOff);

const changeSale = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  rows: readonly WantedRow[],
  onSale: boolean,
) => {
  await tx`
    update wholesale set approved_at = coalesce(approved_at, now()), taken_off_at = case when ${!onSale} then now() end
    where product_id = any (${rows.map(({ id }) => id)}::uuid[])`;
  await recordChanges(
    tx,
    operator,
    rows.map(({ id, isWaiting, isTakenOff }) => ({
      action: onSale ? 'package.put_on_sale' : 'package.taken_off_sale',
      reference: id,
      before: { isApproved: !isWaiting, isTakenOff },
      after: { isApproved: true, isTakenOff: !onSale },
    })),
  );
};

/** Puts packages on sale or takes them off, unless the catalogue was changed since the operator saw it. */
export const setPackagesOnSale = (
  { db, log }: DeskPackageDeps,
  operator: OperatorCaller,
  { body }: Input<'setPackagesOnSale'>,
): Promise<SaleOutcome> =>
  db.system.begin(async (tx) => {
    const { onSale, seen } = body;
    await lockCatalogue(tx);
    const wanted = await findWanted(tx, body);
    const rows = wanted.filter((row) => isToChange(row, onSale));
    const outcome = (notOnSale: number): SaleOutcome => ({ changed: rows.length, notOnSale: onSale ? notOnSale : 0 });
    if (rows.length === 0) return outcome(wanted.filter(({ state }) => state !== 'ON_SALE').length);
    await requireRevision(tx, seen);
    await changeSale(tx, operator, rows, onSale);
    const ids = new Set(wanted.map(({ id }) => id));
    const offers = await reprice(tx, await readPriceSettings(tx), log);
    return outcome(offers.filter(({ offer, obstacle }) => obstacle !== undefined && ids.has(offer.id)).length);
  });
