import { startEmbedded } from './embedded/embedded.ts';

type Place = { databaseUrl?: string; dataHome: string };

/** The database that is configured, as the owner of the schema; the embedded one is started unless it runs already. */
export const openDatabase = async ({
  databaseUrl,
  dataHome,
}: Place): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} };
  return startEmbedded({ home: dataHome });
};
