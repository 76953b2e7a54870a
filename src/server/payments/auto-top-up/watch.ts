import { type Job, untilNextSchedule } from '../../jobs/index.ts';
import type { PaymentDeps } from '../deps.ts';
import { topUpOrLog } from './charge.ts';

const atOnce = 20;

/** Runs every due step once, including those of processes that died. */
export const topUpAllAutomatically = async (deps: PaymentDeps): Promise<void> => {
  const due = await deps.db.system<{ resellerId: string }[]>`
    select reseller_id from auto_top_up where due_at <= now() order by due_at`;
  for (let start = 0; start < due.length; start += atOnce) {
    await Promise.all(due.slice(start, start + atOnce).map(({ resellerId }) => topUpOrLog(deps, resellerId)));
  }
};

/** Runs every minute. */
export const autoTopUpJob = (deps: PaymentDeps): Job => ({
  name: 'auto-top-up',
  schedule: '* * * * *',
  retries: untilNextSchedule,
  work: () => topUpAllAutomatically(deps),
});

const topUpAllOrLog = async (deps: PaymentDeps): Promise<void> => {
  try {
    await topUpAllAutomatically(deps);
  } catch (error) {
    deps.log.error({ err: error }, 'The automatic top-ups that are due could not be looked up');
  }
};

/**
 * Runs each step as soon as the database announces it. Returns a function that stops it and waits for running steps.
 */
export const watchAutoTopUps = async (deps: PaymentDeps): Promise<() => Promise<void>> => {
  const running = new Set<Promise<void>>();
  const follow = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const { unlisten } = await deps.db.direct.listen(
    'auto_top_up',
    (resellerId) => follow(topUpOrLog(deps, resellerId)),
    // Announcements without a listener are lost, so each new connection looks everything up.
    () => follow(topUpAllOrLog(deps)),
  );
  return async () => {
    await unlisten();
    await Promise.all(running);
  };
};
