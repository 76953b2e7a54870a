// Which locks the statements of a migration take on tables in use, for those who plan an upgrade.
import { statementsOf } from './sql-text.ts';

/** What waits for a lock of PostgreSQL. */
const EFFECTS = {
  'row exclusive': 'nothing waits, except calls that change the same rows',
  'share update exclusive': 'nothing waits',
  share: 'writing waits',
  'share row exclusive': 'writing waits',
  'access exclusive': 'reading and writing wait',
} as const;

type Mode = keyof typeof EFFECTS;

type Lock = { table: string; mode: Mode };

const TABLE = String.raw`(?:only )?(?:if exists )?(?:public \. )?(\w+)`;

const rule = (form: string, mode: Mode | undefined): [RegExp, Mode | undefined] => [
  new RegExp(`^${form.replace('TABLE', TABLE)}`),
  mode,
];

/** The first that fits counts. The name of the table is its only group; without a mode, no table in use is locked. */
const RULES: readonly [RegExp, Mode | undefined][] = [
  rule(String.raw`create (?:unique )?index concurrently .*? on TABLE`, 'share update exclusive'),
  rule(String.raw`create (?:unique )?index (?:.*? )?on TABLE`, 'share'),
  rule(String.raw`drop index concurrently if exists (\w+)`, 'share update exclusive'),
  rule(String.raw`drop index (?:if exists )?(\w+)`, 'access exclusive'),
  rule(
    String.raw`alter table TABLE (?:validate constraint \w+|alter (?:column )?\w+ set statistics \d+)$`,
    'share update exclusive',
  ),
  rule(String.raw`alter table TABLE add (?:constraint \w+ )?foreign key`, 'share row exclusive'),
  rule(String.raw`(?:alter|drop) (?:table|view) TABLE`, 'access exclusive'),
  rule(String.raw`truncate (?:table )?TABLE`, 'access exclusive'),
  rule(String.raw`create (?:or replace )?(?:constraint )?trigger .*? on TABLE`, 'share row exclusive'),
  rule(String.raw`drop trigger .*? on TABLE`, 'access exclusive'),
  rule(String.raw`(?:alter|drop) policy .*? on TABLE`, 'access exclusive'),
  rule(String.raw`create policy .*? on TABLE`, 'access exclusive'),
  rule(String.raw`comment on table TABLE`, 'share update exclusive'),
  rule(String.raw`comment on column (\w+)`, 'share update exclusive'),
  rule(String.raw`(?:update|insert into|delete from) TABLE`, 'row exclusive'),
  rule(
    String.raw`(?:create table|create (?:or replace )?(?:function|procedure|view)|grant|revoke|set|reset)\b`,
    undefined,
  ),
];

/** A foreign key also locks the table that it refers to. */
const REFERENCES = /\breferences (?:public \. )?(\w+)/g;

const made = (words: string): string | undefined => /^create table (?:if not exists )?(\w+)/.exec(words)?.[1];

type Statement = {
  words: string;
  /** Undefined where this file does not know the statement. */
  locks: Lock[] | undefined;
};

const locksOfStatement = (words: string): Lock[] | undefined => {
  const referred = [...words.matchAll(REFERENCES)].map(([, table = '']): Lock => ({
    table,
    mode: 'share row exclusive',
  }));
  for (const [form, mode] of RULES) {
    const found = form.exec(words);
    if (!found) continue;
    const own: Lock[] = mode === undefined ? [] : [{ table: found[1] ?? '', mode }];
    return [...own, ...referred.filter(({ table }) => table !== own[0]?.table)];
  }
  return undefined;
};

/** The statements of a step with the locks that they take on tables which are there already. */
export const locksOf = (text: string): Statement[] => {
  const statements = statementsOf(text).map((words) => words.join(' ').toLowerCase());
  const own = new Set(statements.map(made));
  return statements.map((words) => ({
    words,
    locks: locksOfStatement(words)?.filter(({ table }) => !own.has(table)),
  }));
};

export const describeLocks = ({ locks }: Statement): string => {
  if (locks === undefined) return 'locks: see the notes';
  if (locks.length === 0) return 'locks no table in use';
  return locks.map(({ table, mode }) => `${table}: ${mode}, so ${EFFECTS[mode]}`).join('; ');
};
