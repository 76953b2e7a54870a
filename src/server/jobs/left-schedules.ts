// Scheduled work that other settings or another version left behind.
import type { PgBoss } from 'pg-boss';
import { type Job, untilNextSchedule } from './job.ts';

/**
 * A process with other settings or of another version, which may run beside this one, begins its work sooner than this.
 */
const LEFT_AFTER = '5 minutes';

/**
 * Removes schedules, and what waits in their queues. If any process still has a schedule, it requests the work again.
 */
const removeLeft = async (boss: PgBoss, schedules: readonly string[]): Promise<void> => {
  const { rows } = await boss.getDb().executeSql(
    `select distinct q.name from pgboss.queue q join pgboss.job j on j.name = q.name
     where q.policy = 'exclusive' and not q.name = any ($1::text[]) and j.state < 'active'
       and j.start_after < now() - $2::interval
       and not exists (select from pgboss.job busy where busy.name = q.name and busy.state = 'active')`,
    [schedules, LEFT_AFTER],
  );
  for (const { name } of rows as { name: string }[]) {
    await boss.unschedule(name);
    await boss.deleteQueuedJobs(name);
  }
};

const name = 'left-schedules';

/**
 * Removes schedules that no module of this process has and whose work no other process does, with what waits there: at
 * the start and every other minute, so that they are gone before an operator is warned about them.
 */
export const leftSchedulesJob = (boss: PgBoss, schedules: readonly string[]): Job => ({
  name,
  schedule: '*/2 * * * *',
  isDueAtStart: true,
  retries: untilNextSchedule,
  work: () => removeLeft(boss, [...schedules, name]),
});
