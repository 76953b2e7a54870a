import type { ProfileDomain } from '#contract/partner/model/profileDomain.ts';
import { toEsim, toSoldItem } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { notFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import { findBelongings } from './customer-details.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

/** The customer's instances of profile domains, oldest first. Every customer has at least that of its first eSIM. */
export const listProfileDomains = async (
  { db, links }: CustomerDeps,
  { resellerId }: Caller,
  { params }: Input<'listProfileDomains'>,
): Promise<ProfileDomain[]> => {
  const customer = requireCustomerId(params);
  return db.forReseller(resellerId, async (tx) => {
    const [domains, belongingsOf] = await Promise.all([
      tx<{ id: string; key: string }[]>`
        select d.id, d.key from profile_domain d
        join customer c on c.reseller_id = current_reseller() and c.id = d.customer_id and c.erased_at is null
        where d.reseller_id = current_reseller() and d.customer_id = ${customer} order by d.created_at, d.id`,
      findBelongings(tx, [customer]),
    ]);
    if (domains.length === 0) throw notFound();
    const { sales, esims } = belongingsOf(customer);
    const now = new Date();
    const describe = async ({ id, key }: { id: string; key: string }): Promise<ProfileDomain> => {
      const related = esims.filter(({ profileDomainId }) => profileDomainId === id);
      return {
        profileDomainKey: key,
        customerProfileDomainId: id,
        relatedItems: sales
          .filter(({ profileDomainId }) => profileDomainId === id)
          .map((sale) => toSoldItem(sale, now)),
        relatedESims: await Promise.all(related.map((esim) => toEsim(esim, links))),
      };
    };
    return Promise.all(domains.map(describe));
  });
};
