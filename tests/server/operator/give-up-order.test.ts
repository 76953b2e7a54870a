// Orders that an operator gives up: the sale is refunded, once, and what the supplier delivers after all is taken back from it.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changesOf } from '#support/audit.ts';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { makeOperator, signInOperator } from '#support/operator.ts';
import { newOperator, type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { until } from '#support/poll.ts';
import { bodyOf } from '#support/reseller.ts';

/** Above what one sale costs a reseller, and below what two do. */
const shop = openEsimGoStore({ config: { confirmCreditAbove: 250 } });
let olivia: Operator;
let noah: Operator;

beforeEach(async () => {
  [olivia, noah] = await Promise.all([newOperator(shop.store), newOperator(shop.store)]);
});

const giveUp = ({ desk }: Operator, id: string, note = 'Not there') =>
  desk.POST('/supply-orders/{id}/give-up', { params: { path: { id } }, body: { note } });

const outcome = async (by: Operator, id: string) => (await bodyOf(giveUp(by, id))).state;

const listed = async (kind: OperatorSchemas['AttentionKind'], reference: string) =>
  (await bodyOf(olivia.desk.GET('/attention'))).items.filter(
    (item) => item.kind === kind && item.reference === reference,
  );

const retry = ({ desk }: Operator, id: string) =>
  bodyOf(desk.POST('/supply-orders/{id}/retry', { params: { path: { id } } }));

const decline = async ({ desk }: Operator, id: string) =>
  (await bodyOf(desk.POST('/supply-orders/{id}/give-up/decline', { params: { path: { id } } }))).state;

/** A sale whose order got no answer. */
const sellInDoubt = async (fault: string): Promise<string> => {
  await shop.misbehave(fault);
  return (await shop.sell()).activatedItem.uid;
};

const stateOf = async (uid: string) => (await shop.detailOf(uid)).state;

const given = (uid: string) => shop.store.db.system`
  select outcome, confirmed_by is not null as is_confirmed from order_give_up where uid = ${uid}`;

/** The store itself may be looking at that moment: then a further look is needed. */
const lookUntil = (what: string, isThere: () => Promise<boolean>): Promise<void> =>
  until(what, async () => {
    await shop.runOrders();
    return isThere();
  });

const isSettled = (uid: string) => async (): Promise<boolean> => (await given(uid))[0]?.['outcome'] !== null;

/** What was taken back of all: alike orders of unknown outcome stand for each other, the oldest first. */
const countWithdrawn = async (): Promise<number> => {
  const [row] = await shop.store.db.system<[{ count: number }]>`
    select count(*) from order_give_up where outcome = 'WITHDRAWN'`;
  return row.count;
};

const changes = async (uid: string) => (await changesOf(shop.store, uid)).map(({ action }) => action);

test('an order that is given up is refunded once, and the same can be sold again', async () => {
  const credit = await shop.creditOf();
  const uid = await sellInDoubt('cuts before');
  expect(await outcome(olivia, uid)).toBe('GIVEN_UP');
  expect(await shop.creditOf()).toBe(credit);
  expect(await stateOf(uid)).toBe('refunded');
  // The answer is that of the first time, which may have been lost.
  expect(await outcome(olivia, uid)).toBe('GIVEN_UP');
  expect(await outcome(noah, uid)).toBe('GIVEN_UP');
  expect(await shop.creditOf()).toBe(credit);
  expect(await changes(uid)).toEqual(['order.given-up']);
  expect((await shop.sell()).status).toBe('success');
});

test('an order that was given up is told as that, by whom and when, whoever asks about it and whichever way', async () => {
  const [first, second] = [await sellInDoubt('cuts before'), await sellInDoubt('cuts before')];
  await outcome(olivia, first);
  await outcome(olivia, second);
  await outcome(noah, second);
  for (const [uid, by] of [
    [first, olivia.email],
    [second, noah.email],
  ] as const) {
    const [row] = await shop.store.db.system<[{ at: Date }]>`
      select refunded_at as at from order_give_up where uid = ${uid}`;
    const told = { state: 'GIVEN_UP', givenUp: { at: row.at.toISOString(), by } };
    expect(await retry(noah, uid)).toEqual(told);
    expect(await bodyOf(giveUp(olivia, uid))).toEqual(told);
    const path = { id: uid };
    expect(await bodyOf(noah.desk.POST('/supply-orders/{id}/give-up/decline', { params: { path } }))).toEqual(told);
  }
});

test('an order that was delivered is left as it is', async () => {
  const { uid } = (await shop.sell()).activatedItem;
  const credit = await shop.creditOf();
  expect(await outcome(olivia, uid)).toBe('DELIVERED');
  expect(await shop.creditOf()).toBe(credit);
});

test('an order that there is not, is not found, and a note is needed', async () => {
  for (const id of [randomUUID(), 'none']) expect((await giveUp(olivia, id)).response.status).toBe(404);
  expect((await giveUp(olivia, randomUUID(), ' ')).response.status).toBe(400);
});

test('above the amount another operator has to give it up as well', async () => {
  const [first, second] = [await sellInDoubt('cuts before'), await sellInDoubt('cuts before')];
  const credit = await shop.creditOf();
  expect(await outcome(olivia, first)).toBe('GIVEN_UP');
  // The amount counts together with what the same operator did before.
  expect(await outcome(olivia, second)).toBe('TO_CONFIRM');
  expect(await outcome(olivia, second)).toBe('TO_CONFIRM');
  expect(await stateOf(second)).toBe('purchased');
  expect(await listed('ORDER_TO_GIVE_UP', second)).toMatchObject([
    { facts: { name: olivia.email, reason: 'Not there' }, actions: ['GIVE_UP_ORDER', 'DECLINE_GIVE_UP'] },
  ]);
  expect(await outcome(noah, second)).toBe('GIVEN_UP');
  expect(await given(second)).toEqual([{ outcome: null, isConfirmed: true }]);
  expect(await listed('ORDER_TO_GIVE_UP', second)).toEqual([]);
  expect(await shop.creditOf()).toBeGreaterThan(credit);
  expect(await stateOf(second)).toBe('refunded');
});

test('an order that waits for another operator can be kept, and given up anew', async () => {
  await outcome(olivia, await sellInDoubt('cuts before'));
  const uid = await sellInDoubt('cuts before');
  expect(await outcome(olivia, uid)).toBe('TO_CONFIRM');
  const [kept, again] = [await decline(noah, uid), await decline(noah, uid)];
  expect([kept, again]).toEqual(['PENDING', 'PENDING']);
  expect(await listed('ORDER_TO_GIVE_UP', uid)).toEqual([]);
  expect(await stateOf(uid)).toBe('purchased');
  expect(await changes(uid)).toEqual(['order.give-up-entered', 'order.give-up-declined']);
  // Who entered it may take it back too.
  expect(await outcome(olivia, uid)).toBe('TO_CONFIRM');
  expect(await decline(olivia, uid)).toBe('PENDING');
  expect(await outcome(olivia, uid)).toBe('TO_CONFIRM');
  expect(await outcome(noah, uid)).toBe('GIVEN_UP');
  expect(await decline(noah, uid)).toBe('GIVEN_UP');
  expect(await stateOf(uid)).toBe('refunded');
});

test('in an account of their own no operator gives an order up alone', async () => {
  const uid = await sellInDoubt('cuts before');
  await makeOperator(shop.store, shop.reseller);
  const { email, token } = await signInOperator(shop.store, shop.reseller);
  const own = { email, token, desk: operatorClient(shop.store, token) };
  expect(await outcome(own, uid)).toBe('TO_CONFIRM');
  expect(await outcome(noah, uid)).toBe('GIVEN_UP');
});

describe('what the supplier delivers for an order that was given up', () => {
  test('is taken back, and nobody pays for it', async () => {
    const [credit, before] = [await shop.creditOf(), await shop.standIn.books()];
    const withdrawn = await countWithdrawn();
    const uid = await sellInDoubt('carries out late');
    expect(await outcome(olivia, uid)).toBe('GIVEN_UP');
    await shop.standIn.order('carry-out');
    await lookUntil('it is taken back', async () => (await countWithdrawn()) > withdrawn);
    expect(await countWithdrawn()).toBe(withdrawn + 1);
    expect(await shop.boughtSince(before)).toEqual({ orders: 1, paid: 0 });
    expect(await shop.creditOf()).toBe(credit);
    expect(await stateOf(uid)).toBe('refunded');
    expect(await listed('LATE_ORDER', uid)).toEqual([]);
  });

  test('is taken back also when its call is answered afterwards', async () => {
    const [credit, before] = [await shop.creditOf(), await shop.standIn.books()];
    await shop.misbehave('answers late');
    const selling = shop.register(randomUUID());
    const bought = async () => (await shop.boughtSince(before)).orders === 1;
    await until('it is bought', bought);
    const { items } = await bodyOf(shop.reseller.api.GET('/activations/activated-items', {}));
    const uid = items[0]?.uid ?? '';
    expect(await outcome(olivia, uid)).toBe('GIVEN_UP');
    await shop.standIn.order('carry-out');
    expect((await selling).response.status).toBe(409);
    await lookUntil('it is settled', isSettled(uid));
    expect(await given(uid)).toMatchObject([{ outcome: 'WITHDRAWN' }]);
    expect(await shop.boughtSince(before)).toEqual({ orders: 1, paid: 0 });
    expect(await shop.creditOf()).toBe(credit);
  });

  test('is shown as a cost when it was used', async () => {
    const { customer, esimProfile } = await shop.sell();
    const iccid = esimProfile?.iccid ?? '';
    await shop.misbehave('carries out late');
    const { uid } = (await shop.topUp(customer.uid)).activatedItem;
    expect(await outcome(olivia, uid)).toBe('GIVEN_UP');
    await shop.standIn.order('carry-out');
    await shop.standIn.order('callbacks', { delivery: 'never' });
    await shop.standIn.order('use', { iccid, megabytes: 1_000 });
    await shop.standIn.order('use', { iccid, megabytes: 1 });
    await lookUntil('it is settled', isSettled(uid));
    expect(await given(uid)).toMatchObject([{ outcome: 'KEPT' }]);
    expect(await listed('LATE_ORDER', uid)).toMatchObject([
      {
        facts: {
          supplier: 'esim-go',
          name: 'Germany 1 GB',
          cost: { currencyCode: 'USD' },
          supplierReference: expect.any(String),
        },
      },
    ]);
    const [late] = await listed('LATE_ORDER', uid);
    const bought = (await shop.standIn.books()).orders.find((order) => order.iccid === iccid);
    expect(late?.facts.supplierReference).toBe(bought?.orderReference);
    expect(late?.facts.cost?.value).toBeLessThan(late?.facts.amount?.value ?? 0);
  });
});
