// The frozen databases of releases: what a release applied stays as it was, and the last one's opens in this version (decision 113).
// `npm run test:upgrade` opens the others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchema, type Schema } from '#server/db/schema-files.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { unpackExport } from '#server/archives/index.ts';
import { newPerson, signIn } from '#support/sign-in.ts';
import { storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { shelve } from '#support/stock-setup.ts';
import { runCommand } from '#support/command.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { importRelease } from '../../releases/import-release.ts';
import { fileOf, lastRelease, releases } from '../../releases/releases.ts';

/** Tables that no row of a store at rest is in. */
const EMPTY = {
  'a month of the audit that was moved to a file': 'audit_archive',
  'a card that its provider is to forget': 'removed_card',
  'what waits for another operator, or an order that a supplier lost': 'order_give_up pricing_change',
};

let schema: Schema;
beforeAll(async () => {
  schema = await readSchema(referenceTables);
});

describe.each(releases)('release %s', (release) => {
  let unpacked: Awaited<ReturnType<typeof unpackExport>>;
  beforeAll(async () => {
    unpacked = await unpackExport(fileOf(release));
  });
  afterAll(() => unpacked.remove());

  test('applied files that are still the same', () => {
    const present = [...schema.tables, ...schema.migrations].map(({ name, checksum }) => ({ name, checksum }));
    expect(present).toEqual(expect.arrayContaining(unpacked.manifest.schema));
  });

  test('has rows in every table, or a reason', () => {
    const empty = unpacked.manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
    const reasons = new Set(Object.values(EMPTY).flatMap((names) => names.split(' ')));
    expect(empty.filter((name) => !reasons.has(name))).toEqual([]);
  });
});

describe('the last release', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    const { secret } = await importRelease(lastRelease(), database.url);
    server = await startTestServer({ databaseUrl: database.url, secret: [secret] });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  test.each(['verify', 'verify-ledger'])('opens in this version, and npm run %s holds', async (tool) => {
    const { code, output, errors } = await runCommand(tool, [], { DATABASE_URL: database.url });
    expect({ code, errors, output: code === 0 ? '' : output }).toEqual({ code: 0, errors: '', output: '' });
  });

  test('sells', async () => {
    const [row] = await server.db.system<[{ email: string }]>`
      select email from reseller join payment_card using (reseller_id)`;
    const { accessToken } = await signIn(server, newPerson({ email: row.email }));
    const reseller = { api: storefrontClient(server, accessToken) };
    const { status } = await sellPackage(reseller, (await shelve(reseller, 'Germany 1 GB')).id);
    expect(status).toBe('success');
  });
});
