// Vitest's global setup of the server tests: with the database server that the planting process has started, if it names one.
import type { TestProject } from 'vitest/node';
import startDatabase from '#support/global-database.ts';

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env['PLANT_DATABASE'];
  if (url === undefined) return startDatabase(project);
  project.provide('templateUrl', url);
  return () => Promise.resolve();
};
