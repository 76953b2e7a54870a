import type { Log } from '../../core/log.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { readPrimaryHost } from '../../db/primary-host.ts';

/** Writes into the log when another host takes the writes than before: a failover, as this process saw it. */
export const createPrimaryNotice = (log: Log): ((tx: TransactionSql) => Promise<void>) => {
  let known: string | undefined;
  return async (tx) => {
    const host = await readPrimaryHost(tx);
    if (known !== undefined && host !== known)
      log.warn({ from: known, to: host }, 'The database is at another host now');
    known = host;
  };
};
