// The invariants that the database can show, a file of SQL each. A check returns the rows that break its invariant, and says
// which ones by their ids: what it returns is logged, so it holds nothing personal. Its first line says
//
//   -- M1, stops sales, once a day: An account's balance is the sum of its entries.
//
// the rule (docs/rules.md); whether a row that breaks it makes the store unready; whether it is too dear to be run every
// hour; and the rule in words. A check that reads `reconciliation.newest` looks at so many of the newest rows, at all of them
// where that is not set.
import { readdirSync, readFileSync } from 'node:fs';

export type Check = {
  name: string;
  /** Of docs/rules.md. */
  rule: string;
  /** What must hold, as a sentence. */
  sentence: string;
  /** Whether nothing may be sold while it is broken. */
  stopsSales: boolean;
  /** Whether it runs once a day only. */
  isDaily: boolean;
  /** Whether it can look at the newest rows alone. */
  isIncremental: boolean;
  /** Returns the offending rows. */
  sql: string;
};

const folder = new URL('./checks/', import.meta.url);
const head = /^(?<rule>[A-Z]\d)(?<notes>(?:, [a-z ]+)*): (?<sentence>.+)$/;
const knownNotes = { stopsSales: 'stops sales', isDaily: 'once a day' };

/** The comment at the beginning of a file, as one line. */
const headOf = (sql: string): string => {
  const [comment = ''] = /^(?:-- .*\n)+/.exec(sql) ?? [];
  return comment.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' ');
};

/** Reads a check. @throws when its first line does not say what it must. */
export const parseCheck = (name: string, sql: string): Check => {
  const { rule, notes = '', sentence } = head.exec(headOf(sql))?.groups ?? {};
  const given = notes.split(', ').slice(1);
  const areKnown = given.every((note) => Object.values(knownNotes).includes(note));
  if (rule === undefined || sentence === undefined || !areKnown) {
    throw new Error(`The check ${name} must begin with its rule and its sentence`);
  }
  return {
    name,
    rule,
    sentence,
    stopsSales: given.includes(knownNotes.stopsSales),
    isDaily: given.includes(knownNotes.isDaily),
    isIncremental: sql.includes('reconciliation.newest'),
    sql,
  };
};

const readChecks = (): Check[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => parseCheck(file.replace(/\.sql$/, ''), readFileSync(new URL(file, folder), 'utf8')))
    .sort((one, other) => (one.rule + one.name < other.rule + other.name ? -1 : 1));

/** All checks, in the order of their rules. */
export const checks: readonly Check[] = readChecks();
