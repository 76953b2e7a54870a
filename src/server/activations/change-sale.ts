// Refund and activation: each locks the sale, asks the rule, and changes everything in one transaction.
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { canActivate, type RefundRefusal, refundRefusal } from '#domain/sold-item.ts';
import { audit } from '../db/audit.ts';
import type { Call } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { Problem } from '../core/problem.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { recordEvent } from '../webhooks/index.ts';
import type { SaleRow } from './rows.ts';
import { getActivatedItem, lockSale } from './sold-items.ts';
import { type ShareLinks, toBalance } from './mappers.ts';

type ChangeDeps = { db: Database; links: ShareLinks };
type SaleCall = Call<{ id: string }>;

const payBack = async (
  tx: TransactionSql,
  call: SaleCall,
  { uid, currency, purchasePrice }: SaleRow,
  now: Date,
): Promise<void> => {
  await tx`update sold_item set state = 'refunded', refunded_at = ${now}
    where reseller_id = current_reseller() and uid = ${uid}`;
  await tx`
    select ledger_post(${call.caller.resellerId}, ${currency}, 'refund', ${uid}, ${call.caller.actor},
      '{credit,sales}', array[${purchasePrice}::bigint, -${purchasePrice}::bigint])`;
  await audit(tx, call.caller, 'refund', uid);
};

const start = async (tx: TransactionSql, call: SaleCall, { uid }: SaleRow): Promise<void> => {
  await tx`
    update sold_item set activated_at = now(), expires_at = case when not validity_unlimited then now() + validity end
    where reseller_id = current_reseller() and uid = ${uid}`;
  await recordEvent(tx, call.caller.resellerId, { type: 'BALANCE_ACTIVATION', data: { uid } });
  await audit(tx, call.caller, 'activate', uid);
};

const change = async (
  { db, links }: ChangeDeps,
  operation: string,
  call: SaleCall,
  work: (tx: TransactionSql, sale: SaleRow, now: Date) => Promise<void>,
): Promise<SoldItemDetail> => {
  const { uid } = await withIdempotency<{ uid: string }>(db, operation, call, async (tx) => {
    const { sale, now } = await lockSale(tx, call.body.id);
    await work(tx, sale, now);
    return { uid: sale.uid };
  });
  return getActivatedItem(db, links, call.caller, uid);
};

/** What the reseller is told, by the reason. */
const notRefundable: Record<RefundRefusal, string> = {
  refunded: 'This sale was already refunded.',
  fromStock: 'This package was sold from your own stock. Only what was charged to credit at the sale can be refunded.',
  used: 'Data of this package was used. A package can be refunded while nothing of it was used.',
  expired: 'This package has expired. A package can be refunded until it expires.',
  impossible: 'This sale cannot be refunded.',
};

/** Pays the purchase price back to credit and withdraws the balance, once, as long as the rule allows it (STO-090). */
export const refundActivatedItem = (deps: ChangeDeps, call: SaleCall): Promise<SoldItemDetail> =>
  change(deps, 'refundActivatedItem', call, async (tx, sale, now) => {
    const refusal = refundRefusal({ state: sale.state, balance: toBalance(sale, now) }, now);
    if (refusal !== undefined) throw new Problem(409, 'Not refundable', notRefundable[refusal]);
    await payBack(tx, call, sale, now);
  });

/** Starts the validity of a pending balance, once. */
export const activateActivatedItem = (deps: ChangeDeps, call: SaleCall): Promise<SoldItemDetail> =>
  change(deps, 'activateActivatedItem', call, async (tx, sale, now) => {
    if (!canActivate({ state: sale.state, balance: toBalance(sale, now) }, now)) {
      throw new Problem(409, 'Not activatable', 'This package was activated before, has expired or was refunded.');
    }
    await start(tx, call, sale);
  });
