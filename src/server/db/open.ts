import type { Log } from '../core/log.ts';
import { openAsOwner } from './connect.ts';
import { requireCluster } from './embedded/cluster.ts';
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts';
import { requireReachable } from './reach.ts';
import { readSchema } from './schema-files.ts';
import { requirePresent } from './schema-state.ts';

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

/** The database of an existing store, whatever release it is of; a store that runs goes on. */
export const openForMigration = async ({ databaseUrl, dataHome }: Place): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return configured(databaseUrl);
  requireCluster(dataHome);
  return joinEmbedded(dataHome);
};

/**
 * The database of an existing store of this release, for a command-line tool, which may run beside the store.
 *
 * @throws StartFailure where the schema is missing or that of another release: the tool would only meet errors that explain
 *   nothing, or report broken books.
 */
export const openDatabase = async (place: Place): Promise<OpenDatabase> => {
  const database = await openForMigration(place);
  const owner = openAsOwner(database.url);
  try {
    await requirePresent(owner, await readSchema([]));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    await owner.end();
  }
};
