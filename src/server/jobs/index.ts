export { type AnyJob, forThreeDays, type Job, type Jobs, untilNextSchedule } from './job.ts';
export { areJobsLate } from './late.ts';
export { prepareQueue } from './prepare-queue.ts';
export { createJobs, type JobOptions, schedulesOf } from './queue.ts';
export { removeUseless, retentionJob, uselessRows, uselessValues } from './retention.ts';
