// A store that sells what eSIM Go's stand-in supplies, opened for the tests of a file, with the stand-in's own books beside ours.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Config } from '#server/settings/config.ts';
import { createLog } from '#server/core/log.ts';
import { createEsimGoSupply, type EsimGoSettings } from '#server/gateways/index.ts';
import { createOrders } from '#server/supply/orders.ts';
import { type EsimGoBooks, type EsimGoStandIn, startEsimGo } from './esim-go.ts';
import { expectBooksToBeRight } from './ledger-checks.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from './reseller.ts';
import { readCredit, refundSale, registerSale } from './sales.ts';
import { priceOf, setCredit } from './stock-setup.ts';
import { letOrdersBeDue } from './supply-orders.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const BUNDLE = 'esim_1GB_7D_DE_V2';
/** What eSIM Go charges for it. */
export const PRICE = 1.15;

/** How long a call to eSIM Go may take: so long, or so many times what it takes to start it. */
const SHORTEST_LIMIT_MS = 2_500;
const LIMIT_OF_STARTS = 5;

type Given = {
  config?: Partial<Config>;
  /** How eSIM Go is called, where the usual way of tests does not do. */
  settings?: Partial<EsimGoSettings>;
  /** How many sales the credit of a reseller pays. */
  creditSales?: number;
};

/** Registers the hooks of the file: each test has a reseller of its own, and leaves the books of both equal. */
export const openEsimGoStore = ({ config, settings, creditSales = 20 }: Given = {}) => {
  let standIn: EsimGoStandIn;
  let timeoutMs: number;
  let store: TestServer;
  let reseller: Reseller;
  let item: Schemas['InventoryItem'];

  /** A bundle of eSIM Go, on the shelf: the simulator may have a package of the same name. */
  const shelveBundle = async (bundle: string): Promise<Schemas['InventoryItem']> => {
    const [product] = await store.db.system<{ id: string }[]>`
      select id from product where supplier = 'esim-go' and supplier_package = ${bundle}`;
    const body = { addedPacks: [product?.id ?? ''], removedPacks: [] };
    const { items } = await bodyOf(reseller.api.PUT('/products/inventory/', { body }));
    const found = items.find(({ productId }) => productId === product?.id);
    if (!found) throw new Error(`${bundle} is not on offer`);
    return found;
  };

  beforeAll(async () => {
    const start = performance.now();
    standIn = await startEsimGo();
    // A call takes far less than the start of a process, however busy the machine is.
    timeoutMs = Math.max(SHORTEST_LIMIT_MS, Math.ceil(LIMIT_OF_STARTS * (performance.now() - start)));
    const esimGo = { ...standIn.settings, ...settings };
    store = await startTestServer({ esimGo, hasBackgroundWork: false, gatewayTimeoutMs: timeoutMs, ...config });
    await standIn.order('endpoint', { url: `${store.url}/supply-gateway/esim-go` });
  });
  afterAll(async () => {
    await store.stop();
    await standIn.stop();
  });

  beforeEach(async () => {
    await standIn.order('behave');
    reseller = await newReseller(store);
    item = await shelveBundle(BUNDLE);
    await setCredit(store, reseller, priceOf(item) * creditSales);
  });

  /** Bought there by somebody else. */
  const foreign = new Set<string>();

  /** Every order there belongs to one sale here, and every sale that was delivered, or given up too early, to one order there. */
  const expectSameBooks = async (): Promise<void> => {
    const { orders } = await standIn.books();
    const theirs = orders.filter(({ orderReference }) => !foreign.has(orderReference));
    const ours = await store.db.system<{ orderReference: string; iccid: string }[]>`
      select o.order_reference, o.iccid from esim_go_order o join supply_order s on s.uid = o.reference
      where s.state = 'DELIVERED'
        or exists (select from order_give_up g where g.uid = s.uid and g.outcome in ('WITHDRAWN', 'KEPT'))`;
    const named = (list: readonly { orderReference: string; iccid: string }[]) =>
      list.map(({ orderReference, iccid }) => `${orderReference} ${iccid}`).toSorted();
    expect(named(ours)).toEqual(named(theirs));
  };

  afterEach(async () => {
    await expectBooksToBeRight(store);
    await expectSameBooks();
  });

  const register = (key: string, body: Partial<Schemas['RegisterActivationRequest']> = {}) =>
    registerSale(reseller, item.id, body, key);

  const sell = (key: string = randomUUID()) => bodyOf(register(key));

  const topUp = async (customerUid: string, key: string = randomUUID()) => {
    const params = { header: { 'Idempotency-Key': key } };
    return bodyOf(
      reseller.api.POST('/activations/top-up', { params, body: { inventoryItemId: item.id, customerUid } }),
    );
  };

  const refund = (id: string) => refundSale(reseller, id, randomUUID());

  const misbehave = (fault: string, call = 'POST /orders', times = 1) =>
    standIn.order('misbehave', { fault, call, times });

  /** The next try of the open orders is due now. */
  const letTriesBeDue = () => letOrdersBeDue(store);

  /** The time after which a call that was sent can have no effect any more is over. */
  const letCallsSettle = () =>
    store.db.system`update esim_go_order set sent_at = sent_at - interval '10 minutes' where order_reference is null`;

  /** Tries again, and returns how the call is answered now. */
  const tryAgain = async (key: string) => {
    await letTriesBeDue();
    return (await sell(key)).status;
  };

  const creditOf = async (): Promise<number> => Math.round((await readCredit(reseller)) * 100);

  /** What changed there since. */
  const boughtSince = async ({ orders, balance }: EsimGoBooks) => {
    const now = await standIn.books();
    return { orders: now.orders.length - orders.length, paid: Math.round((balance - now.balance) * 100) / 100 };
  };

  const esimThere = async (iccid: string | undefined) =>
    (await standIn.books()).esims.find((esim) => esim.iccid === iccid);

  const detailOf = (id: string) =>
    bodyOf(reseller.api.GET('/activations/activated-items/{id}', { params: { path: { id } } }));

  /** The job that finishes open orders, which the store does not run by itself here. */
  const runOrders = async (pace: Partial<EsimGoSettings> = {}): Promise<void> => {
    const { db } = store;
    const log = createLog('silent');
    const supply = createEsimGoSupply({ system: db.system, settings: { ...standIn.settings, ...pace }, log });
    await createOrders({ db, suppliers: new Map([['esim-go', supply]]), timeoutMs, log }).job.work({});
  };

  return {
    get standIn() {
      return standIn;
    },
    get store() {
      return store;
    },
    get reseller() {
      return reseller;
    },
    get item() {
      return item;
    },
    /** Orders that somebody else placed there. */
    foreign,
    register,
    sell,
    topUp,
    refund,
    misbehave,
    letTriesBeDue,
    letCallsSettle,
    tryAgain,
    creditOf,
    boughtSince,
    esimThere,
    detailOf,
    runOrders,
  };
};
