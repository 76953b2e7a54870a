import type { CustomerLinks } from '#contract/storefront/model/customerLinks.ts';
import { audit } from '../db/audit.ts';
import type { Call } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { type CustomerRow, type EsimRow, type ShareLinks, toCustomer, toEsim } from '../activations/index.ts';

type ReplaceDeps = { db: Database; links: ShareLinks };

/** Takes every link to the pages of this customer back, and gives new ones. One alone would lead to the others. */
export const replaceShareLinks = async (
  { db, links }: ReplaceDeps,
  call: Call<{ customerUid: string }>,
): Promise<CustomerLinks> => {
  const { caller, body } = call;
  const id = requireId(body.customerUid);
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
