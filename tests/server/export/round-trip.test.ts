// A whole store is exported while it sells, and imported into an empty database: the same rows, books that hold, and refusals that say
// why (decision 114).
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreSecret } from '#server/core/encryption.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { readSchema } from '#server/db/schema-files.ts';
import { exportStore, importStore, unpackExport } from '#server/archives/index.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { checks, holds, runChecks } from '#server/reconciliation/index.ts';
import { migration, schemaWith } from '#support/migration.ts';
import { newReseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { importRelease } from '../../releases/import-release.ts';
import { fileOf, lastRelease } from '../../releases/releases.ts';

const SALES = 30;
const LIMIT_MS = 60_000;

let folder: string;
let database: TestDatabase;
let owner: Sql;
let secret: StoreSecret;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'simshelf-export-'));
  database = await createEmptyDatabase();
  secret = [(await importRelease(lastRelease(), database.url)).secret];
  owner = openAsOwner(database.url);
  server = await startTestServer({ databaseUrl: database.url, secret });
});
afterAll(async () => {
  await server.stop();
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const withEmpty = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
  const empty = await createEmptyDatabase();
  const sql = openAsOwner(empty.url);
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await empty.drop();
  }
};

const importInto = async (sql: Sql, file: string, options: { secret?: StoreSecret } = {}): Promise<void> => {
  const unpacked = await unpackExport(file);
  try {
    await importStore(sql, unpacked, { schema: await readSchema(referenceTables), secret, ...options });
  } finally {
    unpacked.remove();
  }
};

const exportOf = async (sql: Sql, name: string) => {
  const file = path.join(folder, name);
  return { file, ...(await exportStore(file, { owner: sql, mode: 'reference', dataHome: folder })) };
};

const brokenIn = async (sql: Sql) => {
  await sql`set role simshelf_system`;
  const findings = await runChecks(sql, checks, { limitMs: LIMIT_MS });
  await sql`reset role`;
  return findings.filter((finding) => !holds(finding)).map(({ check, first, error }) => [check.name, first, error]);
};

test('an export that is made while the store sells is one moment, and comes back the same', async () => {
  const reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const selling = Array.from({ length: SALES }, () => sellPackage(reseller, id));
  const made = await exportOf(owner, 'selling.tar.gz');
  await Promise.all(selling);

  await withEmpty(async (sql) => {
    await importInto(sql, made.file);
    expect(await brokenIn(sql)).toEqual([]);
    const again = await exportOf(sql, 'again.tar.gz');
    expect(again.tables).toEqual(made.tables);
    expect(again.schema).toEqual(made.schema);
    expect(again.secrets).toEqual(made.secrets);
    // A number that was given out is not given out again.
    expect(again.sequences).toEqual(made.sequences);
  });
});

test('an export that a release before made gets the migrations since then', async () => {
  const later = migration(
    '0901_mark',
    `alter table customer add column mark text;
     -- step: batches
     update customer set mark = 'old' where id in (select id from customer where mark is null limit 10);
     -- step: concurrently
     create index concurrently customer_mark on customer (mark);`,
  );
  await withEmpty(async (sql) => {
    const unpacked = await unpackExport(fileOf(lastRelease()));
    await importStore(sql, unpacked, { schema: await schemaWith(later), secret });
    unpacked.remove();
    await sql`set role simshelf_system`;
    expect(await sql`select from customer where mark is distinct from 'old'`).toHaveLength(0);
    await sql`reset role`;
    expect(await sql`select next_step from schema_file where name = ${later.name}`).toEqual([{ nextStep: null }]);
  });
});

describe('an import is refused', () => {
  const kept = fileOf(lastRelease());

  /** The frozen export with another content. */
  const changed = (change: (unpackedIn: string) => void): string => {
    const copy = mkdtempSync(path.join(folder, 'changed-'));
    execFileSync('tar', ['-xzf', kept, '-C', copy]);
    change(copy);
    const file = `${copy}.tar.gz`;
    execFileSync('tar', ['-czf', file, '-C', copy, '.']);
    return file;
  };
  const withManifest = (edit: (text: string) => string): string =>
    changed((copy) => {
      const file = path.join(copy, 'simshelf-export.json');
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    });

  test.each([
    ['there is no such file', () => path.join(folder, 'none'), 'There is no file'],
    [
      'the file is something else',
      () => {
        writeFileSync(path.join(folder, 'text'), 'no archive');
        return path.join(folder, 'text');
      },
      'is not an export of a store, or a damaged one',
    ],
    [
      'a table was changed',
      () => changed((copy) => appendFileSync(path.join(copy, 'tables/currency.csv'), 'GBP,Pound,800000,10,10\n')),
      'tables/currency.csv was changed',
    ],
    [
      'a later release made it in another form',
      () =>
        withManifest((text) =>
          text.replace('"format": 1', '"format": 2').replace(/"release": "[^"]+"/, '"release": "9.0.0"'),
        ),
      'release 9.0.0 made it in form 2, and this release reads form 1',
    ],
    [
      'a later release made its tables',
      () =>
        withManifest((text) =>
          text.replace('"schema": [', '"schema": [{"name":"db/migrations/9999_later/up.sql","checksum":""},'),
        ),
      'whose db/migrations/9999_later/up.sql this release',
    ],
    [
      'its tables were made by another text',
      () => withManifest((text) => text.replace(/("db\/schema\/08_ledger\.sql",\s+"checksum": )"\w+"/, '$1"other"')),
      'whose db/schema/08_ledger.sql this release',
    ],
  ])('when %s', async (_what, file, reason) => {
    await withEmpty((sql) => expect(importInto(sql, file())).rejects.toThrow(reason));
  });

  test('with another secret, which is named by its id', async () => {
    await withEmpty((sql) =>
      expect(importInto(sql, kept, { secret: newSecret() })).rejects.toThrow(
        /encrypted with the secret [0-9a-f]{8}, .* Set the SECRET that the store had/,
      ),
    );
  });

  test('into a database that is not empty, which stays as it is', async () => {
    const before = await owner`select count(*) from schema_file`;
    await expect(importInto(owner, kept)).rejects.toThrow('already, and nothing is overwritten');
    expect(await owner`select count(*) from schema_file`).toEqual(before);
  });

  test('as a whole: a row that breaks a rule leaves nothing behind', async () => {
    const file = changed((copy) => {
      const table = path.join(copy, 'tables/currency.csv');
      const manifest = path.join(copy, 'simshelf-export.json');
      writeFileSync(table, readFileSync(table, 'utf8').replace('US dollar,1000000', 'US dollar,-1000000'));
      const digest = execFileSync('sha256sum', [table], { encoding: 'utf8' }).slice(0, 64);
      const text = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, text.replace(/("name": "currency"[^}]+"sha256": )"\w+"/, `$1"${digest}"`));
    });
    await withEmpty(async (sql) => {
      await expect(importInto(sql, file)).rejects.toThrow('currency_rate_ppm_check');
      expect(await sql`select from pg_class where relnamespace = 'public'::regnamespace`).toHaveLength(0);
    });
  });
});
