// The eSIMs that eSIM Go delivered.
import type { Sql } from '../../../db/connect.ts';
import type { EsimQueue } from '../take-esims.ts';

/** The eSIM with this number, if eSIM Go delivered it. */
export const findEsims = async (system: Sql, iccid: string): Promise<string[]> => {
  const rows = await system<{ iccid: string }[]>`select iccid from esim_go_esim where iccid = ${iccid}`;
  return rows.map((row) => row.iccid);
};

/** Notes that something happened on an eSIM, which is the next to be asked about. */
export const noteEvent = async (system: Sql, iccid: string): Promise<void> => {
  await system`update esim_go_esim set asked_at = '-infinity' where iccid = ${iccid}`;
};

/** Each eSIM is asked about once an hour at most. */
export const esimGoEsims: EsimQueue = { table: 'esim_go_esim', pause: '1 hour' };
