import type { Log } from '../core/log.ts';
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts';

type Place = { databaseUrl?: string; dataHome: string };

/** An address as the owner of the schema, and a function that releases it. */
export type OpenDatabase = { url: string; stop: () => Promise<void> };

const configured = (url: string): OpenDatabase => ({ url, stop: async () => {} });

/** The database of a store: the configured one, else the embedded one, which is kept running. */
export const startDatabase = async (
  { databaseUrl, dataHome }: Place,
  log: Log,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> =>
  databaseUrl === undefined
    ? startEmbedded({ home: dataHome, onEvent: (message) => log.error(message), onLost })
    : configured(databaseUrl);

/** The same database for a command-line tool, which may run beside the store. */
export const openDatabase = async ({ databaseUrl, dataHome }: Place): Promise<OpenDatabase> =>
  databaseUrl === undefined ? joinEmbedded(dataHome) : configured(databaseUrl);
