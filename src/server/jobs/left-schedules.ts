// Schedules that other settings or another version left behind.
import type { PgBoss } from 'pg-boss';
import { type Job, untilNextSchedule } from './job.ts';

/** A process of other settings or of another version, which may run beside this one, begins its work sooner. */
const LEFT_AFTER = '10 minutes';

const removeLeft = async (boss: PgBoss, schedules: readonly string[]): Promise<void> => {
  const { rows } = await boss.getDb().executeSql(
    `select distinct s.name from pgboss.schedule s join pgboss.job j on j.name = s.name
     where not s.name = any ($1::text[]) and j.state < 'active' and j.start_after < now() - $2::interval`,
    [schedules, LEFT_AFTER],
  );
  for (const { name } of rows as { name: string }[]) {
    await boss.unschedule(name);
    await boss.deleteQueuedJobs(name);
  }
};

/** Removes schedules that no module of this process has and whose work no other process does, at the start and every hour. */
export const leftSchedulesJob = (boss: PgBoss, schedules: readonly string[]): Job => ({
  name: 'left-schedules',
  schedule: '47 * * * *',
  isDueAtStart: true,
  retries: untilNextSchedule,
  work: () => removeLeft(boss, schedules),
});
