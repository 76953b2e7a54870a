// Any sequence of a reseller's actions leaves the store in the state of a small model. A failure prints the
// seed and the path that replay it.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { addCredit, addStock, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { size, within } from '#support/size.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const RUNS = size(6, 10_000);
const COMMANDS_MAX = 40;
const LEAST_OF_EACH = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => expectBooksToBeRight(server));

type SaleModel = { state: 'purchased' | 'activated' | 'refunded'; isStarted: boolean };

type Mode = 'NOW' | 'ON_DEMAND';

/** The expected state: credit in minor units, own stock, and the sales in their order. */
type Model = { price: number; credit: number; stock: number; sales: SaleModel[] };

type Real = {
  reseller: Reseller;
  item: Schemas['InventoryItem'];
  /** Empty before the first sale. */
  customer: string;
  /** For each sale: its uid, and the same call with the same key once more. */
  sales: { uid: string; repeat: ReturnType<typeof sell> }[];
};

const open = async (): Promise<{ model: Model; real: Real }> => {
  const reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  const price = priceOf(item);
  await setCredit(server, reseller, price);
  const real: Real = { reseller, item, customer: '', sales: [] };
  return { model: { price, credit: price, stock: 0, sales: [] }, real };
};

const sell = ({ reseller, item, customer }: Real, activationMode: Mode, price: number) => {
  const expectedPrice = { priceValue: price / 100, currencyCode: 'USD' };
  const body = { inventoryItemId: item.id, activationMode, expectedPrice };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  return () =>
    customer === ''
      ? reseller.api.POST('/activations/register', { params, body })
      : reseller.api.POST('/activations/top-up', { params, body: { ...body, customerUid: customer } });
};

/** Own stock is sold before credit is charged. Returns the expected status. */
const sellInModel = (model: Model, mode: Mode): 200 | 402 => {
  const isStarted = mode === 'NOW';
  if (model.stock > 0) {
    model.stock -= 1;
    model.sales.push({ state: 'activated', isStarted });
    return 200;
  }
  if (model.credit < model.price) return 402;
  model.credit -= model.price;
  model.sales.push({ state: 'purchased', isStarted });
  return 200;
};

const expectToAgree = async (model: Model, { reseller: { api }, item, sales: sold }: Real): Promise<void> => {
  const [credit, { amount }, { items }] = await Promise.all([
    bodyOf(api.GET('/users/current/credit')),
    bodyOf(api.GET('/products/inventory/{id}', { params: { path: { id: item.id } } })),
    bodyOf(api.GET('/activations/activated-items')),
  ]);
  const sales = items
    .toSorted((one, other) => one.id - other.id)
    .map(({ uid, state, balance }) => ({ uid, state, isStarted: balance.activatedAt !== undefined }));
  expect({ credit: Math.round(credit.balance.value * 100), stock: amount, sales }).toEqual({
    credit: model.credit,
    stock: model.stock,
    sales: model.sales.map((sale, index) => ({ uid: sold[index]?.uid, ...sale })),
  });
};

type Command = fc.AsyncCommand<Model, Real>;

/** The outcomes of the steps, with their numbers. */
const reached = new Map<string, number>();

const expectStatus = (what: string, { status }: Response, expected: number): void => {
  expect(status).toBe(expected);
  reached.set(`${what} ${status}`, (reached.get(`${what} ${status}`) ?? 0) + 1);
};

const command = (name: string, isPossible: (model: Model) => boolean, work: Command['run']): Command => ({
  check: isPossible,
  run: async (model, real) => {
    await work(model, real);
    await expectToAgree(model, real);
  },
  toString: () => name,
});

const always = () => true;
const hasSold = ({ sales }: Model): boolean => sales.length > 0;

const sale = (mode: Mode): Command =>
  command(`sell ${mode}`, always, async (model, real) => {
    // Nothing is sold onto an eSIM of which everything was refunded: a new customer buys.
    if (model.sales.every(({ state }) => state === 'refunded')) real.customer = '';
    const call = sell(real, mode, model.price);
    const { data, response } = await call();
    expectStatus('sale', response, sellInModel(model, mode));
    if (!data) return;
    real.customer ||= data.customer.uid;
    real.sales.push({ uid: data.activatedItem.uid, repeat: call });
  });

const saleAtAnotherPrice = command('sell at another price', always, async ({ price }, real) => {
  expectStatus('sale', (await sell(real, 'NOW', price + 1)()).response, 409);
});

/** The place is counted round the sales that there are. */
const repetition = (place: number): Command =>
  command(`repeat ${place}`, hasSold, async ({ sales }, real) => {
    const { uid, repeat } = real.sales[place % sales.length]!;
    const { data, response } = await repeat();
    expectStatus('repetition', response, 200);
    expect(data?.activatedItem.uid).toBe(uid);
  });

const refund = (place: number): Command =>
  command(`refund ${place}`, hasSold, async (model, { reseller, sales }) => {
    const index = place % sales.length;
    const sold = model.sales[index]!;
    const mayRefund = sold.state === 'purchased';
    if (mayRefund) model.credit += model.price;
    if (mayRefund) sold.state = 'refunded';
    const params = { path: { id: sales[index]!.uid } };
    const { response } = await reseller.api.POST('/activations/activated-items/{id}/refund', { params });
    expectStatus('refund', response, mayRefund ? 200 : 409);
  });

const activation = (place: number): Command =>
  command(`activate ${place}`, hasSold, async (model, { reseller, sales }) => {
    const index = place % sales.length;
    const sold = model.sales[index]!;
    const mayActivate = sold.state !== 'refunded' && !sold.isStarted;
    sold.isStarted ||= mayActivate;
    const params = { path: { id: sales[index]!.uid } };
    const { response } = await reseller.api.POST('/activations/activated-items/{id}/activate', { params });
    expectStatus('activation', response, mayActivate ? 200 : 409);
  });

const stock = (units: number): Command =>
  command(`${units} to the stock`, always, async (model, { item }) => {
    model.stock += units;
    await addStock(server, item.id, units);
  });

const credit = (units: number): Command =>
  command(`credit for ${units}`, always, async (model, { reseller }) => {
    model.credit += units * model.price;
    await addCredit(server, reseller, units * model.price);
  });

const places = fc.nat({ max: 20 });

const commands = fc.commands(
  [
    fc.constant(sale('NOW')),
    fc.constant(sale('ON_DEMAND')),
    fc.constant(saleAtAnotherPrice),
    places.map(repetition),
    places.map(refund),
    places.map(activation),
    fc.constantFrom(stock, credit).chain((kind) => fc.integer({ min: 1, max: 2 }).map(kind)),
  ],
  { maxCommands: COMMANDS_MAX, size: 'max' },
);

test('credit, stock and sales are what a model says after every step', { timeout: within(120_000) }, async () => {
  const agrees = fc.asyncProperty(commands, (steps) => fc.asyncModelRun(open, steps));
  await fc.assert(agrees, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  // Otherwise the steps have not covered their cases.
  const outcomes = ['sale 200', 'sale 402', 'sale 409', 'refund 200', 'refund 409', 'activation 200', 'activation 409'];
  expect(outcomes.filter((outcome) => (reached.get(outcome) ?? 0) < LEAST_OF_EACH)).toEqual([]);
});
