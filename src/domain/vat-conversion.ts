// The VAT of an invoice in the currency of the seller's member state: Directive 2006/112/EC, Article 230, at a rate of Article 91 (2).
import type { Minor } from './money.ts';
import { EU_COUNTRIES } from './vat.ts';

const EURO = 'EUR';

/**
 * The member states outside the euro area: European Commission, "EU countries and the euro", November 2026. Croatia has the euro since
 * 2023 and Bulgaria since 2026.
 */
const OTHER_CURRENCIES: Readonly<Record<string, string>> = {
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

/** The currency in which a seller in this country accounts for VAT; undefined outside the EU. */
export const vatCurrencyOf = (country: string): string | undefined =>
  EU_COUNTRIES.includes(country) ? (OTHER_CURRENCIES[country] ?? EURO) : undefined;

/** Who published a rate. */
export type RateSource = 'ECB' | 'SIMULATOR';

/** What converts the VAT of a payment, kept with the payment when it is settled. */
export type VatConversion = {
  /** That of the seller's member state. */
  currency: string;
  /** The day of the rates, YYYY-MM-DD. */
  asOf: string;
  source: RateSource;
  /** What one euro is in both currencies, as it was published: `1.0850`. The euro itself has none. */
  rates: Readonly<Record<string, string>>;
};

type Fraction = { units: bigint; scale: number };

/** A decimal as it is written, exactly. */
const exact = (decimal: string): Fraction => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return { units: BigInt(whole + decimals), scale: decimals.length };
};

const perEuro = ({ rates }: VatConversion, currency: string): Fraction => {
  const rate = currency === EURO ? '1' : rates[currency];
  if (rate === undefined) throw new RangeError(`There is no rate of ${currency}`);
  return exact(rate);
};

/** The VAT of a document in `currency`, in minor units of the seller's currency, rounded half up. */
export const convertVat = (vat: Minor, currency: string, conversion: VatConversion): Minor => {
  const from = perEuro(conversion, currency);
  const to = perEuro(conversion, conversion.currency);
  const dividend = BigInt(vat) * to.units * 10n ** BigInt(from.scale);
  const divisor = from.units * 10n ** BigInt(to.scale);
  return Number((2n * dividend + divisor) / (2n * divisor));
};

/** The rates that a document names: what one euro is in its own currency and in the seller's. */
export const namedRates = (
  currency: string,
  conversion: VatConversion,
): (readonly [rate: string, currency: string])[] =>
  [currency, conversion.currency].flatMap((code) => {
    const rate = conversion.rates[code];
    return rate === undefined ? [] : [[rate, code] as const];
  });

const DAY_MS = 86_400_000;
/** The ECB publishes rates at about 16:00 in Frankfurt, which is this hour of UTC in summer. */
const PUBLISHED_FROM = 14;
const [SUNDAY, SATURDAY] = [0, 6];

/** The last day, YYYY-MM-DD, of which the ECB may have published rates. It publishes none on some holidays. */
export const lastRateDay = (now: Date): string => {
  let day = now.getTime() - (now.getUTCHours() < PUBLISHED_FROM ? DAY_MS : 0);
  while ([SUNDAY, SATURDAY].includes(new Date(day).getUTCDay())) day -= DAY_MS;
  return new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
};
