import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { changeGroupSale } from './change-group-sale.ts';
import type { GroupSaleDeps } from './deps.ts';
import { startSelling } from './sell-lines.ts';

/** What a supplier refused was refunded: the line becomes what it was before that sale, unless the customer was erased. */
const reopenUndelivered = (tx: TransactionSql, id: string) => tx`
  update group_sale_line l
  set state = 'WAITING', sale_uid = null, customer_id = null, email = c.email, name = nullif(s.metatag, ''),
    country = s.user_country
  from sold_item s, customer c, supply_order o
  where l.reseller_id = current_reseller() and l.group_sale_id = ${id} and l.state = 'SOLD'
    and s.reseller_id = current_reseller() and s.uid = l.sale_uid and s.state = 'refunded'
    and c.reseller_id = current_reseller() and c.id = l.customer_id and c.erased_at is null
    and o.reseller_id = current_reseller() and o.uid = l.sale_uid and o.state = 'REFUSED'`;

const reopenRefused = (tx: TransactionSql, id: string) => tx`
  update group_sale_line set state = 'WAITING', reason_code = null, reason = null
  where reseller_id = current_reseller() and group_sale_id = ${id} and state = 'REFUSED'`;

/** Lets the lines that were not sold, or not delivered, wait to be sold again. */
export const retryGroupSale = (
  deps: GroupSaleDeps,
  caller: Caller,
  { params, headers }: Input<'retryGroupSale'>,
): Promise<GroupSale> =>
  changeGroupSale(deps, {
    operation: 'retryGroupSale',
    call: toCall(caller, { headers, body: params }),
    work: async (tx, id) => {
      await reopenUndelivered(tx, id);
      await reopenRefused(tx, id);
      await audit(tx, caller, 'retry group sale', id);
    },
    afterwards: () => startSelling(deps),
  });
