export { type AnyJob, forThreeDays, type Job, type Jobs, untilNextSchedule } from './job.ts';
export { areJobsLate } from './late.ts';
export { monthsJob } from './months.ts';
export { prepareQueue } from './prepare-queue.ts';
export { createJobs, schedulesOf } from './queue.ts';
export { type KeptDays, retentionJob, uselessRows } from './retention.ts';
