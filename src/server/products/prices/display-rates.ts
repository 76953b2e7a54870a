import type { DisplayRate } from '#contract/storefront/model/displayRate.ts';
import { DISPLAY_RATE_DAYS } from '#domain/display-price.ts';
import type { StoreMode } from '#domain/store-mode.ts';
import type { Queryable } from '../../db/connect.ts';

/** The newest rate of each currency that has a recent one, by their codes. */
export type FindDisplayRates = (sql: Queryable) => Promise<DisplayRate[]>;

/** The rates that operators set. */
export const findDisplayRates: FindDisplayRates = async (sql) => {
  const rates = await sql<{ currency: string; ratePpm: number; asOf: string }[]>`
    select distinct on (currency) currency, rate_ppm, as_of::text from cost_rate
    where as_of > (now() at time zone 'UTC')::date - ${DISPLAY_RATE_DAYS}::int order by currency, as_of desc`;
  return rates.map(({ currency, ratePpm, asOf }) => ({ currency, rate: ratePpm / 1_000_000, asOf }));
};

/** So that a store with simulators, whose operator has set no rate, can show what a second currency looks like. */
const simulatedRate = (): DisplayRate => ({
  currency: 'EUR',
  rate: 1.0842,
  asOf: new Date().toISOString().slice(0, 10),
  isSimulated: true,
});

/** As `findDisplayRates`, with a simulated rate of the euro where there is no other one. */
const findOrSimulate: FindDisplayRates = async (sql) => {
  const rates = await findDisplayRates(sql);
  const simulated = simulatedRate();
  return rates.some(({ currency }) => currency === simulated.currency)
    ? rates
    : [...rates, simulated].toSorted((one, other) => one.currency.localeCompare(other.currency));
};

/** In a store with simulators there is always one. */
export const displayRatesOf = (mode: StoreMode): FindDisplayRates =>
  mode === 'reference' ? findOrSimulate : findDisplayRates;
