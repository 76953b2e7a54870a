// Refund and activation: each locks the sale, asks the rule, and changes everything in one transaction.
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { canActivate, canRefund } from '#domain/sold-item.ts';
import { audit } from '../audit.ts';
import type { Call } from '../caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { once } from '../idempotency.ts';
import { present } from '../present.ts';
import { recordEvent } from '../webhooks/index.ts';
import type { SaleRow } from './rows.ts';
import { findSale, getActivatedItem } from './sold-items.ts';
import type { ShareLinks } from './wire.ts';

type ChangeDeps = { db: Database; links: ShareLinks };
type SaleCall = Call<{ id: string }>;

const payBack = async (
  tx: TransactionSql,
  call: SaleCall,
  { uid, currency, purchasePrice }: SaleRow,
): Promise<void> => {
  await tx`update sold_item set state = 'refunded', refunded_at = now()
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
  work: (tx: TransactionSql, sale: SaleRow) => Promise<void>,
): Promise<SoldItemDetail> => {
  const { uid } = await once<{ uid: string }>(db, operation, call, async (tx) => {
    const sale = await findSale(tx, call.body.id, true);
    await work(tx, sale);
    return { uid: sale.uid };
  });
  return getActivatedItem(db, links, call.caller, uid);
};

/** Pays the purchase price back to credit and withdraws the balance; only from state purchased, so only once. */
export const refundActivatedItem = (deps: ChangeDeps, call: SaleCall): Promise<SoldItemDetail> =>
  change(deps, 'refundActivatedItem', call, async (tx, sale) => {
    if (!canRefund(sale)) {
      throw new Problem(409, 'Not refundable', 'Only a sale in state purchased can be refunded, and only once.');
    }
    await payBack(tx, call, sale);
  });

/** Starts the validity of a pending balance, once. */
export const activateActivatedItem = (deps: ChangeDeps, call: SaleCall): Promise<SoldItemDetail> =>
  change(deps, 'activateActivatedItem', call, async (tx, sale) => {
    const balance = present({ activatedAt: sale.activatedAt, expiresAt: sale.expiresAt });
    if (!canActivate({ state: sale.state, balance }, new Date())) {
      throw new Problem(409, 'Not activatable', 'This package was activated before, has expired or was refunded.');
    }
    await start(tx, call, sale);
  });
