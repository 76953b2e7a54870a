// `npm run verify`: checks every invariant on the configured database, also while the store runs. It ends with 1 when one is
// broken or could not be checked.
import { readConfig } from '../config.ts';
import { openAsOwner, type Sql } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { checks, type Finding, holds, keepFindings, runChecks } from '../reconciliation/index.ts';

const limitMs = 600_000;

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const describe = (finding: Finding): string => {
  const { check, offending, first, error } = finding;
  const { rule, name, sentence } = check;
  const line = `${holds(finding) ? 'ok ' : 'RED'}  ${rule}  ${name.padEnd(22)} ${String(offending ?? '-').padStart(7)}`;
  if (holds(finding)) return line;
  const reason = error === undefined ? JSON.stringify(first) : `It could not be checked: ${explain(error)}`;
  return `${line}  ${sentence}\n     ${reason}`;
};

const readOnly = '25006';

/** Keeps the findings, which decide whether the store is ready. A read-only copy keeps nothing. */
const keep = (system: Sql, findings: readonly Finding[]): Promise<void> =>
  keepFindings(system, findings, true).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== readOnly) throw error;
  });

/** Returns how many invariants are not known to hold. */
const verify = async (): Promise<number> => {
  const database = await openDatabase(readConfig());
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    const findings = await runChecks(system, checks, { limitMs });
    await keep(system, findings);
    console.log(findings.map(describe).join('\n'));
    return findings.filter((finding) => !holds(finding)).length;
  } finally {
    await system.end();
    await database.stop();
  }
};

try {
  const broken = await verify();
  console.log(broken === 0 ? 'Every invariant holds.' : `${broken} of ${checks.length} invariants do not hold.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(`The invariants could not be checked: ${explain(error)}`);
  process.exitCode = 1;
}
