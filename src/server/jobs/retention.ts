import type { Sql } from '../db/connect.ts';
import { type Job, untilNextSchedule } from './job.ts';

/** Long enough for every repetition there is: Stripe keeps keys for a day, Adyen for 31 (reliability targets). */
const keptDays = 31;
const batchSize = 5_000;

/** Removes keys in batches, so that no single statement holds many locks or runs into its time limit. */
export const expireIdempotencyKeys = async (system: Sql): Promise<number> => {
  let removed = 0;
  for (;;) {
    const { count } = await system`
      delete from idempotency_key where ctid = any (array(
        select ctid from idempotency_key where created_at < now() - make_interval(days => ${keptDays}) limit ${batchSize}))`;
    removed += count;
    if (count < batchSize) return removed;
  }
};

/** Every night. */
export const expireIdempotencyKeysJob = (system: Sql): Job => ({
  name: 'expire-idempotency-keys',
  schedule: '17 3 * * *',
  retries: untilNextSchedule,
  work: async () => {
    await expireIdempotencyKeys(system);
  },
});
