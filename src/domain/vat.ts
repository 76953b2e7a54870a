import { withUsualDigits } from './digits.ts';
import { keptText } from './plain-text.ts';
import { vatNumberOf } from './vat-number.ts';
import { vatCountryOf, type VatTerritory, vatTerritoryOf } from './vat-territories.ts';

/** Standard rates of value added tax in the EU in basis points, 2026 (European Commission, Your Europe, VAT rates). */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AT: 2_000,
  BE: 2_100,
  BG: 2_000,
  CY: 1_900,
  CZ: 2_100,
  DE: 1_900,
  DK: 2_500,
  EE: 2_400,
  ES: 2_100,
  FI: 2_550,
  FR: 2_000,
  GR: 2_400,
  HR: 2_500,
  HU: 2_700,
  IE: 2_300,
  IT: 2_200,
  LT: 2_100,
  LU: 1_700,
  LV: 2_100,
  MT: 1_800,
  NL: 2_100,
  PL: 2_300,
  PT: 2_300,
  RO: 2_100,
  SE: 2_500,
  SI: 2_200,
  SK: 2_300,
};

/** The member states of the EU. */
export const EU_COUNTRIES: readonly string[] = Object.keys(STANDARD_RATES);

/** The country of a seller who has not said another one. */
const DEFAULT_SELLER_COUNTRY = 'DE';

/** The billed party: the country as ISO 3166-1 alpha-2, postal code, town and tax id as typed. */
export type BilledParty = { country: string; postalCode: string; townOrDistrict: string; taxId: string };

/** Why the rate is what it is: kept with each payment and printed on its invoice. */
export type VatBasis =
  /** The rate of the recipient's country. */
  | { kind: 'CHARGED' }
  /** The business that has this VAT number owes the tax itself (Directive 2006/112/EC, Article 196). */
  | { kind: 'REVERSE_CHARGE'; number: string }
  /** No VAT of the EU is due there: another country, or this territory of a member state. */
  | { kind: 'OUTSIDE'; territory?: VatTerritory };

export type Vat = { rateBps: number; basis: VatBasis };

const outside = (territory?: VatTerritory): Vat => ({
  rateBps: 0,
  basis: territory === undefined ? { kind: 'OUTSIDE' } : { kind: 'OUTSIDE', territory },
});

/** Whether addresses in this country can be in the VAT area of the EU. */
const hasVat = (country: string): boolean => Object.hasOwn(STANDARD_RATES, vatCountryOf(country));

/** What a tax id in the EU is: a VAT number of the billing country, no such number, or not given. */
const vatNumberOfParty = ({ country, taxId }: Pick<BilledParty, 'country' | 'taxId'>): string | undefined =>
  vatNumberOf(vatCountryOf(country), taxId);

/** How the tax id of an account is kept: a VAT number where it counts, with its prefix; otherwise as it was typed. */
export const keptTaxId = (party: BilledParty): string =>
  (vatTerritoryOf(party) === undefined ? vatNumberOfParty(party) : undefined) ?? keptText(party.taxId);

/** What is typed in place of a tax id ("none", "-", "0") has no digit but zero. */
const hasDigit = (text: string): boolean => /[1-9]/.test(withUsualDigits(text));

/** Why a text that was given as a tax id is not one, and invoices leave it out. */
export type TaxIdFault =
  /** It is not a number of any kind. */
  | 'NO_NUMBER'
  /** A VAT number would count, and it is not one of that country. */
  | 'NOT_A_VAT_NUMBER';

/** Undefined for a tax id that can be one, and where none was given. */
export const taxIdFault = (party: BilledParty): TaxIdFault | undefined => {
  if (party.taxId.trim() === '') return undefined;
  const isVatNumberNeeded = hasVat(party.country) && vatTerritoryOf(party) === undefined;
  if (isVatNumberNeeded) return vatNumberOfParty(party) === undefined ? 'NOT_A_VAT_NUMBER' : undefined;
  return hasDigit(party.taxId) ? undefined : 'NO_NUMBER';
};

/** The VAT number that an invoice names: that of the reverse charge, as it was then, or else the one of the account. */
export const vatNumberIn = (basis: VatBasis, party: Pick<BilledParty, 'country' | 'taxId'>): string | undefined =>
  basis.kind === 'REVERSE_CHARGE' ? basis.number : vatNumberOfParty(party);

/**
 * The value added tax of a sale by a seller in `home`. A business in another EU country that gives its VAT number owes the
 * tax itself; anything else that it gives as a tax id changes nothing. Outside the VAT area of the EU no tax is due.
 */
export const vatOf = (party: BilledParty, home = DEFAULT_SELLER_COUNTRY): Vat => {
  const territory = vatTerritoryOf(party);
  if (territory !== undefined) return outside(territory);
  const country = vatCountryOf(party.country);
  const rateBps = STANDARD_RATES[country];
  if (rateBps === undefined) return outside();
  const number = vatNumberOfParty(party);
  return country !== home && number !== undefined
    ? { rateBps: 0, basis: { kind: 'REVERSE_CHARGE', number } }
    : { rateBps, basis: { kind: 'CHARGED' } };
};
