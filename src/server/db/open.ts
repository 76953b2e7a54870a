import type { Log } from '../core/log.ts';
import { openAsOwner } from './connect.ts';
import { requireCluster } from './embedded/cluster.ts';
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts';
import { requireReachable } from './reach.ts';

type Place = { databaseUrl?: string; dataHome: string };

/** The owner's address of a database, and a function that releases it. */
type OpenDatabase = { url: string; stop: () => Promise<void> };

/** The configured database, if it lets this process in. */
const configured = async (url: string): Promise<OpenDatabase> => {
  await requireReachable('DATABASE_URL', url);
  return { url, stop: async () => {} };
};

/** The database of a store: the configured one, otherwise the embedded one, which is kept running. */
export const startDatabase = async (
  { databaseUrl, dataHome }: Place,
  log: Log,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> =>
  databaseUrl === undefined
    ? startEmbedded({ home: dataHome, onEvent: (message) => log.error(message), onLost })
    : configured(databaseUrl);

/** A tool does not create a store: where the schema is missing, it would only meet errors that explain nothing. */
const requireSchema = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    const [row] = await owner<[{ isThere: boolean }]>`select to_regclass('public.schema_file') is not null as is_there`;
    if (!row.isThere)
      throw new Error('There is no store in the database of DATABASE_URL. Run this with the settings of the store.');
  } finally {
    await owner.end();
  }
};

/** The database of an existing store, for a command-line tool, which may run beside the store. */
export const openDatabase = async ({ databaseUrl, dataHome }: Place): Promise<OpenDatabase> => {
  if (databaseUrl === undefined) {
    requireCluster(dataHome);
    return joinEmbedded(dataHome);
  }
  const database = await configured(databaseUrl);
  await requireSchema(databaseUrl);
  return database;
};
