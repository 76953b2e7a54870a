// Vitest's global setup of the server tests: one database server for the run, and a template to copy.
import type { TestProject } from 'vitest/node';
import { startMigratedDatabase } from './migrated-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database to copy; no connection to it may stay open. */
    templateUrl: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startMigratedDatabase();
  project.provide('templateUrl', url);
  return stop;
};
