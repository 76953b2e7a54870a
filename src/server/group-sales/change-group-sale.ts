import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import type { Call } from '../core/caller.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { GroupSaleDeps } from './deps.ts';
import { readGroupSale } from './read-group-sale.ts';

type Change = {
  operation: string;
  call: Call<{ id: string }>;
  work: (tx: TransactionSql, id: string) => Promise<unknown>;
  /** Runs when the change is committed. */
  afterwards?: () => Promise<void>;
};

/** Does the work with all lines of a group sale locked, once for each key, and returns the group sale afterwards. */
export const changeGroupSale = async (
  deps: GroupSaleDeps,
  { operation, call, work, afterwards }: Change,
): Promise<GroupSale> => {
  const { caller } = call;
  const { id } = await withIdempotency<{ id: string }>(deps.db, operation, call, async (tx) => {
    const [order] = await tx<{ id: string }[]>`
      select id from group_sale where reseller_id = current_reseller() and id = ${requireId(call.body.id)}`;
    const found = orNotFound(order);
    // Before customers and sales, as the sale of a line locks them (decision 22).
    await tx`
      select from group_sale_line where reseller_id = current_reseller() and group_sale_id = ${found.id}
      order by number for no key update`;
    await work(tx, found.id);
    return found;
  });
  await afterwards?.();
  return readGroupSale(deps, caller, id);
};
