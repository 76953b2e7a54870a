// What a database has of the schema, and whether this release can use it.
import { version } from '../core/version.ts';
import { StartFailure } from '../core/start-failure.ts';
import type { Migration } from './migration.ts';
import type { Schema } from './schema-files.ts';
import type { SqlFile } from './sql-text.ts';
import type { Queryable } from './sql.ts';

type AppliedFile = {
  name: string;
  checksum: string;
  /** The release that applied it. */
  release: string;
  /** The step of a migration that comes next; null once all are done. */
  nextStep: number | null;
};

export type Applied = ReadonlyMap<string, AppliedFile>;

/** The applied files; undefined where there is no store yet. */
export const findApplied = async (sql: Queryable): Promise<Applied | undefined> => {
  const [row] = await sql<[{ isThere: boolean; isOld: boolean }]>`
    select to_regclass('public.schema_file') is not null as is_there,
      to_regclass('public.schema_migration') is not null or to_regclass('public.schema_file') is not null and not exists (
        select from pg_attribute where attrelid = to_regclass('public.schema_file') and attname = 'next_step') as is_old`;
  if (row.isOld)
    throw new StartFailure(
      'The database was made by a version before release 1.0.0, which no release opens. Nothing in it was changed: keep running ' +
        'the version that made it, and start this release with another database (DATABASE_URL or DATA_HOME).',
    );
  if (!row.isThere) return undefined;
  const files = await sql<AppliedFile[]>`
    select name, checksum, release, next_step from schema_file order by applied_at, name`;
  return new Map(files.map((file) => [file.name, file]));
};

const releaseOf = (applied: Applied): string => [...applied.values()].at(-1)?.release ?? 'an unknown release';

/** Functions count too: an older process must not remove what a newer release calls. */
const refuseUnknown = (applied: Applied, { tables, migrations, functions, triggers }: Schema): void => {
  const known = new Set([...tables, ...migrations, ...functions, ...triggers].map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartFailure(
    `The database was made by a newer release or in another mode: release ${releaseOf(applied)} applied ` +
      `${unknown.sort().join(', ')}, which is not known here (${version.release}). Nothing in it was changed: start that release in ` +
      'its mode, or this one with another database (DATABASE_URL or DATA_HOME).',
  );
};

/** What was applied once never changes (decision 20). */
const refuseChanged = (applied: Applied, { tables, migrations }: Schema): void => {
  const changed = [...tables, ...migrations].find(({ name, checksum }) => {
    const file = applied.get(name);
    return file !== undefined && file.checksum !== checksum;
  });
  if (!changed) return;
  throw new StartFailure(
    `The database was made with another ${changed.name} than that of this release (${version.release}), so not by a release. ` +
      'Nothing in it was changed: start the version that made it, or this one with another database (DATABASE_URL or DATA_HOME).',
  );
};

/** What this release has to apply. */
export type Pending = {
  tables: readonly SqlFile[];
  /** Each from the step that comes next. */
  migrations: readonly { migration: Migration; from: number }[];
  functions: readonly SqlFile[];
  triggers: readonly SqlFile[];
};

/** @throws When this release cannot use the database. */
export const findPending = (applied: Applied, schema: Schema): Pending => {
  refuseUnknown(applied, schema);
  refuseChanged(applied, schema);
  const hasChanged = ({ name, checksum }: SqlFile): boolean => applied.get(name)?.checksum !== checksum;
  return {
    tables: schema.tables.filter(({ name }) => !applied.has(name)),
    migrations: schema.migrations.flatMap((migration) => {
      const file = applied.get(migration.name);
      const from = file ? file.nextStep : 0;
      return from === null ? [] : [{ migration, from }];
    }),
    functions: schema.functions.filter(hasChanged),
    triggers: schema.triggers.filter(hasChanged),
  };
};

export const namesOf = ({ tables, migrations, functions, triggers }: Pending): string[] =>
  [...tables, ...migrations.map(({ migration }) => migration), ...functions, ...triggers].map(({ name }) => name);

/** The same for a tool, which does not create a store. */
export const findStore = async (sql: Queryable): Promise<Applied> => {
  const applied = await findApplied(sql);
  if (applied) return applied;
  throw new StartFailure('There is no store in the database of DATABASE_URL. Run this with the settings of the store.');
};

/** Refuses the schema of another release. The tables of gateways depend on the mode, which a tool need not know. */
export const requirePresent = async (sql: Queryable, schema: Schema): Promise<void> => {
  const all = await findStore(sql);
  const applied: Applied = new Map([...all].filter(([name]) => !name.startsWith('gateways/')));
  const [first] = namesOf(findPending(applied, schema));
  if (first === undefined) return;
  throw new StartFailure(
    `The database has the schema of release ${releaseOf(applied)}, and this is release ${version.release}: ${first} is not ` +
      'applied. Nothing was checked or changed. Run this in the release that made it, or bring the database up to date ' +
      '(npm run migrate, or a start of the store).',
  );
};
