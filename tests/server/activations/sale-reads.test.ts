// A sale must not take longer because many were made before it, also before the database has gathered statistics.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newReseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  // One connection, which keeps the plans that it made for empty tables.
  server = await startTestServer({ poolSizes: { app: 1, system: 2 } });
});
afterAll(() => server.stop());

const salesBefore = 60;

test('a sale reads the eSIM that it sells, not the ones that were sold before', async () => {
  const reseller = await newReseller(server);
  await setCredit(server, reseller, 1_000_00);
  const { id: inventoryItemId } = await shelve(reseller, 'Germany 1 GB');
  for (let sold = 0; sold < salesBefore; sold++) {
    await sellPackage(reseller, inventoryItemId, { userCountry: 'DE' });
  }
  const resellerId = await idOf(server, reseller);
  const rowsRead = await server.db.forReseller(resellerId, async (tx) => {
    const sale = {
      uid: randomUUID(),
      inventoryItemId,
      activationMode: 'NOW',
      channelName: 'POS',
      channelType: 'POS',
      actor: 'test',
      restrictedCountries: [],
    };
    const esimsRead = async (): Promise<number> => {
      const [esims] = await tx<{ rows: number }[]>`
        select idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'esim'`;
      return esims?.rows ?? 0;
    };
    const before = await esimsRead();
    await tx`
      select register_activation(${resellerId}, null, '', ${tx.json(sale)}, ${tx.json({ id: randomUUID(), country: 'DE' })})`;
    return (await esimsRead()) - before;
  });
  expect(rowsRead).toBeLessThan(5);
});
