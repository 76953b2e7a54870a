// `npm run verify`: checks every invariant on the configured database, even while the store runs. It ends with 1 when
// one is broken or could not be checked.
import { checks, type Finding, holds } from '../reconciliation/index.ts';
import { checkStore } from './check-store.ts';
import { explain, printsHelp } from './tool.ts';

const usage = 'npm run verify   (checks every invariant of the database, also while the store runs)';

const describe = (finding: Finding): string => {
  const { check, offending, first, error } = finding;
  const { rule, name, sentence } = check;
  const line = `${holds(finding) ? 'ok ' : 'RED'}  ${rule}  ${name.padEnd(22)} ${String(offending ?? '-').padStart(7)}`;
  if (holds(finding)) return line;
  const reason = error === undefined ? JSON.stringify(first) : `It could not be checked: ${explain(error)}`;
  return `${line}  ${sentence}\n     ${reason}`;
};

const verify = async (): Promise<void> => {
  try {
    const { findings, outages } = await checkStore(checks);
    const broken = findings.filter((finding) => !holds(finding)).length;
    console.log(findings.map(describe).join('\n'));
    for (const outage of outages) console.log(`note ${outage} Until it answers, what waits for it is not a finding.`);
    console.log(broken === 0 ? 'Every invariant holds.' : `${broken} of ${checks.length} invariants do not hold.`);
    process.exitCode = broken === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The invariants could not be checked: ${explain(error)}`);
    process.exitCode = 1;
  }
};

if (!printsHelp(usage)) await verify();
