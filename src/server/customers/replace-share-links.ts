import type { CustomerLinks } from '#contract/storefront/model/customerLinks.ts';
import { type CustomerRow, type EsimRow, toCustomer, toEsim } from '../activations/index.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { CustomerDeps } from './deps.ts';

/**
 * Revokes all links to the pages of this customer and creates new ones. All of them, because one page leads to the
 * others.
 */
export const replaceShareLinks = async (
  { db, links }: CustomerDeps,
  caller: Caller,
  { params, headers }: Input<'replaceShareLinks'>,
): Promise<CustomerLinks> => {
  const id = requireId(params.customerUid);
  const call = toCall(caller, { headers, body: params });
  await withIdempotency(db, 'replaceShareLinks', call, async (tx) => {
    const [customer] = await tx`
      select from customer where reseller_id = current_reseller() and id = ${id} for no key update`;
    orNotFound(customer);
    await tx`select replace_share_links(current_reseller(), ${id}, 'infinity')`;
    await audit(tx, caller, 'replace-share-links', id);
    return { id };
  });
  return db.forReseller(caller.resellerId, async (tx) => {
    const [customers, esims] = await Promise.all([
      tx<{ row: CustomerRow }[]>`
        select customer_json(c) as row from customer c where reseller_id = current_reseller() and id = ${id}`,
      tx<{ row: EsimRow }[]>`
        select esim_json(e) as row from esim e
        where reseller_id = current_reseller() and customer_id = ${id} order by number`,
    ]);
    return {
      customer: await toCustomer(orNotFound(customers[0]).row, links),
      relatedEsims: await Promise.all(esims.map(({ row }) => toEsim(row, links))),
    };
  });
};
