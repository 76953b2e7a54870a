// `npm run verify-ledger`: computes the hash chains and the balances of the ledger again and compares them with the
// heads that were written beside the database (decision 65), even while the store runs. It names the first line that
// was changed or is missing, and then ends with 1.
import { readFile } from 'node:fs/promises';
import { readPlace, readToolConfig } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import {
  checkHeads,
  type HeadFault,
  headsFileIn,
  readHeads,
  readHeadsFile,
  checks,
  type Finding,
  holds,
} from '../reconciliation/index.ts';
import { checkStore } from './check-store.ts';
import { explain, printsHelp } from './tool.ts';

const usage =
  'npm run verify-ledger [-- FILE…]   (compares the ledger with the heads in the store, and with copies of them)';

/** The chain, the sums of its entries, and the rule that each booking sums to zero. */
const rules = new Set(['ledger-chain', 'balances', 'transactions']);

const sentences: Readonly<Record<string, string>> = {
  'ledger-chain': 'This line of the ledger differs from what was booked, or the line before it is gone:',
  balances: 'This balance is not the sum of its entries:',
  transactions: 'The entries of this booking do not sum to zero:',
};

const describe = (first: object): string =>
  Object.entries(first)
    .map(([name, value]) => `  ${name.padEnd(12)} ${String(value)}`)
    .join('\n');

const describeFinding = ({ check, first, error }: Finding): string => {
  if (error !== undefined) throw error;
  return `${sentences[check.name]}\n${describe(first ?? {})}`;
};

const describeFault = (fault: HeadFault): string => {
  const { kind, at } = fault;
  if (kind === 'unknown key')
    return `The head of ${at} is signed with a secret that is not set: add the former one to SECRET_PREVIOUS.`;
  if (kind === 'changed') return `The head of ${at} says other entries than the ledger has, or was changed itself.`;
  const { account, transaction } = fault;
  return `This line of the ledger is gone, which was there at ${at}:\n${describe({ transaction, account })}`;
};

/** The heads in the store's own file, and in copies that were kept elsewhere. */
const readAll = async (files: readonly string[]): Promise<string[]> => [
  await readHeadsFile(headsFileIn(readPlace().dataHome)),
  ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))),
];

type Proof = { faults: HeadFault[]; newest: string | undefined };

const verifyHeads = async (files: readonly string[]): Promise<Proof> => {
  const heads = (await readAll(files)).flatMap(readHeads);
  if (heads.length === 0) return { faults: [], newest: undefined };
  const config = readToolConfig();
  const database = await openDatabase(config);
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    const faults = await checkHeads(system, config.secret, heads);
    return {
      faults,
      newest: heads
        .map(({ at }) => at)
        .sort()
        .at(-1),
    };
  } finally {
    await system.end();
    await database.stop();
  }
};

const verifyLedger = async (): Promise<void> => {
  try {
    const { findings } = await checkStore(checks.filter(({ name }) => rules.has(name)));
    const { faults, newest } = await verifyHeads(process.argv.slice(2));
    const broken = findings.filter((finding) => !holds(finding)).map(describeFinding);
    // The first fault causes those that follow.
    const wrong = [...broken, ...faults.slice(0, 1).map(describeFault)];
    console.log(wrong.length > 0 ? wrong.join('\n') : 'Every line of the ledger is as it was booked.');
    if (wrong.length === 0)
      console.log(
        newest === undefined
          ? 'No heads of the ledger were kept, so nothing shows whether its newest lines were cut off.'
          : `Nothing of what was booked until ${newest} is gone.`,
      );
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The ledger could not be verified: ${explain(error)}`);
    process.exitCode = 1;
  }
};

if (!printsHelp(usage)) await verifyLedger();
