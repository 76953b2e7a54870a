import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { Job, Jobs } from '../jobs/index.ts';

export type DeskPackageDeps = {
  db: Database;
  log: Log;
  jobs: Pick<Jobs, 'send'>;
  /** The job that takes the catalogue of a supplier, by the supplier's name. */
  catalogueJobs: ReadonlyMap<string, Pick<Job, 'name'>>;
};
