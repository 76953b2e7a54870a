// What a problem says to programs: a stable code, and the values that its message names.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemKinds } from '#server/core/problem-kinds.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { contentOf, filesBelow } from '../../tidy/source-tree.ts';

let server: TestServer;
let reseller: Reseller;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
});
afterAll(() => server.stop());

test('every problem that a SQL function raises has a code of the contract, and its status', () => {
  const functions = filesBelow('src/server/db/functions').map((file) => contentOf(file));
  const raised = functions.flatMap((text) =>
    Array.from(text.matchAll(/raise exception '(\w+)' using errcode = 'SS(\d+)'/g)),
  );
  const kinds: Readonly<Record<string, { status: number }>> = problemKinds;
  const unlike = raised.filter(([, code = '', status]) => kinds[code]?.status !== Number(status));
  // A sale that finds no eSIM asks for new ones.
  expect(unlike.map(([, code]) => code)).toEqual(['no_profile']);
  expect(raised.length).toBeGreaterThan(10);
});

test('a sale that cannot be paid is refused by its code', async () => {
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 0);
  const { error } = await registerSale(reseller, item.id);
  expect(error).toMatchObject({ code: 'insufficient_credits', title: 'Insufficient credits', status: 402 });
});

test('each refused field has a code, and the limit that it does not keep', async () => {
  const item = await shelve(reseller, 'Germany 1 GB');
  const params = { path: { id: item.id } };
  const { error } = await reseller.api.PUT('/products/inventory/{id}', { params, body: { name: 'x'.repeat(31) } });
  expect(error).toMatchObject({
    code: 'bad_request',
    errors: [{ field: 'body.name', code: 'too_long', values: { limit: '30' } }],
  });
});

test('a field that was not sent is missing, an unknown one unknown', async () => {
  const body = { customerEmail: 'tom@example.com', colour: 'red' } as never;
  const { error } = await reseller.api.POST('/activations/register', { params: {}, body });
  expect(error).toMatchObject({
    errors: [
      { field: 'body.inventoryItemId', code: 'missing' },
      { field: 'body', code: 'unknown' },
    ],
  });
});

test('a restricted country is told by its own code', async () => {
  const item = await shelve(reseller, 'Germany 1 GB');
  const body = { inventoryItemId: item.id, userCountry: 'RU' };
  const { error } = await reseller.api.POST('/activations/register', { params: {}, body });
  expect(error).toMatchObject({ errors: [{ field: 'body.userCountry', code: 'country_not_supported' }] });
});
