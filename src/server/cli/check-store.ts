// Checks on the configured database, also while the store runs.
import { readPlace } from '../settings/index.ts';
import { openAsOwner, type Sql } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { type Check, type Finding, findOutages, keepFindings, runChecks } from '../reconciliation/index.ts';

const limitMs = 600_000;

const readOnly = '25006';

/** Keeps the findings, which decide whether the store is ready. On a read-only copy nothing is kept. */
const keep = (system: Sql, findings: readonly Finding[]): Promise<void> =>
  keepFindings(system, findings, true).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== readOnly) throw error;
  });

type Checked = {
  findings: Finding[];
  /** One sentence for each provider that is away, so that what waits for it is not a finding. */
  outages: string[];
};

/** Runs these checks on all rows, and keeps what they found. */
export const checkStore = async (checks: readonly Check[]): Promise<Checked> => {
  const database = await openDatabase(readPlace());
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    const findings = await runChecks(system, checks, { limitMs });
    const outages = await findOutages(system);
    await keep(system, findings);
    return { findings, outages };
  } finally {
    await system.end();
    await database.stop();
  }
};
