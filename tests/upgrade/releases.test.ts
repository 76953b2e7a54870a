// The frozen database of every release opens in this version (decision 113). `npm test` opens the last one.
import { expect, test, vi } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newReseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { createEmptyDatabase } from '#support/test-database.ts';
import { startTestServer } from '#support/test-server.ts';
import { importRelease } from '../releases/import-release.ts';
import { releases } from '../releases/releases.ts';

vi.setConfig({ testTimeout: 300_000 });

test.each(releases)('the database of release %s opens, sells, and its books hold', async (release) => {
  const database = await createEmptyDatabase();
  const { secret } = await importRelease(release, database.url);
  const server = await startTestServer({ databaseUrl: database.url, secret: [secret] });
  try {
    const reseller = await newReseller(server);
    await setCredit(server, reseller, 10_000);
    const { status } = await sellPackage(reseller, (await shelve(reseller, 'Germany 1 GB')).id);
    expect(status).toBe('success');
    await expectBooksToBeRight(server);
  } finally {
    await server.stop();
    await database.drop();
  }
});
