// Sales that are ordered from a supplier: charged and recorded at once, ordered once, delivered into the same sale, or refunded.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import {
  type ActivationDeps,
  refundActivatedItem,
  registerActivation,
  topUpActivation,
} from '#server/activations/index.ts';
import type { Caller } from '#server/core/caller.ts';
import { createLog } from '#server/core/log.ts';
import { createSupplySimulator, type OrderingSupply } from '#server/gateways/index.ts';
import { shareTokens } from '#server/customers/index.ts';
import { findDisplayRates } from '#server/products/index.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { type Orders } from '#server/supply/index.ts';
import { createOrders } from '#server/supply/orders.ts';
import { withoutTopUps } from '#support/auto-top-up.ts';
import { inputOf } from '#support/input.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { addStock, idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { letOrdersBeDue, outcomesOf } from '#support/supply-orders.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const TIMEOUT_MS = 300;
const secret = newSecret();
const CREDIT_SALES = 100;

let server: TestServer;
let reseller: Reseller;
let caller: Caller;
let item: Schemas['InventoryItem'];
let simulator: OrderingSupply;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false, secret });
  await server.db.system`
    update product set supplier = 'simulator', supplier_package = 'de-1', profile_domain_key = 'ordered'
    where name = 'Germany 1 GB'`;
  simulator = createSupplySimulator(server.db.system, 'smdp.example');
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * CREDIT_SALES);
  const channel = { id: null, name: 'Point of sale', type: 'POS' } as const;
  caller = { resellerId: await idOf(server, reseller), actor: reseller.email, channel };
});

type World = { orders: Orders; deps: ActivationDeps };

/** The store with a supplier that behaves like this, and otherwise like the simulator. */
const worldWith = (behaviour: Partial<OrderingSupply> = {}): World => {
  const { db, url } = server;
  const log = createLog('silent');
  const suppliers = new Map([['simulator', { ...simulator, ...behaviour }]]);
  const orders = createOrders({ db, suppliers, timeoutMs: TIMEOUT_MS, log });
  const ensureProfiles = () => Promise.reject(new Error('no pool is needed'));
  const links = shareTokens(url, secret);
  const { saleAttemptsEndedPerReseller } = strictLimits;
  return {
    orders,
    deps: {
      db,
      links,
      findDisplayRates,
      ensureProfiles,
      orders,
      topUps: withoutTopUps,
      saleAttemptsEndedPerReseller,
      log,
    },
  };
};

const register = (
  { deps }: World,
  key = randomUUID(),
  body: Partial<Schemas['RegisterActivationRequest']> = {},
): Promise<ActivationResult> => {
  const headers = { 'Idempotency-Key': key };
  return registerActivation(
    deps,
    caller,
    inputOf('registerActivation', { headers, body: { inventoryItemId: item.id, ...body } }),
  );
};

/** Lets the next try of all open orders be due, and makes it. */
const goOn = async ({ orders }: World): Promise<void> => {
  await letOrdersBeDue(server);
  await orders.job.work({});
};

const soldUid = async (): Promise<string> => {
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  return items[0]?.uid ?? '';
};

/** What the supplier delivered for a sale, by its own books. */
const ordersOf = (uid: string) => server.db.system<{ iccid: string; withdrawnAt: Date | null }[]>`
  select iccid, withdrawn_at from reference_supply_order where reference = ${uid}`;

const detailOf = (uid: string) =>
  bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id: uid } } }));

/** What a sale changes for the reseller. */
const belongings = async () => {
  const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
  const { amount } = await bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id: item.id } } }));
  return { credit: balance.value, stock: amount };
};

describe('a sale that is ordered', () => {
  test('answers with the eSIM that the supplier delivered, and the same again', async () => {
    const key = { params: { header: { 'Idempotency-Key': randomUUID() } } };
    const sell = () =>
      bodyOf(reseller.api.POST('/activations/register', { ...key, body: { inventoryItemId: item.id } }));
    const sold = await sell();
    const [delivered] = await ordersOf(sold.activatedItem.uid);
    expect(sold).toMatchObject({ status: 'success', esimProfile: { iccid: delivered?.iccid, state: 'RELEASED' } });
    const again = await sell();
    expect(again).toEqual(sold);
    expect(await ordersOf(sold.activatedItem.uid)).toHaveLength(1);
  });

  test('has an eSIM that cannot be replaced: its supplier keeps what is left on it', async () => {
    const body = { inventoryItemId: item.id };
    const sold = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
    const iccid = sold.esimProfile?.iccid ?? '';
    expect((await detailOf(sold.activatedItem.uid)).relatedEsims).toMatchObject([{ iccid, isBalanceBound: true }]);
    const { error } = await reseller.api.POST('/activations/esims/{iccid}/replace', {
      params: { path: { iccid } },
      body: { reason: 'DELETED' },
    });
    expect(error).toMatchObject({ status: 409, code: 'not_replaceable' });
    expect((await detailOf(sold.activatedItem.uid)).relatedEsims).toHaveLength(1);
  });

  test('has a page that waits, and shows the eSIM once it is there', async () => {
    const pending = await register(worldWith({ order: () => new Promise(() => {}) }));
    const links = [pending.customer.profileUrl, pending.customer.shortProfileUrl ?? ''];
    const open = async (url: string) => {
      const response = await fetch(url, { headers: { 'accept-language': 'en' } });
      return { refresh: response.headers.get('refresh'), html: await response.text() };
    };
    for (const url of links) {
      const { refresh, html } = await open(url);
      expect(refresh).toBe('10');
      expect(html).toContain('Your eSIM is being prepared');
    }
    await goOn(worldWith());
    for (const url of links) {
      const { refresh, html } = await open(url);
      expect(refresh).toBeNull();
      expect(html).toContain('Germany 1 GB');
    }
  });

  test('whose order was refused has a link that opens nothing', async () => {
    const pending = await register(worldWith({ order: () => new Promise(() => {}) }));
    await goOn(worldWith({ order: () => Promise.resolve({ state: 'REFUSED', reason: 'gone' }) }));
    expect(await (await fetch(pending.customer.profileUrl)).text()).toContain('This link does not work');
  });

  test('goes onto the eSIM that the customer has', async () => {
    const world = worldWith();
    const { customer, esimProfile } = await register(world);
    const body = { inventoryItemId: item.id, customerUid: customer.uid };
    const topUp = await topUpActivation(world.deps, caller, inputOf('topUpActivation', { headers: {}, body }));
    expect(topUp).toMatchObject({ status: 'success', esimProfile: { iccid: esimProfile?.iccid } });
    expect(await ordersOf(topUp.activatedItem.uid)).toMatchObject([{ iccid: esimProfile?.iccid }]);
  });

  test('is ordered once by many workers at once', async () => {
    const pending = await register(worldWith({ order: () => Promise.reject(new Error('not reached')) }));
    const { uid } = pending.activatedItem;
    await letOrdersBeDue(server);
    const { orders } = worldWith();
    const states = await race(
      Array.from({ length: 20 }, () => () => orders.deliver(caller.resellerId, uid)),
      20,
    );
    expect(states).toContain('DELIVERED');
    expect(await ordersOf(uid)).toHaveLength(1);
  });
});

/** The order arrives, and its answer does not. */
const cut: OrderingSupply['order'] = async (order, signal) => {
  await simulator.order(order, signal);
  throw new Error('connection reset');
};

const misbehaviours: Record<string, { behaviour: Partial<OrderingSupply>; ordered: number }> = {
  'fails without doing it': { behaviour: { order: () => Promise.reject(new Error('500')) }, ordered: 0 },
  'fails after doing it': { behaviour: { order: cut }, ordered: 1 },
  'hangs without doing it': { behaviour: { order: () => new Promise(() => {}) }, ordered: 0 },
  'hangs after doing it': {
    behaviour: { order: (order, signal) => simulator.order(order, signal).then(() => new Promise(() => {})) },
    ordered: 1,
  },
  'takes its time': { behaviour: { order: () => Promise.resolve({ state: 'PENDING' }) }, ordered: 0 },
  'answers without a profile': {
    behaviour: { order: () => Promise.resolve({ state: 'DELIVERED', profile: undefined }) },
    ordered: 0,
  },
};

describe.each(Object.entries(misbehaviours))('a supplier that %s', (_, { behaviour, ordered }) => {
  test('leaves the sale pending, and it is delivered once', async () => {
    const before = await belongings();
    const key = randomUUID();
    const pending = await register(worldWith(behaviour), key);
    const { uid } = pending.activatedItem;
    expect(pending.status).toBe('pending');
    expect(pending.esimProfile).toBeUndefined();
    expect(await ordersOf(uid)).toHaveLength(ordered);
    expect((await belongings()).credit).toBeCloseTo(before.credit - priceOf(item) / 100, 2);
    expect(await register(worldWith(), key)).toMatchObject({ status: 'pending', activatedItem: { uid } });
    await expectBooksToBeRight(server);

    await goOn(worldWith());
    const done = await register(worldWith(), key);
    expect(done).toMatchObject({ status: 'success', activatedItem: { uid } });
    expect(await ordersOf(uid)).toEqual([{ iccid: done.esimProfile?.iccid, withdrawnAt: null }]);
    expect((await detailOf(uid)).relatedEsims.map(({ iccid }) => iccid)).toEqual([done.esimProfile?.iccid]);
  });

  test('is asked what became of the order before it is sent again', async () => {
    const { activatedItem } = await register(worldWith(behaviour));
    const calls: string[] = [];
    await goOn(
      worldWith({
        findOrders: (open, signal) => {
          calls.push('find');
          return simulator.findOrders(open, signal);
        },
        order: (order, signal) => {
          calls.push('order');
          return simulator.order(order, signal);
        },
      }),
    );
    expect(calls).toEqual(ordered === 1 ? ['find'] : ['find', 'order']);
    expect(await ordersOf(activatedItem.uid)).toHaveLength(1);
  });
});

test('an order whose outcome cannot be found out is not sent again', async () => {
  const lost = worldWith({ order: cut, findOrders: () => Promise.reject(new Error('away')) });
  const { activatedItem } = await register(lost);
  for (let tries = 0; tries < 3; tries++) await goOn(lost);
  expect(await ordersOf(activatedItem.uid)).toHaveLength(1);
  await goOn(worldWith());
  expect((await detailOf(activatedItem.uid)).relatedEsims).toHaveLength(1);
});

describe('a supplier that refuses', () => {
  const refusing = () => worldWith({ order: () => Promise.resolve({ state: 'REFUSED', reason: 'out of stock' }) });
  const outOfStock = { status: 409, message: `selected product can't be provided in the desired quantity` };

  test('has the sale refunded in full, with the reason, and the same can be sold again', async () => {
    const before = await belongings();
    const key = randomUUID();
    const customerEmail = `${key}@example.com`;
    await expect(register(refusing(), key, { customerEmail })).rejects.toMatchObject(outOfStock);
    expect(await belongings()).toEqual(before);
    const uid = await soldUid();
    expect((await detailOf(uid)).state).toBe('refunded');
    expect(await outcomesOf(server, caller.resellerId)).toEqual([{ state: 'REFUSED', reason: 'out of stock' }]);
    await expectBooksToBeRight(server);

    const sold = await register(worldWith(), key, { customerEmail });
    expect(sold).toMatchObject({ status: 'success', customer: { email: customerEmail } });
    expect(sold.activatedItem.uid).not.toBe(uid);
  });

  test('gives a unit of own stock back', async () => {
    await addStock(server, item.id, 1);
    const before = await belongings();
    await expect(register(refusing())).rejects.toMatchObject(outOfStock);
    expect(await belongings()).toEqual(before);
    expect(before.stock).toBe(1);
  });

  test('later has it refunded by the job, once', async () => {
    const before = await belongings();
    const { activatedItem } = await register(worldWith({ order: () => new Promise(() => {}) }));
    await race([() => goOn(refusing()), () => goOn(refusing()), () => goOn(refusing())], 3);
    expect(await belongings()).toEqual(before);
    expect((await detailOf(activatedItem.uid)).state).toBe('refunded');
  });
});

describe('a refund', () => {
  const refund = ({ deps }: World, id: string, key = randomUUID()) =>
    refundActivatedItem(
      deps,
      caller,
      inputOf('refundActivatedItem', { params: { id }, headers: { 'Idempotency-Key': key } }),
    );

  test('is taken back by the supplier first, once', async () => {
    const before = await belongings();
    const world = worldWith();
    const { activatedItem } = await register(world);
    const key = randomUUID();
    expect((await refund(world, activatedItem.uid, key)).state).toBe('refunded');
    expect((await refund(world, activatedItem.uid, key)).state).toBe('refunded');
    expect(await ordersOf(activatedItem.uid)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
    expect(await belongings()).toEqual(before);
  });

  test('is refused when the supplier does not take it back, also by the database', async () => {
    const world = worldWith({ withdraw: () => Promise.resolve(false) });
    const { activatedItem } = await register(world);
    const { uid } = activatedItem;
    await expect(refund(world, uid)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The supplier does not take/),
    });
    const write = server.db.system`update sold_item set state = 'refunded', refunded_at = now() where uid = ${uid}`;
    await expect(write).rejects.toThrow('A sale in state');
    expect((await detailOf(uid)).state).toBe('purchased');
  });

  test('that the supplier confirmed and the store lost goes on when it is repeated', async () => {
    const cutting = worldWith({
      withdraw: async (reference, signal) => {
        await simulator.withdraw(reference, signal);
        throw new Error('connection reset');
      },
    });
    const { activatedItem } = await register(cutting);
    await expect(refund(cutting, activatedItem.uid)).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/^The supplier did not answer, so nothing was refunded yet/),
    });
    expect((await refund(worldWith(), activatedItem.uid)).state).toBe('refunded');
  });

  test('waits until the order is delivered', async () => {
    const world = worldWith({ order: () => new Promise(() => {}) });
    const { activatedItem } = await register(world);
    await expect(refund(world, activatedItem.uid)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The supplier is still preparing/),
    });
    expect((await detailOf(activatedItem.uid)).isBeingPrepared).toBe(true);
    await goOn(worldWith());
    expect((await detailOf(activatedItem.uid)).isBeingPrepared).toBeUndefined();
    expect((await refund(worldWith(), activatedItem.uid)).state).toBe('refunded');
  });
});

test('what is delivered for a customer who was erased meanwhile is not theirs to use', async () => {
  const { customer, activatedItem } = await register(worldWith({ order: () => new Promise(() => {}) }));
  const params = { path: { customerUid: customer.uid } };
  await reseller.api.POST('/activations/customers/{customerUid}/erase', { params });
  await goOn(worldWith());
  expect((await detailOf(activatedItem.uid)).relatedEsims).toMatchObject([{ state: 'DELETED', active: false }]);
});
