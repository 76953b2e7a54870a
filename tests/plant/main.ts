// `npm run plant`: puts faults into a copy of the project, one at a time, and runs the tests that are to notice each. Ends with
// 1 when a fault lives, when it no longer applies, or when its tests fail without it.
// `npm run plant -- --only money` takes the faults of an area, or those with these words in their name.
import { parseArgs } from 'node:util';
import { type MigratedDatabase, startMigratedDatabase } from '#support/migrated-database.ts';
import { type Checkout, copyProject } from './checkout.ts';
import { type Fault, withFault } from './fault.ts';
import { faultsByArea } from './faults.ts';
import { judge, redOf } from './run-tests.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const chosen: readonly Fault[] =
  faultsByArea[options.only] ??
  Object.values(faultsByArea)
    .flat()
    .filter(({ name }) => name.includes(options.only));

if (chosen.length === 0) throw new Error(`No area and no fault is called ${options.only}`);

/** Why a fault was not killed, or the test that killed it. */
type Verdict = { isKilled: boolean; text: string };

const verdictOf = async ({ root }: Checkout, { url }: MigratedDatabase, fault: Fault): Promise<Verdict> => {
  // A fault in SQL is in the schema, so it takes a database of its own.
  const outcome = await judge(root, fault.tests, fault.file.endsWith('.sql') ? undefined : url);
  if (outcome.kind === 'failed') return { isKilled: true, text: `killed by "${outcome.test}"` };
  if (outcome.kind === 'passed') return { isKilled: false, text: `LIVES: ${fault.tests} passes` };
  return { isKilled: false, text: `BREAKS ${fault.tests} instead of failing a test: ${outcome.reason}` };
};

const plant = async (checkout: Checkout, database: MigratedDatabase, fault: Fault): Promise<Verdict> => {
  const text = checkout.read(fault.file);
  const faulty = withFault(text, fault);
  if (faulty === undefined) return { isKilled: false, text: `DOES NOT APPLY to ${fault.file}` };
  checkout.write(fault.file, faulty);
  try {
    return await verdictOf(checkout, database, fault);
  } finally {
    checkout.write(fault.file, text);
  }
};

const secondsSince = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

/** Plants each fault and prints its outcome; returns a line for each that survived. */
const plantAll = async (
  checkout: Checkout,
  database: MigratedDatabase,
  red: ReadonlySet<string>,
): Promise<string[]> => {
  const survivors: string[] = [];
  for (const fault of chosen) {
    const start = performance.now();
    const { isKilled, text } = red.has(fault.tests)
      ? { isKilled: false, text: `NOT TRIED: ${fault.tests} fails without it` }
      : await plant(checkout, database, fault);
    const line = `${fault.name}: ${text}`;
    console.log(`${line} (${secondsSince(start)})`);
    if (!isKilled) survivors.push(line);
  }
  return survivors;
};

const start = performance.now();
const checkout = copyProject();
const database = await startMigratedDatabase();
try {
  const files = [...new Set(chosen.map(({ tests }) => tests))];
  const red = await redOf(checkout.root, files);
  console.log(`${files.length} test files without a fault: ${red.length} fail (${secondsSince(start)})\n`);
  const survivors = await plantAll(checkout, database, new Set(red));
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} faults killed in ${secondsSince(start)}`);
  for (const survivor of survivors) console.log(`- ${survivor}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  await database.stop();
  checkout.remove();
}
