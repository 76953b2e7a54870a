// A store as in production, with a reseller who can sell: one or more server processes on one embedded database.
import { rmSync } from 'node:fs';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { loginsOf } from '#server/db/logins.ts';
import { createHome } from '#support/database-home.ts';
import { postmasterOf } from '#support/embedded-home.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { addCredit, idOf, shelve } from '#support/stock-setup.ts';

export type LoadedStore = {
  processes: readonly ServerProcess[];
  /** The main process of the database server. */
  postmaster: number;
  db: Database;
  reseller: Reseller;
  resellerId: string;
  inventoryItemId: string;
  stop: () => Promise<void>;
};

const credit = 1_000_000_000;
const profiles = 60_000;

/** Profiles in stock, as the jobs of a busy store keep them. */
const fillProfiles = async ({ system }: Database): Promise<void> => {
  await system`
    insert into esim_pool (id, iccid, imsi, activation_code)
    select gen_random_uuid(), '8988' || lpad(n::text, 15, '0'), lpad(n::text, 15, '0'), 'LPA:1$load.example$' || n
    from generate_series(1, ${profiles}) n`;
};

export const startLoadedStore = async (processCount: number): Promise<LoadedStore> => {
  const home = createHome();
  const embedded = await startEmbedded({ home });
  const secret = newSecret();
  const settings = { DATABASE_URL: embedded.url, SECRET: secret[0].toString('base64'), LOG_LEVEL: 'info' };
  const processes: ServerProcess[] = [];
  for (let started = 0; started < processCount; started++) {
    const publicUrl = processes[0]?.publicUrl ?? '';
    processes.push(await startServerProcess(home, publicUrl, 'tests/load/money/store-child.ts', settings));
  }
  const db = connect(loginsOf(embedded.url, secret), { app: 10, system: 3 });
  const store = { url: processes[0]?.publicUrl ?? '', db };
  const reseller = await newReseller(store);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await addCredit(store, reseller, credit);
  await fillProfiles(db);
  return {
    processes,
    postmaster: postmasterOf(home),
    db,
    reseller,
    resellerId: await idOf(store, reseller),
    inventoryItemId: id,
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()));
      await db.close();
      await embedded.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
