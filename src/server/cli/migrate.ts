// `npm run migrate`: brings the database to the schema of this release, also while the store serves, or says what it would do
// (decision 20). A start does the same.
import { parseArgs } from 'node:util';
import { readToolConfig } from '../settings/index.ts';
import { createLog } from '../core/log.ts';
import { version } from '../core/version.ts';
import { applySchema } from '../db/apply-schema.ts';
import { openAsOwner, type Sql } from '../db/connect.ts';
import { describeLocks, locksOf } from '../db/locks-of.ts';
import type { Step } from '../db/migration.ts';
import { openForMigration } from '../db/open.ts';
import { readSchema, type Schema } from '../db/schema-files.ts';
import { findPending, findStore, namesOf, type Pending } from '../db/schema-state.ts';
import { referenceTables } from '../gateways/index.ts';
import { runTool } from './tool.ts';

const usage = `npm run migrate               brings the database to the schema of this release
npm run migrate -- --dry-run  says what that would do`;

const SHOWN_CHARACTERS = 100;

const shorten = (words: string): string =>
  words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS)}…` : words;

const describeStep = ({ kind, text }: Step, number: number, of: number): string =>
  [
    `  step ${number} of ${of}: ${kind}`,
    ...locksOf(text).map((statement) => `    ${shorten(statement.words)}\n      ${describeLocks(statement)}`),
  ].join('\n');

const describeMigration = ({ migration: { name, notes, steps }, from }: Pending['migrations'][number]): string =>
  [
    from === 0 ? name : `${name}, from step ${from + 1} on`,
    ...notes
      .trim()
      .split('\n')
      .map((line) => `  | ${line}`.trimEnd()),
    ...steps.slice(from).map((step, at) => describeStep(step, from + at + 1, steps.length)),
  ].join('\n');

/** What would be applied. It takes no lock on a table. */
const describePending = async (owner: Sql, schema: Schema): Promise<string> => {
  const pending = findPending(await findStore(owner), schema);
  if (namesOf(pending).length === 0) return `The database has the schema of release ${version.release}.`;
  return [
    ...pending.tables.map(({ name }) => `${name}: new tables, which nothing uses yet`),
    ...pending.migrations.map(describeMigration),
    ...pending.functions.map(({ name }) => `${name}: replaced in place`),
    ...pending.triggers.map(({ name }) => `${name}: replaced; writing to its table waits for a moment`),
    'Nothing was changed.',
  ].join('\n');
};

/** Runs a command line, and returns what it prints. */
const migrate = async (commandLine: string[]): Promise<string> => {
  const { values } = parseArgs({ args: commandLine, options: { 'dry-run': { type: 'boolean', default: false } } });
  const config = readToolConfig();
  const schema = await readSchema(config.mode === 'reference' ? referenceTables : []);
  const database = await openForMigration(config);
  const owner = openAsOwner(database.url);
  try {
    if (values['dry-run']) return await describePending(owner, schema);
    await findStore(owner);
    const applied = await applySchema(owner, schema, createLog(config.logLevel));
    return [...applied, `The database has the schema of release ${version.release}.`].join('\n');
  } finally {
    await owner.end();
    await database.stop();
  }
};

await runTool(usage, migrate);
