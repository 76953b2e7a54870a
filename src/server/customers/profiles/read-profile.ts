import type { Profile } from '#contract/storefront/model/profile.ts';
import type { SharedEsim } from '#contract/storefront/model/sharedEsim.ts';
import { canTopUp } from '#domain/esim.ts';
import { esimsOfLink, isReportedLost } from '#domain/esim-replacement.ts';
import { catalogueName } from '#domain/package-name.ts';
import { isRefunded } from '#domain/sold-item.ts';
import { shownTravellersName } from '#domain/store-name.ts';
import {
  type EsimRow,
  type SaleRow,
  toBalance,
  totalAvailable,
  withdrawalOf,
  withdrawalOrCodes,
} from '../../activations/index.ts';
import { findBelongings } from '../customer-details.ts';
import type { Queryable } from '../../db/connect.ts';
import type { ProfileDeps } from './deps.ts';
import { type ResellerRow, toResellerInformation } from './read-reseller.ts';
import { linkInvalid, type ShareClaims, type ShareTokens } from './share-links.ts';

type OwnerRow = ResellerRow & { resellerId: string; customerId: string };

type ProfileQuery = {
  token: string;
  includeResellerInformation: boolean;
};

/** Whose balances to read: those that this eSIM may use, or all of its customer. */
type Scope = 'esim' | 'customer';

/**
 * The owner of this eSIM and the owner's branding. Read before the reseller is known; nothing is found for a revoked
 * link or an erased customer.
 */
const findOwner = async (system: Queryable, { esimId, linkId }: ShareClaims): Promise<OwnerRow> => {
  const [owner] = await system<OwnerRow[]>`
    select r.reseller_id, e.customer_id, r.brand_name, r.company_name, r.name_granted, r.logo_url, r.accent_color, r.header_color,
      r.faq_url, r.contact_email, r.contact_phone, r.contact_url, l.hash as logo_hash
    from esim e
    join reseller r on r.reseller_id = e.reseller_id
    left join logo l on l.reseller_id = e.reseller_id
    join customer c on c.id = e.customer_id and c.erased_at is null
    where e.id = ${esimId} and e.link_id = ${linkId}`;
  if (!owner) throw linkInvalid();
  return owner;
};

/** The eSIM that took the place of this one in the end. */
const replacementOf = (esim: EsimRow, esims: readonly EsimRow[]): EsimRow | undefined => {
  const next = esims.find(({ id }) => id === esim.replacedBy);
  return next && (replacementOf(next, esims) ?? next);
};

const isUsable = (esim: EsimRow): boolean => canTopUp({ ...esim, withdrawal: withdrawalOf(esim) });

/** The eSIM that has what is left on one that is out of use: its replacement, or another one on the same balance. */
const successorOf = (esim: EsimRow, esims: readonly EsimRow[]): EsimRow | undefined => {
  const replacement = replacementOf(esim, esims);
  if (replacement !== undefined && isUsable(replacement)) return replacement;
  return esims.findLast((other) => other.profileDomainId === esim.profileDomainId && isUsable(other));
};

/** What is told of each eSIM: one that was withdrawn may not be used any more, whatever the network says. */
const toKnown = (esim: EsimRow): Pick<SharedEsim, 'iccid' | 'state' | 'active'> => {
  const { iccid, state, active } = esim;
  return { iccid, state, active: active && withdrawalOf(esim) === undefined };
};

/** The eSIM to install, with its codes unless it was withdrawn. */
const toEsimProfile = async (
  esim: EsimRow,
  esims: readonly EsimRow[],
  links: ShareTokens,
): Promise<Profile['esimProfile']> => {
  const known = { ...toKnown(esim), ...withdrawalOrCodes(esim) };
  if (isUsable(esim)) return known;
  const successor = successorOf(esim, esims);
  return {
    ...known,
    ...(successor && { replacementUrl: await links.installationUrl(successor.link) }),
  };
};

/** One of the customer's eSIMs, with its link and what is on it of the shown sales unless it was withdrawn. */
const toSharedEsim = async (esim: EsimRow, sales: readonly SaleRow[], links: ShareTokens): Promise<SharedEsim> => {
  const known = toKnown(esim);
  const withdrawal = withdrawalOf(esim);
  if (withdrawal !== undefined) return { ...known, withdrawal };
  const isOn = ({ profileDomainId }: SaleRow): boolean => profileDomainId === esim.profileDomainId;
  const balances = sales.flatMap((sale, position) => (isOn(sale) ? [position] : []));
  return { ...known, installationUrl: await links.installationUrl(esim.link), balances };
};

/** What is left of a sale, under a name that is safe to show. */
const toShownBalance = (sale: SaleRow, now: Date, storeName: string): Profile['balances'][number] => {
  const balance = toBalance(sale, now);
  const name = shownTravellersName(balance.name, storeName) || catalogueName({ ...balance, ...balance.size });
  return { ...balance, name: name ?? '' };
};

/**
 * The profile of a share token: one eSIM, balances and devices of its customer, without prices, metatags or other
 * customers.
 */
export const readProfile = async (
  { db, links, storeName, publicUrl, admitReading }: ProfileDeps,
  { token, includeResellerInformation }: ProfileQuery,
  scope: Scope,
): Promise<Profile> => {
  const claims = await links.verify(token);
  await admitReading(claims.linkId);
  const owner = await findOwner(db.system, claims);
  return db.forReseller(owner.resellerId, async (tx) => {
    const belongings = (await findBelongings(tx, [owner.customerId]))(owner.customerId);
    const esim = belongings.esims.find(({ id }) => id === claims.esimId);
    if (!esim) throw linkInvalid();
    const esims = esimsOfLink(esim, belongings.esims);
    const isLost = isReportedLost(esim, belongings.esims);
    // Somebody else may have found the phone: the link tells nothing of its customer any more.
    const others = isLost ? [] : esims.filter((other) => other !== esim);
    const now = new Date();
    const usable = (isLost ? [] : belongings.sales)
      .filter((sale) => !isRefunded(sale))
      .filter(({ profileDomainId }) => scope === 'customer' || profileDomainId === esim.profileDomainId);
    return {
      esimProfile: {
        ...(await toEsimProfile(esim, esims, links)),
        ...(isLost && { isReportedLost: true }),
      },
      balances: usable.map((sale) => toShownBalance(sale, now, storeName)),
      totalAvailableBalance: totalAvailable(usable, now),
      customerProfileUrl: await links.profileUrl(esim.link),
      relatedEsims: await Promise.all([esim, ...others].map((one) => toSharedEsim(one, usable, links))),
      ...(includeResellerInformation && {
        resellerInformation: toResellerInformation(owner, { storeName, publicUrl }),
      }),
    };
  });
};
