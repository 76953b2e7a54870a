// Vitest's global setup of the server tests: one database server for the run, and a migrated template to copy.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createHome, removeAbandonedHomes } from './database-home.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database to copy; nobody may stay connected to it. */
    templateUrl: string;
  }
}

/** What a power cut would lose is no loss here, and not waiting for the disk makes the tests several times faster. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const migrateTemplate = async (url: string): Promise<void> => {
  const owner = openAsOwner(url);
  try {
    await migrate(owner);
  } finally {
    await owner.end();
  }
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  removeAbandonedHomes();
  const home = createHome();
  const server = await startEmbedded({ home, database: 'template', settings: fastSettings });
  await migrateTemplate(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
};
