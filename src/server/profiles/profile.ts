import type { Profile } from '#contract/storefront/model/profile.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { appleUniversalLink } from '#domain/esim.ts';
import type { Database } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { present } from '../present.ts';
import { type EsimRow, type SaleRow, toBalance, toEsim, totalAvailable } from '../sales/index.ts';
import type { ShareTokens } from './share-links.ts';

type BrandRow = {
  resellerId: string;
  name: string;
  logoUrl: string | null;
  accentColor: string | null;
  headerColor: string | null;
  faqUrl: string | null;
};

const toResellerInformation = (brand: BrandRow) => ({
  name: brand.name,
  accentColor: brand.accentColor ?? DEFAULT_ACCENT_COLOR,
  ...present({ logoUrl: brand.logoUrl, headerColor: brand.headerColor, faqUrl: brand.faqUrl }),
});

export type ProfileQuery = {
  token: string;
  includeResellerInformation: boolean;
};

/** Whose balances are told: those that this eSIM may use, or all of its customer. */
type Scope = 'esim' | 'customer';

/** What a share token opens: one eSIM, balances and devices of its customer, and no price, metatag or other customer. */
const readProfile = async (
  db: Database,
  tokens: ShareTokens,
  { token, includeResellerInformation }: ProfileQuery,
  scope: Scope,
): Promise<Profile> => {
  const { esimId } = await tokens.verify(token);
  // The tenant is not known before the token names its eSIM.
  const [brand] = await db.system<BrandRow[]>`
    select r.reseller_id, coalesce(r.brand_name, nullif(r.company_name, ''), concat_ws(' ', r.first_name, r.last_name)) as name,
      r.logo_url, r.accent_color, r.header_color, r.faq_url
    from esim e
    join reseller r on r.reseller_id = e.reseller_id
    join customer c on c.id = e.customer_id and c.erased_at is null
    where e.id = ${esimId}`;
  if (!brand) throw new Problem(401, 'Link invalid', "The link isn't valid anymore. Please contact your reseller.");
  return db.forReseller(brand.resellerId, async (tx) => {
    const [esims, sales] = await Promise.all([
      tx<{ row: EsimRow }[]>`
        select esim_json(e) as row from esim e
        where reseller_id = current_reseller() and customer_id = (select customer_id from esim where id = ${esimId})
        order by e.id = ${esimId} desc, created_at`,
      tx<{ row: SaleRow }[]>`
        select sale_json(s) as row from sold_item s
        where reseller_id = current_reseller() and customer_id = (select customer_id from esim where id = ${esimId})
          and state <> 'refunded'
          ${scope === 'esim' ? tx`and profile_domain_id = (select profile_domain_id from esim where id = ${esimId})` : tx``}
        order by created_at desc, id desc`,
    ]);
    const now = new Date();
    const bought = sales.map(({ row }) => row);
    const [{ row: esim } = { row: undefined }] = esims;
    if (!esim) throw new Error(`eSIM ${esimId} is gone`);
    return {
      esimProfile: {
        iccid: esim.iccid,
        activationCode: esim.activationCode,
        appleUniversalLink: appleUniversalLink(esim.activationCode),
        state: esim.state,
        active: esim.active,
      },
      balances: bought.map((sale) => toBalance(sale, now)),
      totalAvailableBalance: totalAvailable(bought, now),
      customerProfileUrl: await tokens.profileUrl(esimId, now),
      relatedEsims: await Promise.all(esims.map(({ row }) => toEsim(row, tokens, now))),
      ...(includeResellerInformation && { resellerInformation: toResellerInformation(brand) }),
    };
  });
};

/** The eSIM of a token with the balances of its profile domain: no other eSIM's data is offered with it. */
export const getEsimProfile = (db: Database, tokens: ShareTokens, query: ProfileQuery): Promise<Profile> =>
  readProfile(db, tokens, query, 'esim');

/** The customer of a token's eSIM with all balances, newest first. */
export const getCustomerProfile = (db: Database, tokens: ShareTokens, query: ProfileQuery): Promise<Profile> =>
  readProfile(db, tokens, query, 'customer');
