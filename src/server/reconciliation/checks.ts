// The invariants that SQL can check, one file each. A check returns the rows that break its invariant, only as ids: the
// result is logged, so it has no personal data. Its first line gives
//
//   -- M1, stops sales, once a day: An account's balance is the sum of its entries.
//
// the rule (docs/rules.md); whether a violation makes the store unready; whether the check is too expensive to run
// every hour; and the rule in words. A check that uses `reconciliation.newest` checks that many of the newest rows, or
// all rows where it is not set. A check of a table that grows without end says `in ranges of sold_item.id`: it begins
// at the row with the key `reconciliation.until`, so that a night checks one range after the other.
import { readdirSync, readFileSync } from 'node:fs';

export type Range = { table: string; key: string };

export type Check = {
  name: string;
  /** The id of the rule in docs/rules.md. */
  rule: string;
  /** The invariant, as a sentence. */
  sentence: string;
  /** Whether a violation stops all sales. */
  stopsSales: boolean;
  /** Whether it runs only once a day. */
  isDaily: boolean;
  /** Whether it can be limited to the newest rows. */
  isIncremental: boolean;
  /** The table that it checks in ranges, and the key that orders them; undefined for a check of all rows at once. */
  range: Range | undefined;
  /** Returns the rows that break the invariant. */
  sql: string;
};

const folder = new URL('./checks/', import.meta.url);
const head = /^(?<rule>[A-Z]\d)(?<notes>(?:, [a-z_. ]+)*): (?<sentence>.+)$/;
const ranges = /^in ranges of (?<table>[a-z_]+)\.(?<key>[a-z_]+)$/;
const knownNotes = { stopsSales: 'stops sales', isDaily: 'once a day' };

/** The comment at the beginning of a file, as one line. */
const headOf = (sql: string): string => {
  const [comment = ''] = /^(?:-- .*\n)+/.exec(sql) ?? [];
  return comment.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' ');
};

/** Reads a check. @throws when its first line is incomplete. */
export const parseCheck = (name: string, sql: string): Check => {
  const { rule, notes = '', sentence } = head.exec(headOf(sql))?.groups ?? {};
  const given = notes.split(', ').slice(1);
  const { table, key } = given.map((note) => ranges.exec(note)?.groups).find((found) => found !== undefined) ?? {};
  const areKnown = given.every((note) => Object.values(knownNotes).includes(note) || ranges.test(note));
  if (rule === undefined || sentence === undefined || !areKnown) {
    throw new Error(`The check ${name} must begin with its rule and its sentence`);
  }
  return {
    name,
    rule,
    sentence,
    stopsSales: given.includes(knownNotes.stopsSales),
    isDaily: given.includes(knownNotes.isDaily),
    range: table === undefined || key === undefined ? undefined : { table, key },
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
