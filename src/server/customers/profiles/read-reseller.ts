import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { sellerName } from '#domain/store-name.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { ProfileDeps } from './deps.ts';

/** The columns that brand a page. */
export type ResellerRow = {
  brandName: string | null;
  companyName: string;
  nameGranted: boolean;
  logoUrl: string | null;
  accentColor: string | null;
  headerColor: string | null;
  faqUrl: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  contactUrl: string | null;
};

/** What travellers see of a reseller: never a person's name. */
export const toResellerInformation = (row: ResellerRow, storeName: string): ProfileResellerInformation => ({
  name: sellerName(row, storeName),
  accentColor: row.accentColor ?? DEFAULT_ACCENT_COLOR,
  ...omitNullish({
    logoUrl: row.logoUrl,
    headerColor: row.headerColor,
    faqUrl: row.faqUrl,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    contactUrl: row.contactUrl,
  }),
});

/** The reseller of a link that may no longer open: it ended, was revoked, or is read too often. */
export const readReseller = async (
  { db: { system }, links, storeName }: Pick<ProfileDeps, 'db' | 'links' | 'storeName'>,
  token: string,
): Promise<ProfileResellerInformation | undefined> => {
  const claims = await links.readEnded(token);
  if (!claims) return undefined;
  const [row] = await system<ResellerRow[]>`
    select r.brand_name, r.company_name, r.name_granted, r.logo_url, r.accent_color, r.header_color, r.faq_url,
      r.contact_email, r.contact_phone, r.contact_url
    from reseller r
    where r.reseller_id = coalesce(
      (select reseller_id from esim where id = ${claims.esimId}),
      (select reseller_id from supply_order where esim_id = ${claims.esimId} and is_new_esim))`;
  return row && toResellerInformation(row, storeName);
};
