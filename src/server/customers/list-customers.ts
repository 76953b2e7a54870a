import type { CustomerDetails } from '#contract/partner/model/customerDetails.ts';
import type { CustomerList } from '#contract/partner/model/customerList.ts';
import type { ListCustomersQueryParamsOutput } from '#contract/partner/zod/customers/customers.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { CustomerRow, ShareLinks } from '../activations/index.ts';
import { describeCustomers } from './customer-details.ts';

/** A page of the reseller's customers, newest first. */
export const listCustomers = (
  db: Database,
  links: ShareLinks,
  { resellerId }: Caller,
  { page_size: size, page_index: index, only_active_profiles: onlyActiveProfiles }: ListCustomersQueryParamsOutput,
): Promise<CustomerList> =>
  db.forReseller(resellerId, async (tx) => {
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c where c.reseller_id = current_reseller() and c.erased_at is null
      order by c.created_at desc, c.id desc limit ${size} offset ${size * index}`;
    return { items: await describeCustomers(tx, links, customers, onlyActiveProfiles) };
  });

/** One customer, also with eSIMs that may no longer be used. */
export const getCustomer = async (
  db: Database,
  links: ShareLinks,
  { resellerId }: Caller,
  customerUid: string,
): Promise<CustomerDetails> => {
  const id = requireId(customerUid);
  return db.forReseller(resellerId, async (tx) => {
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c
      where c.reseller_id = current_reseller() and c.id = ${id} and c.erased_at is null`;
    const [details] = await describeCustomers(tx, links, customers, false);
    return orNotFound(details);
  });
};
