import type { Customer } from '#contract/storefront/model/customer.ts';
import { type CustomerRow, toCustomer } from '../activations/index.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requireCountry, requireEmail } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import { orNotFound } from '../db/lookup.ts';
import { refusingDuplicates } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

const emailInUse = (): Problem => new Problem('email_in_use', 'Another customer of yours has this email address.');

/** Changes the e-mail address and the country of a customer, as far as they are given. */
export const updateCustomer = async (
  { db, links }: CustomerDeps,
  caller: Caller,
  { params, body: { customerEmail, countryOfResidence } }: Input<'updateCustomer'>,
): Promise<Customer> => {
  const id = requireCustomerId(params);
  const country =
    countryOfResidence === undefined ? null : requireCountry('body.countryOfResidence', countryOfResidence);
  const email = customerEmail === undefined ? null : requireEmail('body.customerEmail', customerEmail);
  const change = db.forReseller(caller.resellerId, async (tx) => {
    await tx`select require_customer(${caller.resellerId}, ${id})`;
    // The constraint compares the canonical spelling alone; rows may be older than it.
    const [other] = await tx`
      select from customer
      where reseller_id = current_reseller() and email = any(${email === null ? [] : spellingsOf(email)}) and id <> ${id}`;
    if (other) throw emailInUse();
    const [customer] = await tx<{ row: CustomerRow }[]>`
      update customer c
      set email = coalesce(${email}, c.email), country = coalesce(${country}, c.country)
      where c.reseller_id = current_reseller() and c.id = ${id}
      returning customer_json(c) as row`;
    const { row } = orNotFound(customer);
    await audit(tx, caller, 'customer', id);
    return toCustomer(row, links);
  });
  return change.catch(refusingDuplicates(emailInUse));
};
