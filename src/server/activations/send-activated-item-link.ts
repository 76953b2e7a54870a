import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { LINK_MAILS_A_DAY } from '#domain/customer.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { findSale, lockSale, readSale, saleIdOf } from './read-sales.ts';
import type { SaleRow } from './rows.ts';

type Mailed = { hasEmail: boolean; hasEsim: boolean; isWaiting: boolean; today: number };

const findMailed = async (tx: TransactionSql, { uid, customerId, profileDomainId }: SaleRow): Promise<Mailed> => {
  const [mailed] = await tx<[Mailed]>`
    select c.email is not null as has_email,
      exists (
        select from esim
        where reseller_id = current_reseller() and profile_domain_id = ${profileDomainId} and active) as has_esim,
      coalesce(m.is_waiting, false) as is_waiting, m.today::int as today
    from customer c
    cross join (
      select bool_or(outcome is null) as is_waiting, count(*) filter (where created_at > now() - interval '1 day') as today
      from mail where reseller_id = current_reseller() and sale_uid = ${uid} and kind = 'customer-link') m
    where c.reseller_id = current_reseller() and c.id = ${customerId}`;
  return mailed;
};

const queue = async (tx: TransactionSql, caller: Caller, sale: SaleRow): Promise<void> => {
  const { hasEmail, hasEsim, isWaiting, today } = await findMailed(tx, sale);
  if (!hasEmail) throw new Problem('not_mailable', 'This customer has no email address. Add one first.');
  if (sale.state === 'refunded' || !hasEsim) {
    throw new Problem('not_mailable', 'The link of this sale no longer opens an eSIM, so it is not emailed.');
  }
  // The one that waits has the same link.
  if (isWaiting) return;
  if (today >= LINK_MAILS_A_DAY) {
    throw new Problem('not_mailable', 'The link of this sale was emailed too often today. Try again tomorrow.');
  }
  await tx`
    select queue_customer_mail(s, 'customer-link', jsonb_build_object('type', s.activation_type)) from sold_item s
    where s.reseller_id = current_reseller() and s.uid = ${sale.uid}`;
  await audit(tx, caller, 'send-link', sale.uid);
};

/** Sends the customer of a sale the link to the eSIM, once more or for the first time. */
export const sendActivatedItemLink = async (
  deps: ActivationDeps,
  caller: Caller,
  { params, headers }: Input<'sendActivatedItemLink'>,
): Promise<SoldItemDetail> => {
  const call = toCall(caller, { headers, body: { id: saleIdOf(params) } });
  const { uid } = await raisingProblems(
    withIdempotency<{ uid: string }>(deps.db, 'sendActivatedItemLink', call, async (tx) => {
      // The customer before the sale, as an erasure locks them (decision 22).
      const { customerId } = await findSale(tx, call.body.id);
      await tx`select require_customer(current_reseller(), ${customerId})`;
      const { sale } = await lockSale(tx, call.body.id);
      await queue(tx, caller, sale);
      return { uid: sale.uid };
    }),
  );
  return readSale(deps, caller, uid);
};
