import type { CustomerList } from '#contract/partner/model/customerList.ts';
import type { CustomerRow } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { describeCustomers } from './customer-details.ts';
import type { CustomerDeps } from './deps.ts';

/** A page of the reseller's customers, newest first. */
export const listCustomers = (
  { db, links }: CustomerDeps,
  { resellerId }: Caller,
  { query }: Input<'listCustomers'>,
): Promise<CustomerList> =>
  db.forReseller(resellerId, async (tx) => {
    const { page_size: size, page_index: index, only_active_profiles: onlyActiveProfiles } = query;
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c where c.reseller_id = current_reseller() and c.erased_at is null
      order by c.created_at desc, c.id desc limit ${size} offset ${size * index}`;
    return { items: await describeCustomers(tx, links, customers, onlyActiveProfiles) };
  });
