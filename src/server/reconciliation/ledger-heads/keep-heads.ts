// Writes the heads of the ledger into a file beside the database, out of reach for somebody who changes the database.
import path from 'node:path';
import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDataHome } from '../../core/data-home.ts';
import type { StoreSecret } from '../../core/encryption.ts';
import type { Log } from '../../core/log.ts';
import type { Sql } from '../../db/connect.ts';
import { checkHeads } from './check-heads.ts';
import { type Newest, readHeads, signHead } from './head.ts';

/** A booking is in the file this long afterwards at the latest. */
const EVERY_MS = 10_000;
/** Bookings get their numbers before they commit, so a later number may be seen first. */
const OVERLAP = 1_000;
/** A larger or older file is verified and begun anew with what holds now. */
const LARGEST_BYTES = 4 * 1024 * 1024;
const OLDEST_MS = 24 * 60 * 60_000;

type HeadsOptions = { system: Sql; secret: StoreSecret; file: string; log: Log };

export type LedgerHeads = {
  start: () => void;
  /** Writes the latest bookings, and stops. */
  stop: () => Promise<void>;
};

/** The file with the heads of a store's ledger. */
export const headsFileIn = (dataHome: string): string => path.join(dataHome, 'ledger-heads');

/** The text of the file; empty where there is none. */
export const readHeadsFile = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};

const findAll = (system: Sql) => system<Newest[]>`
  select a.id as account, newest.transaction_id as transaction, encode(newest.hash, 'hex') as hash
  from ledger_account a cross join lateral (
    select transaction_id, hash from ledger_entry where account_id = a.id order by transaction_id desc limit 1) newest
  order by a.id`;

const findSince = (system: Sql, transaction: number) => system<Newest[]>`
  select e.account_id as account, e.transaction_id as transaction, encode(e.hash, 'hex') as hash
  from (
    select account_id, max(transaction_id) as transaction_id from ledger_entry
    where transaction_id > ${transaction} group by account_id) newest
  join ledger_entry e on e.account_id = newest.account_id and e.transaction_id = newest.transaction_id
  order by e.account_id`;

/**
 * The newest entries, once the synchronous standby has them. A primary that stops without its standbys shows for a moment
 * what only it has, and a head of that would say later that the ledger was cut off.
 */
const onceReplicated = async (system: Sql, newest: readonly Newest[]): Promise<readonly Newest[]> => {
  if (newest.length > 0) await system`select await_standby()`;
  return newest;
};

/** Undefined while nothing was read yet: then every account is looked at. */
type Written = { last: number; ofAccounts: Map<number, number>; begunAt: number };

export const createLedgerHeads = ({ system, secret, file, log }: HeadsOptions): LedgerHeads => {
  const stopping = new AbortController();
  let working = Promise.resolve();
  let written: Written | undefined;

  const remember = (newest: readonly Pick<Newest, 'account' | 'transaction'>[]): void => {
    written ??= { last: 0, ofAccounts: new Map(), begunAt: Date.now() };
    for (const { account, transaction } of newest) {
      written.ofAccounts.set(account, transaction);
      written.last = Math.max(written.last, transaction);
    }
  };

  const writeNew = async (): Promise<void> => {
    if (!written) makeDataHome(path.dirname(file));
    const newest = written ? await findSince(system, written.last - OVERLAP) : await findAll(system);
    const changed = await onceReplicated(
      system,
      newest.filter(({ account, transaction }) => written?.ofAccounts.get(account) !== transaction),
    );
    if (changed.length > 0) await appendFile(file, signHead(secret, changed), { mode: 0o600 });
    remember(changed);
  };

  const isFull = async (begunAt: number): Promise<boolean> =>
    Date.now() - begunAt > OLDEST_MS || (await stat(file)).size > LARGEST_BYTES;

  /** Where the ledger does not match the file, the file is kept: that is its purpose. */
  const beginAnew = async (): Promise<void> => {
    const faults = await checkHeads(system, secret, readHeads(await readHeadsFile(file)));
    if (faults.length > 0) {
      log.error({ file, faults: faults.slice(0, 3) }, 'The ledger does not hold what its heads say');
      if (written) written.begunAt = Date.now();
      return;
    }
    const all = await onceReplicated(system, await findAll(system));
    await writeFile(`${file}.new`, signHead(secret, all), { mode: 0o600 });
    await rename(`${file}.new`, file);
    written = undefined;
    remember(all);
  };

  const look = async (): Promise<void> => {
    try {
      await writeNew();
      if (written && written.ofAccounts.size > 0 && (await isFull(written.begunAt))) await beginAnew();
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error, file }, 'The heads of the ledger could not be written');
    }
  };

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
    await look();
  };

  return {
    start: () => {
      working = work();
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
};
