import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { logoPath } from '#domain/logo.ts';
import { sellerName } from '#domain/store-name.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { ProfileDeps } from './deps.ts';

/** The columns that brand a page. */
export type ResellerRow = {
  brandName: string | null;
  companyName: string;
  nameGranted: boolean;
  logoUrl: string | null;
  /** The hash of an uploaded logo; there is either this or an address. */
  logoHash: string | null;
  accentColor: string | null;
  headerColor: string | null;
  faqUrl: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  contactUrl: string | null;
};

/** The public address of an uploaded logo. */
export const logoAddress = (publicUrl: string, hash: string): string => `${publicUrl}${logoPath(hash)}`;

/** What travellers see of a reseller: never a person's name. */
export const toResellerInformation = (
  row: ResellerRow,
  { storeName, publicUrl }: Pick<ProfileDeps, 'storeName' | 'publicUrl'>,
): ProfileResellerInformation => ({
  name: sellerName(row, storeName),
  accentColor: row.accentColor ?? DEFAULT_ACCENT_COLOR,
  ...omitNullish({
    logoUrl: row.logoHash === null ? row.logoUrl : logoAddress(publicUrl, row.logoHash),
    headerColor: row.headerColor,
    faqUrl: row.faqUrl,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    contactUrl: row.contactUrl,
  }),
});

type Reading = Pick<ProfileDeps, 'db' | 'storeName' | 'publicUrl'>;

type FoundRow = ResellerRow & { logoType: string | null };

const findRow = async ({ db: { system } }: Reading, resellerId: string): Promise<FoundRow | undefined> => {
  const [row] = await system<FoundRow[]>`
    select r.brand_name, r.company_name, r.name_granted, r.logo_url, r.accent_color, r.header_color, r.faq_url,
      r.contact_email, r.contact_phone, r.contact_url, l.hash as logo_hash, l.type as logo_type
    from reseller r left join logo l on l.reseller_id = r.reseller_id
    where r.reseller_id = ${resellerId}`;
  return row;
};

/** What travellers see of this reseller. */
const readResellerBrand = async (
  reading: Reading,
  resellerId: string,
): Promise<ProfileResellerInformation | undefined> => {
  const row = await findRow(reading, resellerId);
  return row && toResellerInformation(row, reading);
};

const isSvg = ({ logoType }: FoundRow, address: string): boolean =>
  logoType === 'image/svg+xml' || URL.parse(address)?.pathname.toLowerCase().endsWith('.svg') === true;

/** What travellers see of this reseller in a message: mail programs draw no SVG, and the name takes its place. */
export const readMailBrand = async (
  reading: Reading,
  resellerId: string,
): Promise<ProfileResellerInformation | undefined> => {
  const row = await findRow(reading, resellerId);
  if (!row) return undefined;
  const { logoUrl, ...brand } = toResellerInformation(row, reading);
  return { ...brand, ...(logoUrl !== undefined && !isSvg(row, logoUrl) && { logoUrl }) };
};

/** The reseller of a short address that was taken back; undefined for one that never was ours, or is long forgotten. */
export const readResellerOfEnded = async (
  { links, ...deps }: Reading & Pick<ProfileDeps, 'links'>,
  code: string,
): Promise<ProfileResellerInformation | undefined> => {
  const short = links.readCode(code);
  if (!short) return undefined;
  const [found] = await deps.db.system<{ resellerId: string }[]>`
    select reseller_id from ended_link where id = ${short.linkId}`;
  return found && readResellerBrand(deps, found.resellerId);
};

/** The reseller of a link that may no longer open: it ended, was revoked, or is read too often. */
export const readReseller = async (
  { links, ...deps }: Reading & Pick<ProfileDeps, 'links'>,
  token: string,
): Promise<ProfileResellerInformation | undefined> => {
  const claims = await links.readEnded(token);
  if (!claims) return undefined;
  const [found] = await deps.db.system<{ resellerId: string | null }[]>`
    select coalesce(
      (select reseller_id from esim where id = ${claims.esimId}),
      (select reseller_id from supply_order where esim_id = ${claims.esimId} and is_new_esim)) as reseller_id`;
  return found?.resellerId ? readResellerBrand(deps, found.resellerId) : undefined;
};
