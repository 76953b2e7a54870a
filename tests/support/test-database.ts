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

const administrators = new Map<string, Sql>();

/** One connection for all databases of this worker; it ends with the worker, or with the server. */
const administrator = (): Sql => {
  const url = withDatabase(inject('templateUrl'), 'postgres');
  const sql = administrators.get(url) ?? openAsOwner(url);
  administrators.set(url, sql);
  return sql;
};

const create = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = administrator();
  await sql`create database ${sql(name)} template ${sql(template)}`;
  return {
    url: withDatabase(inject('templateUrl'), name),
    drop: async () => {
      await sql`drop database if exists ${sql(name)} with (force)`;
    },
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

/** A database of its own as a store in reference mode finds it at its second start; a copy made in some 50 ms. */
export const copyTemplate = (): Promise<TestDatabase> => create('template');

/** Such a database with logins, for code without a server. */
export const createTestDatabase = async (): Promise<TestDatabase & { logins: Logins }> => {
  const database = await copyTemplate();
  return { ...database, logins: await loginTo(database.url) };
};

/** A database without anything, as a first start finds it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('template0');
