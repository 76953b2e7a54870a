// The eSIMs that another store delivered.
import type { Sql } from '../../../db/connect.ts';
import { type EsimQueue, takeEsims } from '../take-esims.ts';

/** The owner of an eSIM at the supplying store. */
export type StoreEsim = { iccid: string; customerUid: string; profileDomainId: string };

export const keepStoreEsim = async (system: Sql, esim: StoreEsim): Promise<void> => {
  await system`insert into store_esim ${system(esim)} on conflict (iccid) do nothing`;
};

/** Throws when that store did not deliver it. */
export const findStoreEsim = async (system: Sql, iccid: string): Promise<StoreEsim> => {
  const [esim] = await system<StoreEsim[]>`
    select iccid, customer_uid, profile_domain_id from store_esim where iccid = ${iccid}`;
  if (!esim) throw new Error(`The supplying store delivered no eSIM ${iccid}`);
  return esim;
};

/** The eSIMs among these that the store delivered. */
export const findStoreEsims = (system: Sql, iccids: readonly string[]): Promise<StoreEsim[]> =>
  system<StoreEsim[]>`
    select iccid, customer_uid, profile_domain_id from store_esim where iccid = any(${iccids as string[]}::text[])`;

/** Each eSIM is asked about every ten minutes at most. */
export const storeEsims: EsimQueue = { table: 'store_esim', pause: '10 minutes' };

export const takeStoreEsims = async (system: Sql, count: number): Promise<StoreEsim[]> =>
  findStoreEsims(system, await takeEsims(system, storeEsims, count));
