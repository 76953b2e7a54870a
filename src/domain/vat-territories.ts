// Territories whose addresses have the country of a member state, and another place in the VAT of the EU.

import type { Language } from './languages.ts';

const NAMES = {
  CANARY_ISLANDS: { en: 'Canary Islands', de: 'Kanarische Inseln' },
  CEUTA: { en: 'Ceuta', de: 'Ceuta' },
  MELILLA: { en: 'Melilla', de: 'Melilla' },
  FRENCH_OVERSEAS: { en: 'French overseas territories', de: 'Französische Überseegebiete' },
  LIVIGNO: { en: 'Livigno', de: 'Livigno' },
  CAMPIONE: { en: 'Campione d’Italia', de: 'Campione d’Italia' },
  BUSINGEN: { en: 'Büsingen am Hochrhein', de: 'Büsingen am Hochrhein' },
  HELGOLAND: { en: 'Heligoland', de: 'Helgoland' },
  ALAND: { en: 'Åland Islands', de: 'Ålandinseln' },
  MOUNT_ATHOS: { en: 'Mount Athos', de: 'Berg Athos' },
  NORTHERN_IRELAND: { en: 'Northern Ireland', de: 'Nordirland' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type VatTerritory = keyof typeof NAMES;

/** Its name, on invoices and in the app. */
export const vatTerritoryName = (territory: VatTerritory, language: Language): string => NAMES[territory][language];

type Place = {
  country: string;
  postalCodes: RegExp;
  /** The town, where the codes are those of other towns as well. */
  town?: RegExp;
  territory: VatTerritory;
};

/**
 * Outside the VAT area: Directive 2006/112/EC, Article 6, as amended by Directive (EU) 2019/475 (Campione since 2020), with the
 * postal codes of the national posts, as of November 2026. Northern Ireland is treated as a member state for goods alone
 * (Protocol on Ireland/Northern Ireland, Article 8); what a store sells are services.
 */
const OUTSIDE: readonly Place[] = [
  { country: 'ES', postalCodes: /^(?:35|38)\d{3}$/, territory: 'CANARY_ISLANDS' },
  { country: 'ES', postalCodes: /^51\d{3}$/, territory: 'CEUTA' },
  { country: 'ES', postalCodes: /^52\d{3}$/, territory: 'MELILLA' },
  { country: 'FR', postalCodes: /^(?:97\d{3}|98[4-8]\d{2})$/, territory: 'FRENCH_OVERSEAS' },
  // The Swiss post delivers to Campione and Büsingen too, by codes of its own.
  { country: 'IT', postalCodes: /^23041$/, territory: 'LIVIGNO' },
  { country: 'IT', postalCodes: /^(?:22061|6911)$/, territory: 'CAMPIONE' },
  // Until December 2018 they had codes that other towns have too (Poste Italiane), and people still write them.
  { country: 'IT', postalCodes: /^23030$/, town: /\b(?:livigno|trepalle)\b/i, territory: 'LIVIGNO' },
  { country: 'IT', postalCodes: /^22060$/, town: /\bcampione\b/i, territory: 'CAMPIONE' },
  { country: 'DE', postalCodes: /^(?:78266|8238)$/, territory: 'BUSINGEN' },
  { country: 'DE', postalCodes: /^27498$/, territory: 'HELGOLAND' },
  { country: 'FI', postalCodes: /^22\d{3}$/, territory: 'ALAND' },
  { country: 'GR', postalCodes: /^6308[67]$/, territory: 'MOUNT_ATHOS' },
  { country: 'GB', postalCodes: /^BT\d[\dA-Z]*$/, territory: 'NORTHERN_IRELAND' },
];

/** Countries of their own that belong to the VAT area of another one: Directive 2006/112/EC, Article 7. */
const PART_OF: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** The letters before the code of a country's mail from abroad, as in D-78266 or F-97400. */
const withoutCountry = (postalCode: string): string =>
  postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^[A-Z]{1,3}-/, '');

/** The country whose VAT an address has. */
export const vatCountryOf = (country: string): string => PART_OF[country] ?? country;

type Address = { country: string; postalCode: string; townOrDistrict: string };

/** The territory outside the VAT area that an address is in; undefined elsewhere. */
export const vatTerritoryOf = ({ country, postalCode, townOrDistrict }: Address): VatTerritory | undefined => {
  const code = withoutCountry(postalCode);
  return OUTSIDE.find(
    ({ town, ...place }) =>
      place.country === country && place.postalCodes.test(code) && (town?.test(townOrDistrict) ?? true),
  )?.territory;
};
