import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Logins, openAsOwner, type Sql } from '#server/db/connect.ts';
import { prepareLogins } from '#server/db/logins.ts';
import { newSecret } from '#support/secret.ts';

export type TestDatabase = {
  /** Connected as the owner of the schema. */
  url: string;
  drop: () => Promise<void>;
};

const withDatabase = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

const asAdministrator = async (work: (sql: Sql) => Promise<unknown>): Promise<void> => {
  const sql = openAsOwner(withDatabase(inject('templateUrl'), 'postgres'));
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
};

const create = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator((sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  return {
    url: withDatabase(inject('templateUrl'), name),
    drop: () => asAdministrator((sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
};

/** The login to a database, for code without a server. */
const loginTo = async (url: string): Promise<Logins> => {
  const owner = openAsOwner(url);
  try {
    return await prepareLogins(owner, url, { secret: newSecret(0) });
  } finally {
    await owner.end();
  }
};

/** A database of its own with the whole schema and the reference catalogue; a copy made in some 50 ms. */
export const createTestDatabase = async (): Promise<TestDatabase & { logins: Logins }> => {
  const database = await create('template');
  return { ...database, logins: await loginTo(database.url) };
};

/** A database without anything, as a first start finds it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('template0');
