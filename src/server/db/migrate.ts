// Numbered .sql files, each applied once, in order, whoever starts first.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Sql } from './connect.ts';

type Migration = { name: string; text: string; checksum: string };

const migrationsFolder = new URL('./migrations/', import.meta.url);

const readMigration = async (name: string): Promise<Migration> => {
  const text = await readFile(new URL(name, migrationsFolder), 'utf8');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
};

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return Promise.all(names.sort().map(readMigration));
};

const findApplied = async (sql: Sql): Promise<Map<string, string>> => {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  const rows = await sql<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

const apply = async (sql: Sql, { name, text, checksum }: Migration): Promise<void> => {
  try {
    // One simple query: the protocol for several statements in one text.
    await sql.unsafe(`begin;\n${text}\n;insert into schema_migration (name, checksum) values ('${name}', '${checksum}');
      commit`);
  } catch (cause) {
    await sql`rollback`;
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
};

const applyMissing = async (sql: Sql): Promise<string[]> => {
  const applied = await findApplied(sql);
  const missing: string[] = [];
  for (const migration of await readMigrations()) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) throw new Error(`Migration ${migration.name} was changed after it had been applied`);
    await apply(sql, migration);
    missing.push(migration.name);
  }
  return missing;
};

/** Brings the schema up to date and answers the names of what it applied. Others that start meanwhile wait. */
export const migrate = async (owner: Sql): Promise<string[]> => {
  const session = await owner.reserve();
  try {
    await session`select pg_advisory_lock(${ADVISORY_LOCKS.migrations})`;
    return await applyMissing(session);
  } finally {
    await session`select pg_advisory_unlock(${ADVISORY_LOCKS.migrations})`;
    session.release();
  }
};
