import type { RateSource } from '#domain/vat-conversion.ts';

/** What one euro was in other currencies on a day. */
export type EuroRates = {
  /** YYYY-MM-DD. */
  asOf: string;
  /** The published rates by currency, for example `1.0850`. */
  rates: ReadonlyMap<string, string>;
};

/** Who publishes rates. */
export type RatePublisher = {
  source: RateSource;
  /** The last rates. Rejects when they cannot be read. */
  read: () => Promise<EuroRates>;
};
