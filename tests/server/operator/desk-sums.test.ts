// What the lists of the desk come to: the sums are those of what each list, with the same filter, shows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '#server/payments/settle.ts';
import { agePayments } from '#support/age-payments.ts';
import { dateSale } from '#support/date-sale.ts';
import { newPayer, openDesk, orderTopUp, pay, refundPayment } from '#support/desk.ts';
import type { Operator, OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { addCredit, idOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let olivia: Operator;
/** Sold three times in US dollars, once of these 40 days ago, and refunded a fourth sale. */
let kiosk: Reseller;
let refundedUid: string;
/** Sold twice in euros. */
let shop: Reseller;
/** Paid twice, of which one payment was refunded in two parts, failed once, and has a payment without an outcome. */
let payer: Reseller;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

beforeAll(async () => {
  ({ server, olivia } = await openDesk());
  [kiosk, shop] = [await newReseller(server), await newReseller(server)];
  await setCredit(server, kiosk, 100_000);
  await setCredit(server, shop, 0);
  await bodyOf(shop.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
  await addCredit(server, shop, 100_000, 'EUR');
  const [first, second] = [await shelve(kiosk, 'Germany 1 GB'), await shelve(shop, 'Germany 1 GB')];
  for (const days of [1, 2, 40]) {
    const { activatedItem } = await sellPackage(kiosk, first.id);
    await dateSale(server.db.system, activatedItem.uid, new Date(daysAgo(days)));
  }
  for (let sold = 0; sold < 2; sold += 1) await sellPackage(shop, second.id);
  refundedUid = (await sellPackage(kiosk, first.id)).activatedItem.uid;
  await bodyOf(refundSale(kiosk, refundedUid));

  payer = await newPayer(server);
  const paid = await pay(server, await orderTopUp(server, payer, 100));
  await bodyOf(refundPayment(olivia, paid, 20));
  await agePayments(server, await idOf(server, payer), 40 * 24 * 60);
  await bodyOf(refundPayment(olivia, paid, 10));
  await pay(server, await orderTopUp(server, payer, 50));
  const failed = await orderTopUp(server, payer, 30);
  await settlePayment(server.db, { id: failed.paymentId, outcome: 'FAILURE', amount: 3570, currency: 'USD' });
  await orderTopUp(server, payer, 10);
});
afterAll(() => server.stop());

type Sum = OperatorSchemas['Sum'];

const usd = (value: number): Sum => ({ value, currencyCode: 'USD' });

/** The exact sum in each currency, by its code. */
const byCurrency = (sums: readonly Sum[]): Sum[] =>
  [...Map.groupBy(sums, ({ currencyCode }) => currencyCode)]
    .map(([currencyCode, of]) => ({
      value: of.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100,
      currencyCode,
    }))
    .toSorted((one, other) => (one.currencyCode < other.currencyCode ? -1 : 1));

type Filter = { search?: string; from?: string; to?: string };
type PaymentFilter = Filter & { state?: OperatorSchemas['PaymentFilter']; purpose?: OperatorSchemas['PaymentPurpose'] };

const sumSales = (query: Filter) => bodyOf(olivia.desk.GET('/sales/sums', { params: { query } }));
const sumPayments = (query: PaymentFilter) => bodyOf(olivia.desk.GET('/payments/sums', { params: { query } }));
const sumResellers = (query: Filter) => bodyOf(olivia.desk.GET('/resellers/sums', { params: { query } }));

describe('sales', () => {
  test.each([
    ['all', () => ({}), 5],
    ['of a reseller', () => ({ search: kiosk.email }), 3],
    ['of a time', () => ({ from: daysAgo(30) }), 4],
    ['of a reseller and a time', () => ({ search: kiosk.email, from: daysAgo(30), to: daysAgo(1.5) }), 1],
    ['of nobody', () => ({ search: 'nobody@example.com' }), 0],
  ] as const)('%s come to what their list shows', async (_name, filter, count) => {
    const { items } = await bodyOf(olivia.desk.GET('/sales', { params: { query: filter() } }));
    const { sales, hasMore, refunded, sums } = await sumSales(filter());
    expect([sales, items.length, refunded, hasMore]).toEqual([count, count, 0, false]);
    expect(sums?.revenue.byCurrency).toEqual(byCurrency(items.map(({ price }) => price)));
  });

  test('have the revenue, the cost and the margin of their pages', async () => {
    const search = kiosk.email;
    const { items } = await bodyOf(olivia.desk.GET('/sales', { params: { query: { search } } }));
    const records = await Promise.all(
      items.map(({ uid: id }) => bodyOf(olivia.desk.GET('/sales/{id}', { params: { path: { id } } }))),
    );
    const { sums } = await sumSales({ search });
    expect([sums?.margin]).toEqual(byCurrency(records.flatMap(({ margin }) => margin ?? [])));
    expect([sums?.cost]).toEqual(byCurrency(records.flatMap(({ cost }) => cost ?? [])));
    expect([sums?.revenue.dollars]).toEqual(byCurrency(items.map(({ price }) => price)));
    expect(sums?.unknownCosts).toBe(0);
  });

  test('have the figures of today, in several currencies too', async () => {
    const { month } = await bodyOf(olivia.desk.GET('/today', { params: { header: { 'Device-TimeZone': 'UTC' } } }));
    const { sales, sums } = await sumSales({ from: month.from });
    expect(month).toMatchObject({ sales, cost: sums?.cost, margin: sums?.margin, revenue: sums?.revenue.dollars });
    expect(sums?.revenue.byCurrency.map(({ currencyCode }) => currencyCode)).toEqual(['EUR', 'USD']);
    expect(month.charged).toEqual(sums?.revenue.byCurrency);
  });

  test('that were refunded are named, and count in no sum', async () => {
    const { sales, refunded, sums } = await sumSales({ search: refundedUid });
    expect([sales, refunded]).toEqual([0, 1]);
    expect(sums).toMatchObject({ revenue: { dollars: usd(0), byCurrency: [] }, margin: usd(0) });
  });
});

describe('payments', () => {
  test.each([
    ['all', () => ({}), { PENDING: 1, SUCCESS: 2, FAILURE: 1, CANCELLED: 0 }],
    ['paid', () => ({ state: 'SUCCESS' }), { PENDING: 0, SUCCESS: 2, FAILURE: 0, CANCELLED: 0 }],
    ['of a time', () => ({ from: daysAgo(30) }), { PENDING: 1, SUCCESS: 1, FAILURE: 1, CANCELLED: 0 }],
    ['of an amount', () => ({ search: '59.50' }), { PENDING: 0, SUCCESS: 1, FAILURE: 0, CANCELLED: 0 }],
    ['for packages', () => ({ purpose: 'CART' }), { PENDING: 0, SUCCESS: 0, FAILURE: 0, CANCELLED: 0 }],
  ] as const)('%s come to what their list shows', async (_name, filter, states) => {
    const { items } = await bodyOf(olivia.desk.GET('/payments', { params: { query: filter() } }));
    const { payments, hasMore, sums } = await sumPayments(filter());
    expect([payments, hasMore]).toEqual([items.length, false]);
    expect(sums?.states).toEqual(states);
    const paid = items.filter(({ state }) => state === 'SUCCESS');
    expect(sums?.paid.byCurrency).toEqual(byCurrency(paid.map(({ total }) => total)));
    const takenBack = items.map(({ takenBack: sum }) => sum).filter(({ value }) => value > 0);
    expect(sums?.takenBack.byCurrency).toEqual(byCurrency(takenBack));
  });

  test('that money went back from count what did in the time alone, as today does', async () => {
    const { trend } = await bodyOf(olivia.desk.GET('/today', { params: { header: { 'Device-TimeZone': 'UTC' } } }));
    const { from, to, takenBack } = trend.now;
    const { payments, sums } = await sumPayments({ state: 'TAKEN_BACK', from, to });
    expect({ payments, total: sums?.takenBack.dollars }).toEqual(takenBack);
    expect((await sumPayments({ state: 'TAKEN_BACK', to: daysAgo(30) })).payments).toBe(0);
  });
});

describe('resellers', () => {
  test('come to what their list shows', async () => {
    const { items } = await bodyOf(olivia.desk.GET('/resellers', { params: { query: {} } }));
    const { resellers, sums } = await sumResellers({});
    expect(resellers).toBe(items.length);
    expect(sums?.credit.byCurrency).toEqual(byCurrency(items.map(({ credit }) => credit)).filter(({ value }) => value));
    expect([sums?.recentRevenue]).toEqual(byCurrency(items.map(({ recentRevenue }) => recentRevenue)));
    expect(sums?.recentSales).toBe(4);
  });

  test('are found by a text and a time', async () => {
    expect(await sumResellers({ search: kiosk.email })).toMatchObject({ resellers: 1, sums: { recentSales: 2 } });
    expect((await sumResellers({ to: '2020-01-01T00:00:00Z' })).resellers).toBe(0);
  });
});

describe('refused', () => {
  const ask = (path: string, token?: string): Promise<Response> =>
    fetch(`${server.url}/operator-api${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test.each(['/sales/sums', '/payments/sums', '/resellers/sums'])(
    '%s is for operators with a second factor, and for a time that is one',
    async (path) => {
      expect((await ask(path, kiosk.token)).status).toBe(403);
      expect((await ask(path, 'nothing')).status).toBe(401);
      expect((await ask(path)).status).toBe(401);
      expect((await ask(`${path}?from=yesterday`, olivia.token)).status).toBe(400);
      expect((await ask(`${path}?to=9999-12-31T23:59:59-14:00`, olivia.token)).status).toBe(400);
    },
  );
});
