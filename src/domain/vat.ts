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

/** The country of the store, which has no reverse charge. */
const STORE_COUNTRY = 'DE';

/** The billed party: the country as ISO 3166-1 alpha-2, the tax id as typed. */
type BilledParty = { country: string; taxId: string };

/**
 * Rate of value added tax in basis points. A business in another EU country that gives its tax id owes the tax itself
 * (reverse charge, Directive 2006/112/EC, Article 196); outside the EU no tax is due.
 */
export const vatRate = ({ country, taxId }: BilledParty): number => {
  const rate = STANDARD_RATES[country] ?? 0;
  const isReverseCharge = country !== STORE_COUNTRY && taxId.trim() !== '';
  return isReverseCharge ? 0 : rate;
};
