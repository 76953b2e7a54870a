// Checks on the configured database, also while the store runs.
import { readPlace } from '../config.ts';
import { openAsOwner, type Sql } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { type Check, type Finding, keepFindings, runChecks } from '../reconciliation/index.ts';

const limitMs = 600_000;

const readOnly = '25006';

/** Keeps the findings, which decide whether the store is ready. A read-only copy keeps nothing. */
const keep = (system: Sql, findings: readonly Finding[]): Promise<void> =>
  keepFindings(system, findings, true).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== readOnly) throw error;
  });

/** Runs these checks on all rows, and keeps what they found. */
export const checkStore = async (checks: readonly Check[]): Promise<Finding[]> => {
  const database = await openDatabase(readPlace());
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    const findings = await runChecks(system, checks, { limitMs });
    await keep(system, findings);
    return findings;
  } finally {
    await system.end();
    await database.stop();
  }
};

export const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));
