import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { type RefundRefusal, refundRefusal } from '#domain/sold-item.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { measure } from '../core/measures.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import type { Input } from '../http/input.ts';
import { changeSale } from './change-sale.ts';
import type { ActivationDeps } from './deps.ts';
import { toBalance } from './mappers.ts';
import { findOrderedSale, saleIdOf } from './read-sales.ts';
import type { SaleRow } from './rows.ts';

const payBack = async (
  tx: TransactionSql,
  caller: Caller,
  { uid, currency, purchasePrice }: SaleRow,
  now: Date,
): Promise<void> => {
  await tx`update sold_item set state = 'refunded', refunded_at = ${now}
    where reseller_id = current_reseller() and uid = ${uid}`;
  await tx`
    select ledger_post(${caller.resellerId}, ${currency}, 'refund', ${uid}, ${caller.actor},
      '{credit,sales}', array[${purchasePrice}::bigint, -${purchasePrice}::bigint])`;
  await audit(tx, caller, 'refund', uid);
};

const count = ({ channelType: channel, currency, purchasePrice: amount }: SaleRow): void =>
  measure('refund', { channel, currency, amount });

const notRefundable: Record<RefundRefusal, () => Problem> = {
  refunded: () => new Problem('already_refunded', 'This sale was already refunded.'),
  fromStock: () =>
    new Problem(
      'sold_from_stock',
      'This package was sold from your own stock. Only what was charged to credit at the sale can be refunded.',
    ),
  used: () =>
    new Problem('data_used', 'Data of this package was used. A package can be refunded while nothing of it was used.'),
  expired: () =>
    new Problem('package_expired', 'This package has expired. A package can be refunded until it expires.'),
  preparing: () =>
    new Problem('not_refundable', 'The supplier is still preparing this package. Please try again in a few minutes.'),
  impossible: () => new Problem('not_refundable', 'This sale cannot be refunded.'),
};

const refuse = (sale: SaleRow, now: Date, isBeingPrepared = false): void => {
  const refusal = refundRefusal({ state: sale.state, balance: toBalance(sale, now), isBeingPrepared }, now);
  if (refusal !== undefined) throw notRefundable[refusal]();
};

/**
 * A sale that was ordered from a supplier is refunded after the supplier has taken it back, which is asked for before
 * the transaction.
 */
const withdraw = async ({ db, orders }: ActivationDeps, { resellerId }: Caller, id: string): Promise<void> => {
  const ordered = await db.forReseller(resellerId, (tx) => findOrderedSale(tx, id));
  if (!ordered) return;
  const { sale, isBeingPrepared, now } = ordered;
  refuse(sale, now, isBeingPrepared);
  const isTakenBack = await orders.withdraw(resellerId, sale.uid).catch((cause: unknown) => {
    if (isDatabaseAway(cause)) throw cause;
    throw new Problem('unavailable', 'The supplier did not answer, so nothing was refunded yet. Please try again.', {
      cause,
    });
  });
  if (isTakenBack) return;
  throw new Problem('not_taken_back', 'The supplier does not take this package back, so it cannot be refunded.');
};

/** Pays the purchase price back to credit and withdraws the balance, once, as long as the rule allows it (STO-090). */
export const refundActivatedItem = async (
  deps: ActivationDeps,
  caller: Caller,
  { params, headers }: Input<'refundActivatedItem'>,
): Promise<SoldItemDetail> => {
  await withdraw(deps, caller, saleIdOf(params));
  const refunded: { sale?: SaleRow } = {};
  const call = toCall(caller, { headers, body: params });
  const sale = await changeSale(deps, 'refundActivatedItem', call, async (tx, found, now) => {
    refuse(found, now);
    await payBack(tx, caller, found, now);
    refunded.sale = found;
  });
  if (refunded.sale) count(refunded.sale);
  return sale;
};
