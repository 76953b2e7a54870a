export { expireIdempotencyKeys, expireIdempotencyKeysJob } from './expire-idempotency-keys.ts';
export { type AnyJob, forThreeDays, type Job, type Jobs, untilNextSchedule } from './job.ts';
export { createJobs, type JobOptions } from './queue.ts';
