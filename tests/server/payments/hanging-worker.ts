// A process that takes a job and never finishes it, to be killed.
import { createJobs, forThreeDays } from '#server/jobs/index.ts';
import { createLog } from '#server/log.ts';

const databaseUrl = process.argv[2] ?? '';

await createJobs({ databaseUrl, log: createLog('fatal') }).start([
  {
    name: 'errand',
    retries: forThreeDays,
    work: ({ subject }: { subject: string }) => {
      console.log(`took ${subject}`);
      return new Promise<never>(() => {});
    },
  },
]);
console.log('ready');
