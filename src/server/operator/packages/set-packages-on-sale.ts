import type { SaleChange } from '#contract/operator/model/saleChange.ts';
import type { SaleOutcome } from '#contract/operator/model/saleOutcome.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { TransactionSql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import {
  lockCatalogue,
  type PricedOffer,
  priceOffers,
  readPriceSettings,
  reprice,
  requireRevision,
} from '../../products/index.ts';
import { changeSale, type SaleRow } from './change-sale.ts';
import type { OperatorPackageDeps } from './deps.ts';
import { isFound } from './package-search.ts';
import { enterPriceChange } from './price-changes.ts';

type WantedRow = SaleRow & { isOffered: boolean };

const findWanted = (tx: TransactionSql, { ids, ...search }: SaleChange) => tx<WantedRow[]>`
  select p.id, w.offered as is_offered, w.approved_at is null as is_waiting, w.taken_off_at is not null as is_taken_off
  from product p join wholesale w on w.product_id = p.id
  where ${ids === undefined ? isFound(tx, search) : tx`p.id = any (${ids}::uuid[])`}`;

/** Packages that are no longer offered are not for the operator to decide. */
const isToChange = ({ isOffered, isWaiting, isTakenOff }: WantedRow, onSale: boolean): boolean =>
  isOffered && (onSale ? isWaiting || isTakenOff : !isTakenOff);

/** Enters those that would be sold below their cost for another operator to confirm; returns how many they are. */
const askForBelowCost = async (
  tx: TransactionSql,
  operator: OperatorCaller,
  offers: readonly PricedOffer[],
): Promise<number> => {
  const belowCost = offers.filter(({ obstacle }) => obstacle === 'belowCost');
  const change = { ids: belowCost.map(({ offer }) => offer.id), losses: belowCost.map(({ loss }) => loss) };
  if (belowCost.length > 0) await enterPriceChange(tx, operator, { kind: 'SALE', change }, { state: 'WAITING' });
  return belowCost.length;
};

/**
 * Puts packages on sale or takes them off, unless the catalogue has changed since the operator saw it. Packages that
 * would be sold below their cost wait for another operator.
 */
export const setPackagesOnSale = (
  { db, log }: OperatorPackageDeps,
  operator: OperatorCaller,
  { body }: Input<'setPackagesOnSale'>,
): Promise<SaleOutcome> =>
  db.system.begin(async (tx) => {
    const { onSale, seen } = body;
    await lockCatalogue(tx);
    const wanted = await findWanted(tx, body);
    const rows = wanted.filter((row) => isToChange(row, onSale));
    const ids = new Set(wanted.map(({ id }) => id));
    const settings = await readPriceSettings(tx);
    if (rows.length > 0) {
      await requireRevision(tx, seen);
      await changeSale(tx, operator, rows, onSale);
    }
    const offers = await (rows.length > 0 ? reprice(tx, settings, log) : priceOffers(tx, settings));
    if (!onSale) return { changed: rows.length, notOnSale: 0, waiting: 0 };
    const off = offers.filter(({ offer, obstacle }) => obstacle !== undefined && ids.has(offer.id));
    const waiting = await askForBelowCost(tx, operator, off);
    return { changed: rows.length, notOnSale: off.length - waiting, waiting };
  });
