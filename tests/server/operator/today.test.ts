// What the desk says of today, of 7 and of 30 days.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dateSale } from '#support/date-sale.ts';
import { newOperator, type OperatorClient, operatorClient } from '#support/operator-client.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let desk: OperatorClient;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
});
afterAll(() => server.stop());
// The figures are those of the whole store: what the tests before sold lies behind them.
beforeEach(async () => {
  await server.db.system`delete from supplier_balance`;
  await server.db.system`update sold_item set created_at = '2020-01-01', user_ip = null`;
  ({ desk } = await newOperator(server));
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  item = await shelve(reseller, 'Germany 1 GB');
});

const today = (zone = 'UTC') => bodyOf(desk.GET('/today', { params: { header: { 'Device-TimeZone': zone } } }));

/** Sells the package so many hours ago. */
const sell = async (hoursAgo = 0): Promise<string> => {
  const { activatedItem } = await sellPackage(reseller, item.id);
  const { uid } = activatedItem;
  if (hoursAgo > 0) await dateSale(server.db.system, uid, new Date(Date.now() - hoursAgo * 3_600_000));
  return uid;
};

/** What its supplier charges, as the catalogue of one would tell. */
const setCost = (cost: number, currency = 'USD') => server.db.system`
  update wholesale set cost = ${cost}, cost_currency = ${currency} where product_id = ${item.productId}`;

const price = (): number => item.prices[0]?.priceValue ?? 0;
const usd = (value: number) => ({ value: Math.round(value * 100) / 100, currencyCode: 'USD' });

test('a sale whose cost is not known has no margin on its page', async () => {
  const params = { path: { id: await sell() } };
  const read = () => bodyOf(desk.GET('/sales/{id}', { params }));
  await setCost(100);
  expect(await read()).toMatchObject({ cost: usd(1), margin: usd(price() - 1) });
  await setCost(100, 'XAU');
  const { cost, margin } = await read();
  expect([cost, margin]).toEqual([undefined, undefined]);
});

describe('the figures of sales', () => {
  test('are of today, of 7 days and of 30, each with the shorter ones', async () => {
    await setCost(100);
    for (const hours of [0, 3 * 24, 3 * 24, 20 * 24, 40 * 24]) await sell(hours);
    const { today: day, week, month } = await today();
    expect([day.sales, week.sales, month.sales]).toEqual([1, 3, 4]);
    expect(week).toMatchObject({
      charged: [usd(3 * price())],
      revenue: usd(3 * price()),
      cost: usd(3),
      margin: usd(3 * price() - 3),
      unknownCosts: 0,
    });
    // As many days before (CON-090).
    expect([day.before.sales, week.before.sales]).toEqual([0, 0]);
    expect(month.before).toEqual({ sales: 1, revenue: usd(price()) });
    // Each day of the last 30 (STO-159), today the last.
    const { now, revenueByDay } = (await today()).trend;
    expect(revenueByDay).toHaveLength(30);
    expect(revenueByDay.at(-1)).toBeCloseTo(price(), 2);
    expect(revenueByDay.reduce((sum, revenue) => sum + revenue, 0)).toBeCloseTo(now.revenue.value, 2);
  });

  test('leave out what was refunded', async () => {
    const uid = await sell();
    await bodyOf(refundSale(reseller, uid));
    expect((await today()).month.sales).toBe(0);
  });

  test('count a cost in another currency at its newest rate, and say where there is none', async () => {
    await server.db.system`delete from cost_rate`;
    await setCost(200, 'GBP');
    await sell();
    expect((await today()).today).toMatchObject({ cost: usd(0), unknownCosts: 1 });
    await server.db.system`
      insert into cost_rate values ('GBP', '2026-01-01', 1000000), ('GBP', '2026-06-01', 1250000)`;
    expect((await today()).today).toMatchObject({ cost: usd(2.5), unknownCosts: 0 });
  });

  test('begin at midnight in the zone of the caller', async () => {
    const from = async (zone: string) => new Date((await today(zone)).today.from);
    const hours = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Kolkata',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    expect(hours.format(await from('Asia/Kolkata'))).toBe('00:00');
    expect((await from('UTC')).toISOString()).toMatch(/T00:00:00.000Z$/);
  });
});

test('new resellers, credit by currency and supplier balances are told', async () => {
  const before = await today();
  const other = await newReseller(server);
  await setCredit(server, other, 4_200);
  await server.db.system`
    insert into supplier_balance (supplier, amount, currency, is_low, low_since) values ('esim-go', 4210, 'USD', true, now())`;
  const after = await today();
  expect(after.today.newResellers).toBe(before.today.newResellers + 1);
  expect(after.credit[0]?.value).toBeCloseTo((before.credit[0]?.value ?? 0) + 42, 2);
  expect(after.supplierBalances).toEqual([
    { supplier: 'esim-go', balance: usd(42.1), isLow: true, at: expect.any(String) as string },
  ]);
  expect(after.attention).toBe(before.attention + 1);
});

test('is for operators alone', async () => {
  const refused = await operatorClient(server, reseller.token).GET('/today');
  expect(refused.response.status).toBe(403);
});
