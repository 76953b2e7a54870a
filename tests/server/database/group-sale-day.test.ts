// A list counts as sold before for 24 hours: no call lets a day pass.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests, orderFor, quote } from '#support/group-sales.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a list was sold before for 24 hours', async () => {
  const seller = await newReseller(server);
  const item = await shelve(seller, 'Germany 1 GB');
  await setCredit(server, seller, priceOf(item) * 2);
  const id = await orderFor(seller, item.id, guests(2));
  const earlierAfter = async (age: string) => {
    await server.db.system`update group_sale set created_at = now() - ${age}::interval where id = ${id}`;
    return (await bodyOf(quote(seller, item.id, guests(2)))).earlier?.id;
  };
  expect(await earlierAfter('23 hours 59 minutes')).toBe(id);
  expect(await earlierAfter('24 hours 1 minute')).toBeUndefined();
});
