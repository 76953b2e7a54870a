// Vitest's global setup of the server tests: one database server for the run, a template to copy,
// and the programs that they start.
import type { TestProject } from 'vitest/node';
import { startMigratedDatabase } from './migrated-database.ts';
import { bundleForTests } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database to copy; no connection to it may stay open. */
    templateUrl: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  await bundleForTests();
  const { url, stop } = await startMigratedDatabase();
  project.provide('templateUrl', url);
  return stop;
};
