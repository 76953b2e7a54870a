import type { CustomerDetails } from '#contract/partner/model/customerDetails.ts';
import type { CustomerRow } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { describeCustomers } from './customer-details.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

/** One customer, also with eSIMs that may no longer be used. */
export const getCustomer = async (
  { db, links }: CustomerDeps,
  { resellerId }: Caller,
  { params }: Input<'getCustomer'>,
): Promise<CustomerDetails> => {
  const id = requireCustomerId(params);
  return db.forReseller(resellerId, async (tx) => {
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c
      where c.reseller_id = current_reseller() and c.id = ${id} and c.erased_at is null`;
    const [details] = await describeCustomers(tx, links, customers, false);
    return orNotFound(details);
  });
};
