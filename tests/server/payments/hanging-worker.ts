// A process that takes a job and never finishes it, to be killed.
import { createJobs } from '#server/jobs/index.ts';
import { createLog } from '#server/core/log.ts';

const systemUrl = process.argv[2] ?? '';

await createJobs({ systemUrl, log: createLog('fatal') }).start([
  {
    name: 'errand',
    // Longer than the test: only the missing sign of life frees the job.
    retries: { limit: 5, firstDelay: 1, longestDelay: 1, timeout: 600 },
    work: ({ subject }: { subject: string }) => {
      console.log(`took ${subject}`);
      return new Promise<never>(() => {});
    },
  },
]);
console.log('ready');
