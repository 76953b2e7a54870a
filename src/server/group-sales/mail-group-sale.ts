import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { changeGroupSale } from './change-group-sale.ts';
import type { GroupSaleDeps } from './deps.ts';

/** Nothing is mailed for a reseller that never paid (decision 51). */
const requireHasPaid = async (tx: TransactionSql): Promise<void> => {
  const [row] = await tx<[{ hasPaid: boolean }]>`select has_paid(current_reseller()) as has_paid`;
  if (!row.hasPaid) {
    throw new Problem('not_mailable', 'The store sends emails to customers once you have bought credit or packages.');
  }
};

/** Those that were not mailed yet; without an eSIM that the link opens, queue_customer_mail queues nothing. */
const queue = (tx: TransactionSql, id: string) => tx`
  select queue_customer_mail(s, 'customer-link', jsonb_build_object('type', s.activation_type))
  from group_sale_line l join sold_item s on s.reseller_id = l.reseller_id and s.uid = l.sale_uid
  where l.reseller_id = current_reseller() and l.group_sale_id = ${id} and s.state <> 'refunded'
    and not exists (
      select from mail m where m.reseller_id = current_reseller() and m.sale_uid = s.uid and m.kind = 'customer-link'
        and (m.outcome is null or m.outcome = 'sent'))
  order by l.number`;

/** Emails each customer of the group sale the link, once. */
export const mailGroupSale = (
  deps: GroupSaleDeps,
  caller: Caller,
  { params, headers }: Input<'mailGroupSale'>,
): Promise<GroupSale> =>
  changeGroupSale(deps, {
    operation: 'mailGroupSale',
    call: toCall(caller, { headers, body: params }),
    work: async (tx, id) => {
      await requireHasPaid(tx);
      await queue(tx, id);
      await audit(tx, caller, 'mail group sale', id);
    },
  });
