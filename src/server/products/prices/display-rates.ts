import type { DisplayRate } from '#contract/storefront/model/displayRate.ts';
import { DISPLAY_RATE_DAYS } from '#domain/display-price.ts';
import type { Queryable } from '../../db/connect.ts';

/** The newest rate of each currency that has a recent one, by their codes. */
export const findDisplayRates = async (sql: Queryable): Promise<DisplayRate[]> => {
  const rates = await sql<{ currency: string; ratePpm: number; asOf: string }[]>`
    select distinct on (currency) currency, rate_ppm, as_of::text from cost_rate
    where as_of > (now() at time zone 'UTC')::date - ${DISPLAY_RATE_DAYS}::int order by currency, as_of desc`;
  return rates.map(({ currency, ratePpm, asOf }) => ({ currency, rate: ratePpm / 1_000_000, asOf }));
};
