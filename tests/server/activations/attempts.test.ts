// What became of an attempt at a sale: a caller that lost the answer asks, and is told nothing that changes afterwards.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uselessRows } from '#server/jobs/index.ts';
import { removeUseless } from '#server/jobs/retention.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { readCredit, registerSale, topUpCustomer } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  itemId = (await shelve(reseller, 'Germany 1 GB')).id;
  await setCredit(server, reseller, 100_000);
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const sell = (attempt: string, body: object = {}) => registerSale(reseller, itemId, body, attempt);

const at = (attempt: string) => ({ params: { query: { attempt } } });
const look = (attempt: string, who: Reseller = reseller) => bodyOf(who.api.GET('/activations/attempts', at(attempt)));
const end = (attempt: string, who: Reseller = reseller) =>
  bodyOf(who.api.POST('/activations/attempts/end', at(attempt)));

const credit = () => readCredit(reseller);

describe('an attempt that sold something', () => {
  test('is SOLD, with the sale, however often it is asked for', async () => {
    const attempt = randomUUID();
    const { activatedItem, customer } = await bodyOf(sell(attempt, { metatag: 'Booking 4711' }));
    const sold = { state: 'SOLD', uid: activatedItem.uid };
    expect([await look(attempt), await end(attempt), await look(attempt)]).toEqual([sold, sold, sold]);
    const { uid = '' } = await look(attempt);
    const detail = await bodyOf(
      reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: uid } } }),
    );
    expect(detail).toMatchObject({ activatedItem: { metatag: 'Booking 4711' }, customer: { uid: customer.uid } });
    // The answer that was lost can still be fetched by the same call.
    expect((await bodyOf(sell(attempt, { metatag: 'Booking 4711' }))).activatedItem.uid).toBe(uid);
  });

  test('is SOLD when it topped a customer up', async () => {
    const { customer } = await bodyOf(sell(randomUUID()));
    const attempt = randomUUID();
    const { activatedItem } = await bodyOf(topUpCustomer(reseller, itemId, customer.uid, {}, attempt));
    expect(await end(attempt)).toEqual({ state: 'SOLD', uid: activatedItem.uid });
  });

  test('is of no use to another reseller, whose word does not change it', async () => {
    const stranger = await newReseller(server);
    const attempt = randomUUID();
    const { activatedItem } = await bodyOf(sell(attempt));
    expect(await look(attempt, stranger)).toEqual({ state: 'UNUSED' });
    expect(await end(attempt, stranger)).toEqual({ state: 'ENDED' });
    expect(await look(attempt)).toEqual({ state: 'SOLD', uid: activatedItem.uid });
  });
});

describe('an attempt that sold nothing', () => {
  test('is UNUSED until it is ended; a call that was still on its way then sells nothing', async () => {
    const attempt = randomUUID();
    const before = await credit();
    expect(await look(attempt)).toEqual({ state: 'UNUSED' });
    expect(await end(attempt)).toEqual({ state: 'ENDED' });
    const late = await sell(attempt);
    expect(late.error).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(late.error?.message).toBe(
      'This attempt at a sale was ended, and sold nothing. Begin the sale again with a new idempotency key.',
    );
    expect([await end(attempt), await look(attempt)]).toEqual([{ state: 'ENDED' }, { state: 'ENDED' }]);
    expect(await credit()).toBe(before);
  });

  test('stays open for the same sale after a refusal', async () => {
    const attempt = randomUUID();
    const wrong = { expectedPrice: { priceValue: 1, currencyCode: 'USD' } };
    expect(await refusalOf(sell(attempt, wrong))).toMatchObject({ status: 409, title: 'Price changed' });
    expect(await look(attempt)).toEqual({ state: 'UNUSED' });
    const { activatedItem } = await bodyOf(sell(attempt));
    expect(await look(attempt)).toEqual({ state: 'SOLD', uid: activatedItem.uid });
  });
});

test('while the call runs an attempt is RUNNING, and asking does not stop it', async () => {
  const attempt = randomUUID();
  await server.db.forReseller(await idOf(server, reseller), async (tx) => {
    await tx`select idempotency_begin(current_reseller(), 'sale', ${attempt}, 'the same body')`;
    expect(await end(attempt)).toEqual({ state: 'RUNNING' });
    expect(await look(attempt)).toEqual({ state: 'UNUSED' });
  });
  const { activatedItem } = await bodyOf(sell(attempt));
  expect(await end(attempt)).toEqual({ state: 'SOLD', uid: activatedItem.uid });
});

test('whoever asks while the sale is sent is told what stays true', async () => {
  const told = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const attempt = randomUUID();
    const before = await credit();
    // One of them has a head start, a longer one in each of eight rounds.
    const headStart = async () => {
      for (let looks = 0; looks < round % 8; looks += 1) await look(attempt);
    };
    const [asked, { response }] = await Promise.all(
      round % 16 < 8
        ? [headStart().then(() => end(attempt)), sell(attempt)]
        : [end(attempt), headStart().then(() => sell(attempt))],
    );
    const known = asked.state === 'RUNNING' ? await end(attempt) : asked;
    told.add(known.state);
    expect(await look(attempt)).toEqual(known);
    expect({ round, isMade: response.status === 200, isCharged: (await credit()) < before }).toEqual({
      round,
      isMade: known.state === 'SOLD',
      isCharged: known.state === 'SOLD',
    });
  }
  // The sale was first in some rounds, and the question in others.
  expect([...told].toSorted()).toEqual(['ENDED', 'SOLD']);
});

test('a reseller ends so many an hour, and none of them is kept for ever', async () => {
  const limits = { ...generousLimits, saleAttemptsEndedPerReseller: { allowed: 2, seconds: 3_600 } };
  const limited = await startTestServer({ limits });
  const seller = await newReseller(limited);
  expect([await end('one', seller), await end('two', seller)]).toEqual([{ state: 'ENDED' }, { state: 'ENDED' }]);
  expect((await seller.api.POST('/activations/attempts/end', at('three'))).response.status).toBe(429);
  expect(await look('three', seller)).toEqual({ state: 'UNUSED' });
  await limited.db.system`update idempotency_key set created_at = created_at - interval '32 days'`;
  await removeUseless(limited.db.system, 'idempotency_key', uselessRows({ events: 30, signIns: 90 }).idempotency_key);
  expect(await look('one', seller)).toEqual({ state: 'UNUSED' });
  await limited.stop();
});
