import type { Brand } from '#contract/storefront/model/brand.ts';
import type { UpdateBrandRequest } from '#contract/storefront/model/updateBrandRequest.ts';
import { UpdateBrandRequest as updateBrandRequest } from '#contract/storefront/zod/schemas/updateBrandRequest.zod.ts';
import { toHttpsAddress } from '#domain/brand.ts';
import { pastedEmail, spellingsOf } from '#domain/mailbox.ts';
import { isNameHidden, sellerName } from '#domain/store-name.ts';
import { versionOf } from '../core/record-version.ts';
import { type FindDisplayRates, findDisplayRates as findSetRates } from '../products/index.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { Problem } from '../core/problem.ts';
import { requireEmail, requireName } from '../core/read-fields.ts';
import type { Queryable, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { logoAddress, type ResellerRow } from '../customers/index.ts';
import type { AccountDeps } from './deps.ts';

/** The columns of a brand; null where nothing was set. */
export type BrandRow = Omit<ResellerRow, 'companyName' | 'nameGranted' | 'logoHash'> & {
  displayCurrency: string | null;
};

const requireAddress = (field: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  const address = toHttpsAddress(text);
  if (address !== undefined) return address;
  throw Problem.badField(`body.${field}`, 'address_invalid', 'Use a web address that begins with https://');
};

/**
 * The columns for a request. @throws a Problem that names an address that cannot be shown, or a name that `requireSafe`
 * refuses.
 */
export const toBrandRow = (brand: UpdateBrandRequest, requireSafe = requireName): BrandRow => ({
  brandName: brand.name === undefined ? null : requireSafe('body.name', brand.name),
  logoUrl: requireAddress('logoUrl', brand.logoUrl),
  accentColor: brand.accentColor ?? null,
  headerColor: brand.headerColor ?? null,
  faqUrl: requireAddress('faqUrl', brand.faqUrl),
  contactEmail: brand.contactEmail === undefined ? null : requireEmail('body.contactEmail', brand.contactEmail),
  contactPhone: brand.contactPhone ?? null,
  contactUrl: requireAddress('contactUrl', brand.contactUrl),
  displayCurrency: brand.displayCurrency ?? null,
});

/** What the transaction's reseller is shown by. */
export const findBrandRow = async (tx: TransactionSql): Promise<ResellerRow & BrandRow> => {
  const [row] = await tx<(ResellerRow & BrandRow)[]>`
    select brand_name, logo_url, accent_color, header_color, faq_url, contact_email, contact_phone, contact_url,
      display_currency, company_name, name_granted, (select hash from logo l where l.reseller_id = r.reseller_id) as logo_hash
    from reseller r where reseller_id = current_reseller()`;
  return orNotFound(row);
};

/** The brand of the transaction's reseller. */
export const findBrand = async (
  tx: TransactionSql,
  { storeName, publicUrl, findDisplayRates }: Pick<AccountDeps, 'storeName' | 'publicUrl' | 'findDisplayRates'>,
): Promise<Brand> => {
  const row = await findBrandRow(tx);
  const displayCurrencies = (await findDisplayRates(tx)).map(({ currency }) => currency);
  const { brandName, companyName: _, nameGranted: __, logoHash, ...brand } = row;
  return {
    defaultName: sellerName({ ...row, brandName: null }, storeName),
    ...omitNullish({ name: brandName, ...brand, uploadedLogoUrl: logoHash && logoAddress(publicUrl, logoHash) }),
    ...(isNameHidden(row, storeName) && { shownInstead: sellerName(row, storeName) }),
    ...(displayCurrencies.length > 0 && { displayCurrencies }),
    version: versionOf({ brandName, ...brand }),
  };
};

/** Refuses a new currency that the store has no recent rate for; the present one is kept. */
export const requireDisplayRate = async (
  sql: Queryable,
  { displayCurrency: currency }: Partial<BrandRow>,
  former: Partial<BrandRow>,
  findDisplayRates: FindDisplayRates,
): Promise<void> => {
  if (!currency || currency === former.displayCurrency) return;
  const known = (await findDisplayRates(sql)).map((rate) => rate.currency);
  if (known.includes(currency)) return;
  throw Problem.badField(
    'body.displayCurrency',
    'unknown',
    `Use a currency that the store has a rate for: ${known.join(', ') || 'none at present'}`,
  );
};

/** An address takes the place of an uploaded logo: there is one logo (decision 143). */
export const replaceUploadedLogo = async (
  sql: Queryable,
  resellerId: string,
  { logoUrl }: Partial<BrandRow>,
): Promise<void> => {
  if (logoUrl) await sql`delete from logo where reseller_id = ${resellerId}`;
};

/** Changes by the operator. Absent fields stay as they are; null removes one. */
export type BrandChanges = { [Field in keyof UpdateBrandRequest]?: string | null };

/** The columns that change. @throws when a value is not valid: the rules are those of the screen. */
export const toChangedColumns = (changes: BrandChanges): Partial<BrandRow> => {
  if (Object.keys(changes).length === 0) throw new Error('Say what is to change.');
  const row = toBrandRow(updateBrandRequest.parse(omitNullish(changes)));
  const changed = new Set(Object.keys(changes).map((field) => (field === 'name' ? 'brandName' : field)));
  return Object.fromEntries(Object.entries(row).filter(([column]) => changed.has(column)));
};

type BrandedReseller = { resellerId: string; before: Partial<BrandRow>; after: Partial<BrandRow> };

/**
 * Changes at least one field of the brand of the reseller with this e-mail address. Returns the brand before and after;
 * undefined when there is no such reseller.
 */
export const brandReseller = async (
  sql: Queryable,
  email: string,
  changes: BrandChanges,
  findDisplayRates: FindDisplayRates = findSetRates,
): Promise<BrandedReseller | undefined> => {
  const after = toChangedColumns(changes);
  const spellings = spellingsOf(pastedEmail(email));
  const [former] = await sql<({ resellerId: string } & Partial<BrandRow>)[]>`
    select reseller_id, ${sql(Object.keys(after))} from reseller
    where email = any(${spellings}) order by array_position(${spellings}::text[], email) limit 1 for no key update`;
  if (!former) return undefined;
  const { resellerId, ...before } = former;
  await requireDisplayRate(sql, after, before, findDisplayRates);
  await sql`update reseller set ${sql(after)}, updated_at = now() where reseller_id = ${resellerId}`;
  await replaceUploadedLogo(sql, resellerId, after);
  if (after.brandName !== undefined) {
    await sql`update reseller set name_granted = ${after.brandName !== null} where reseller_id = ${resellerId}`;
  }
  await sql`
    insert into audit_entry (reseller_id, actor, action, reference)
    values (${resellerId}, 'operator', 'brand', ${resellerId})`;
  return { resellerId, before, after };
};
