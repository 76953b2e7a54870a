// The rates by which documents convert their VAT. They are read in the background, so no payment waits for them (decision 148).
import { lastRateDay, type RateSource } from '#domain/vat-conversion.ts';
import type { Log } from '../../core/log.ts';
import type { Sql } from '../../db/connect.ts';
import type { EuroRates, RatePublisher } from '../../gateways/index.ts';
import { type Job, untilNextSchedule } from '../../jobs/index.ts';

type RateDeps = { system: Sql; publisher: RatePublisher; log: Log };

/** The rates of a simulator are forgotten once there are others, and the other way round. */
const keepRates = (system: Sql, source: RateSource, { asOf, rates }: EuroRates) =>
  system.begin(async (tx) => {
    const rows = [...rates].map(([currency, rate]) => ({ asOf, currency, rate, source }));
    await tx`delete from euro_rate where source <> ${source}`;
    await tx`
      insert into euro_rate ${tx(rows)} on conflict (as_of, currency)
      do update set rate = excluded.rate, fetched_at = now() where euro_rate.rate <> excluded.rate`;
  });

/** Reads the rates where newer ones than the last may be published. A publisher that is away is asked again an hour later. */
const fetchEuroRates = async ({ system, publisher, log }: RateDeps): Promise<void> => {
  const { source } = publisher;
  const [last] = await system<{ asOf: string | null }[]>`
    select max(as_of)::text as as_of from euro_rate where source = ${source}`;
  if (last?.asOf === lastRateDay(new Date())) return;
  try {
    const rates = await publisher.read();
    await keepRates(system, source, rates);
    log.info({ asOf: rates.asOf, source }, 'The rates of the euro were read');
  } catch (error) {
    log.warn({ err: error, lastRates: last?.asOf }, 'The rates of the euro could not be read');
  }
};

/** Runs at the start and every hour; on most days it reads once. */
export const euroRatesJob = (deps: RateDeps): Job => ({
  name: 'euro-rates',
  schedule: '12 * * * *',
  isDueAtStart: true,
  retries: untilNextSchedule,
  work: () => fetchEuroRates(deps),
});
