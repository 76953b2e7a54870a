// What became of a call that moves money and whose answer was lost: the desk asks by its idempotency key (decision 91).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceOf, codeOf, openDesk } from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import type { Operator, OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { idOf, setCredit } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;
let reseller: Reseller;
let path: { id: string };

beforeAll(async () => {
  ({ server, olivia } = await openDesk());
});
beforeEach(async () => {
  reseller = await newReseller(server);
  await setCredit(server, reseller, 1_000);
  path = { id: await idOf(server, reseller) };
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const adjust = (value: number, key: string) =>
  olivia.desk.POST('/resellers/{id}/adjustments', {
    params: { path, header: { 'Idempotency-Key': key } },
    body: { value, currencyCode: 'USD', reason: 'GOODWILL', note: 'A kindness' },
  });

type Ref = OperatorSchemas['AttemptRef'];

const end = (key: string, { id = path.id, operation = 'adjustCredit' }: Partial<Ref> & { id?: string } = {}) =>
  olivia.desk.POST('/resellers/{id}/attempts/end', { params: { path: { id } }, body: { operation, key } });

test('what was booked is told, and stays booked once', async () => {
  const key = randomUUID();
  await bodyOf(adjust(20, key));
  expect(await bodyOf(end(key))).toEqual({ state: 'DONE' });
  expect(await bodyOf(end(key))).toEqual({ state: 'DONE' });
  await bodyOf(adjust(20, key));
  expect(await balanceOf(reseller)).toBe(30);
});

test('what never arrived is ended: it books nothing when it arrives later', async () => {
  const key = randomUUID();
  expect(await bodyOf(end(key))).toEqual({ state: 'ENDED' });
  expect(await bodyOf(end(key))).toEqual({ state: 'ENDED' });
  expect(await codeOf(adjust(20, key))).toBe('idempotency_key_reused');
  expect(await balanceOf(reseller)).toBe(10);
});

test('one of the call and its end holds, whichever comes first', async () => {
  const key = randomUUID();
  const [called, ended] = await Promise.all([adjust(20, key), bodyOf(end(key))]);
  const { state } = ended.state === 'RUNNING' ? await bodyOf(end(key)) : ended;
  expect(called.response.ok).toBe(state === 'DONE');
  expect(await balanceOf(reseller)).toBe(state === 'DONE' ? 30 : 10);
});

test('while a call is being carried out, its attempt is not ended', async () => {
  const key = randomUUID();
  await server.db.system.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(idempotency_lock(${path.id}, 'adjustCredit', ${key}))`;
    expect(await bodyOf(end(key))).toEqual({ state: 'RUNNING' });
  });
  await bodyOf(adjust(20, key));
  expect(await bodyOf(end(key))).toEqual({ state: 'DONE' });
});

test('a key counts for its reseller and its operation', async () => {
  const key = randomUUID();
  await bodyOf(adjust(20, key));
  expect(await bodyOf(end(key, { operation: 'refundPayment' }))).toEqual({ state: 'ENDED' });
  expect(await bodyOf(end(key, { id: await idOf(server, await newReseller(server)) }))).toEqual({ state: 'ENDED' });
  for (const id of [randomUUID(), 'nobody']) expect((await end(key, { id })).response.status).toBe(404);
});
