// A migration: a change of tables that databases of earlier releases get. Its SQL has one or more steps.
import { checksumOf, type SqlFile, statementsOf } from './sql-text.ts';

const KINDS = ['transaction', 'batches', 'concurrently'] as const;

type StepKind = (typeof KINDS)[number];

export type Step = {
  kind: StepKind;
  /** For batches a single statement, which changes some of the rows that it still finds. */
  text: string;
};

export type Migration = SqlFile & {
  steps: readonly Step[];
  /** What it does, how long it takes, how to go back. */
  notes: string;
};

/** The comment that begins another step. What is before the first one is a transaction. */
const stepLine = /^[ \t]*-- step: (.*)$/m;

const isKind = (name: string): name is StepKind => (KINDS as readonly string[]).includes(name);

const requireForm = (file: string, { kind, text }: Step): void => {
  const statements = statementsOf(text);
  if (kind === 'batches' && statements.length !== 1)
    throw new Error(`${file}: a step of batches is one statement, not ${statements.length}`);
  if (kind === 'concurrently' && !statements.every((statement) => indexOf(statement)))
    throw new Error(
      `${file}: a concurrent step has only "create index concurrently NAME on …" and "drop index concurrently if exists NAME"`,
    );
};

const stepsOf = ({ name, text }: SqlFile): Step[] => {
  const [first = '', ...rest] = text.split(stepLine);
  const steps: Step[] = [{ kind: 'transaction', text: first }];
  for (let at = 0; at < rest.length; at += 2) {
    const kind = (rest[at] ?? '').trim();
    if (!isKind(kind)) throw new Error(`${name}: a step is ${KINDS.join(', ')}, not ${kind}`);
    steps.push({ kind, text: rest[at + 1] ?? '' });
  }
  const filled = steps.filter((step) => statementsOf(step.text).length > 0);
  for (const step of filled) requireForm(name, step);
  return filled;
};

export const migrationOf = (file: SqlFile, notes: string): Migration => {
  const steps = stepsOf(file);
  // The kinds count too, although they are in comments.
  return { ...file, steps, notes, checksum: checksumOf(steps.map(({ kind, text }) => `${kind}; ${text}`).join(';')) };
};

type ConcurrentIndex = { verb: 'create' | 'drop'; name: string };

/** The index that a concurrent statement makes or drops; undefined for any other statement. */
export const indexOf = (statement: readonly string[]): ConcurrentIndex | undefined => {
  const text = statement.join(' ').toLowerCase();
  const [, created] = /^create (?:unique )?index concurrently (\w+) on /.exec(text) ?? [];
  if (created) return { verb: 'create', name: created };
  const [, dropped] = /^drop index concurrently if exists (\w+)$/.exec(text) ?? [];
  return dropped ? { verb: 'drop', name: dropped } : undefined;
};
