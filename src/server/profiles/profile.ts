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

/** What a share token opens: one eSIM, its customer's balances and devices, and no price, metatag or other customer. */
export const getProfile = async (
  db: Database,
  tokens: ShareTokens,
  token: string,
  includeResellerInformation: boolean,
): Promise<Profile> => {
  const { esimId } = await tokens.verify(token);
  // The tenant is not known before the token names its eSIM.
  const [brand] = await db.system<BrandRow[]>`
    select r.reseller_id, coalesce(r.brand_name, nullif(r.company_name, ''), concat_ws(' ', r.first_name, r.last_name)) as name,
      r.logo_url, r.accent_color, r.header_color, r.faq_url
    from esim e join reseller r on r.reseller_id = e.reseller_id where e.id = ${esimId}`;
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
        order by (profile_domain_id = (select profile_domain_id from esim where id = ${esimId})) desc, created_at desc`,
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
