import type { Log } from '../../core/log.ts';
import type { Database } from '../../db/connect.ts';
import type { Job, Jobs } from '../../jobs/index.ts';
import type { OperatorDeps } from '../../products/index.ts';

export type OperatorPackageDeps = Pick<OperatorDeps, 'confirmPriceAbove'> & {
  db: Database;
  log: Log;
  jobs: Pick<Jobs, 'send'>;
  /** The job that takes the catalogue of a supplier, by the supplier's name. */
  catalogueJobs: ReadonlyMap<string, Pick<Job, 'name'>>;
};

export const priceDeps = ({ db: { system }, log, confirmPriceAbove }: OperatorPackageDeps): OperatorDeps => ({
  system,
  log,
  confirmPriceAbove,
});
