import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { canActivate } from '#domain/sold-item.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { recordEvent } from '../webhooks/index.ts';
import { changeSale } from './change-sale.ts';
import type { ActivationDeps } from './deps.ts';
import { toBalance } from './mappers.ts';
import { saleIdOf } from './read-sales.ts';
import type { SaleRow } from './rows.ts';

const start = async (tx: TransactionSql, caller: Caller, { uid }: SaleRow): Promise<void> => {
  await tx`
    update sold_item set activated_at = now(), expires_at = case when not validity_unlimited then now() + validity end
    where reseller_id = current_reseller() and uid = ${uid}`;
  await recordEvent(tx, caller.resellerId, { type: 'BALANCE_ACTIVATION', data: { uid } });
  await audit(tx, caller, 'activate', uid);
};

/** Starts the validity of a pending balance, once. */
export const activateActivatedItem = (
  deps: ActivationDeps,
  caller: Caller,
  { params, headers }: Input<'activateActivatedItem'>,
): Promise<SoldItemDetail> => {
  const call = toCall(caller, { headers, body: { id: saleIdOf(params) } });
  return changeSale(deps, 'activateActivatedItem', call, async (tx, sale, now) => {
    if (!canActivate({ state: sale.state, balance: toBalance(sale, now) }, now)) {
      throw new Problem(
        'not_activatable',
        'This package was activated before, has expired or was refunded, or its eSIM was deleted.',
      );
    }
    await start(tx, caller, sale);
  });
};
