// What the lists of the desk hold of a time, the files of them, and that each figure of today counts such a list.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '#server/payments/settle.ts';
import { dateSale } from '#support/date-sale.ts';
import { agePayments } from '#support/age-payments.ts';
import { newPayer, openDesk, orderTopUp, pay, refundPayment } from '#support/desk.ts';
import { type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { fillAccount } from '#support/payer.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let olivia: Operator;
/** Sold twice in the last 30 days, four times in the 30 days before, and refunded one sale. */
let kiosk: Reseller;
let refunded: Awaited<ReturnType<typeof sellPackage>>;
/** Sold once in the last 30 days; its address begins with that of nobody else. */
let shop: Reseller;
/** Paid twice, of which one payment was refunded in part, and failed once; paid once 40 days ago. */
let payer: Reseller;
let partlyRefunded: string;

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

const sell = async (reseller: Reseller, item: string, days: number): Promise<string> => {
  const { uid } = (await sellPackage(reseller, item)).activatedItem;
  await dateSale(server.db.system, uid, daysAgo(days));
  return uid;
};

/** Moves all payments of the payer so far. */
const ageDays = async (days: number): Promise<void> => agePayments(server, await idOf(server, payer), days * 24 * 60);

beforeAll(async () => {
  ({ server, olivia } = await openDesk());
  kiosk = await newReseller(server);
  shop = await newReseller(server);
  for (const seller of [kiosk, shop]) await setCredit(server, seller, 100_000);
  const item = await shelve(kiosk, 'Germany 1 GB');
  for (const days of [1, 20, 35, 40, 45, 50]) await sell(kiosk, item.id, days);
  refunded = await sellPackage(kiosk, item.id);
  await bodyOf(refundSale(kiosk, refunded.activatedItem.uid));
  await sell(shop, (await shelve(shop, 'Germany 1 GB')).id, 2);

  payer = await newPayer(server);
  await pay(server, await orderTopUp(server, payer, 70));
  await ageDays(40);
  const first = await pay(server, await orderTopUp(server, payer, 100));
  await pay(server, await orderTopUp(server, payer, 50));
  await bodyOf(refundPayment(olivia, first, 20));
  partlyRefunded = first;
  const failed = await orderTopUp(server, payer, 30);
  await settlePayment(server.db, { id: failed.paymentId, outcome: 'FAILURE', amount: 3570, currency: 'USD' });
});
afterAll(() => server.stop());

const today = () => bodyOf(olivia.desk.GET('/today', { params: { header: { 'Device-TimeZone': 'Europe/Berlin' } } }));

type Time = { from?: string; to?: string; search?: string };

const sales = async (query: Time & { package?: string }) =>
  (await bodyOf(olivia.desk.GET('/sales', { params: { query } }))).items;
type PaymentQuery = Time & { state?: OperatorSchemas['PaymentFilter']; purpose?: OperatorSchemas['PaymentPurpose'] };
const payments = async (query: PaymentQuery) =>
  (await bodyOf(olivia.desk.GET('/payments', { params: { query } }))).items;
const resellers = async (query: Time) =>
  (await bodyOf(olivia.desk.GET('/resellers', { params: { query } }))).items.map(({ email }) => email);

const file = async (path: string, headers: Record<string, string> = {}, token = olivia.token): Promise<Response> =>
  fetch(`${server.url}/operator-api${path}`, {
    headers: { authorization: `Bearer ${token}`, locale: 'en-US', 'device-timezone': 'Europe/Berlin', ...headers },
  });
const linesOf = async (path: string, headers?: Record<string, string>): Promise<string[]> =>
  (await (await file(path, headers)).text()).trimEnd().split('\r\n');

test('a sale has its number in the list, and a payment that of its invoice (CON-117)', async () => {
  const [first] = await sales({ search: kiosk.email });
  const params = { path: { id: first?.uid ?? '' } };
  expect(first?.number).toBe((await bodyOf(olivia.desk.GET('/sales/{id}', { params }))).number);
  const [paid] = await payments({ search: payer.email, state: 'SUCCESS' });
  const { receipt } = await bodyOf(olivia.desk.GET('/payments/{id}', { params: { path: { id: paid?.id ?? '' } } }));
  expect(paid?.receipt).toBe(receipt);
  expect(receipt).toMatch(/^\d+-\d+$/);
});

describe('each figure of the last 30 days counts a list', () => {
  test('sales, and what they bring in', async () => {
    const { now, before } = (await today()).trend;
    for (const { from, to, sales: count, revenue } of [now, before]) {
      const listed = await sales({ from, to });
      expect(listed).toHaveLength(count);
      expect(listed.reduce((sum, { price }) => sum + price.value, 0)).toBeCloseTo(revenue.value, 2);
    }
    expect([now.sales, before.sales]).toEqual([3, 4]);
  });

  test('sales of each period, whose list has the same sums', async () => {
    const figures = await today();
    for (const { from, sales: count, revenue, cost, margin } of [figures.today, figures.week, figures.month]) {
      const query = { from, to: figures.trend.now.to };
      expect(await sales(query)).toHaveLength(count);
      const { sums } = await bodyOf(olivia.desk.GET('/sales/sums', { params: { query } }));
      expect([sums?.revenue.dollars, sums?.cost, sums?.margin]).toEqual([revenue, cost, margin]);
    }
  });

  test('credit that was bought', async () => {
    const { now, before } = (await today()).trend;
    for (const { from, to, bought } of [now, before]) {
      const listed = await payments({ from, to, state: 'SUCCESS', purpose: 'CREDIT' });
      expect(listed).toHaveLength(bought.payments);
      expect(listed.reduce((sum, { total }) => sum + total.value, 0)).toBeCloseTo(bought.total.value, 2);
    }
    expect([now.bought.payments, before.bought.payments]).toEqual([2, 1]);
  });

  test('payments that money went back from, by the day on which it did', async () => {
    const { now, before } = (await today()).trend;
    const listed = await payments({ from: now.from, to: now.to, state: 'TAKEN_BACK' });
    expect(listed.map(({ takenBack }) => takenBack)).toEqual([now.takenBack.total]);
    expect([now.takenBack.payments, before.takenBack.payments]).toEqual([1, 0]);
    expect(now.takenBack.total.value).toBe(20);
    const [{ id } = { id: '' }] = listed;
    await ageDays(40);
    expect((await payments({ from: now.from, state: 'TAKEN_BACK' })).map((payment) => payment.id)).toEqual([id]);
    expect((await today()).trend.now.takenBack.payments).toBe(1);
    await ageDays(-40);
  });

  test('payments that failed', async () => {
    const { now, before } = (await today()).trend;
    expect(await payments({ from: now.from, to: now.to, state: 'FAILURE' })).toHaveLength(now.failed);
    expect([now.failed, before.failed]).toEqual([1, 0]);
  });

  test('new resellers', async () => {
    const { month } = await today();
    expect(await resellers({ from: month.from })).toHaveLength(month.newResellers);
  });

  test('what a reseller sells more or less', async () => {
    const { movers, trend } = await today();
    expect(movers.map(({ reseller, sales: count, before }) => [reseller.email, count, before])).toEqual([
      [kiosk.email, 2, 4],
      [shop.email, 1, 0],
    ]);
    const { from, to } = trend.now;
    for (const { reseller, sales: count } of movers) {
      expect(await sales({ from, to, search: reseller.email })).toHaveLength(count);
    }
  });
});

test('both times end at the same hour and begin at midnight of the caller', async () => {
  const { now, before } = (await today()).trend;
  const inBerlin = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO('Europe/Berlin');
  expect(inBerlin(now.to).subtract({ days: 30 }).equals(inBerlin(before.to))).toBe(true);
  for (const { from } of [now, before]) expect(inBerlin(from).equals(inBerlin(from).startOfDay())).toBe(true);
  expect(inBerlin(before.from).add({ days: 30 }).equals(inBerlin(now.from))).toBe(true);
});

test('the list of resellers means the same last 30 days, in the zone of its reader', async () => {
  const [{ uid } = { uid: '' }] = await sales({ search: shop.email });
  const zones = ['Pacific/Auckland', 'Pacific/Honolulu'];
  const listed = async (zone: string): Promise<unknown> => {
    const header = { 'Device-TimeZone': zone };
    const params = { query: { search: shop.email }, header };
    const { items } = await bodyOf(olivia.desk.GET('/resellers', { params }));
    const { movers } = await bodyOf(olivia.desk.GET('/today', { params: { header } }));
    const mover = movers.find(({ reseller }) => reseller.email === shop.email);
    expect(items[0]?.recentSales).toBe(mover?.sales ?? 0);
    return items[0]?.recentSales;
  };
  // Just after the 30 days began in the zone whose day is the earlier one, and before they began in the other.
  const started = await Promise.all(
    zones.map(async (zone) => {
      const { month } = await bodyOf(olivia.desk.GET('/today', { params: { header: { 'Device-TimeZone': zone } } }));
      return Date.parse(month.from);
    }),
  );
  await dateSale(server.db.system, uid, new Date(Math.min(...started) + 60_000));
  const counts = await Promise.all(zones.map(listed));
  expect(new Set(counts)).toEqual(new Set([0, 1]));
  await dateSale(server.db.system, uid, daysAgo(2));
});

test('the newest resellers say whether they have sold yet', async () => {
  const { newest } = await today();
  expect(newest.map(({ reseller }) => reseller.email).slice(0, 3)).toEqual([payer.email, shop.email, kiosk.email]);
  expect(newest.map(({ firstSaleAt }) => firstSaleAt !== undefined).slice(0, 3)).toEqual([false, true, true]);
});

describe('a list', () => {
  test('of sales has no refunded ones, and finds by address and by uid', async () => {
    const all = await sales({});
    expect(all).toHaveLength(7);
    expect(await sales({ search: shop.email.toUpperCase() })).toHaveLength(1);
    expect(await sales({ search: shop.email.slice(0, -4) })).toHaveLength(1);
    expect((await sales({ search: all[0]!.uid })).map(({ uid }) => uid)).toEqual([all[0]!.uid]);
    expect(JSON.stringify(all)).not.toContain('customer');
  });

  test('of sales finds those on an eSIM by its ICCID or the last digits of it (CON-110), and a refunded one by what names it alone', async () => {
    const { uid } = refunded.activatedItem;
    const { iccid = '' } = refunded.esimProfile ?? {};
    const inThousands = (sign: string): string => iccid.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
    const written = [`${iccid}.0`, `${iccid},00`, `${inThousands(',')}.0`, `${inThousands('.')},00`, `'${iccid}.0`];
    for (const search of [uid, iccid, `${iccid.slice(0, 6)} ${iccid.slice(6)}`, ...written]) {
      expect((await sales({ search })).map((sale) => [sale.uid, sale.state])).toEqual([[uid, 'refunded']]);
    }
    expect(await sales({ search: iccid.slice(0, -1) })).toEqual([]);
    for (const digits of [8, 12, 17]) {
      expect((await sales({ search: iccid.slice(-digits) })).map((sale) => sale.uid)).toEqual([uid]);
    }
    expect((await sales({ search: iccid.slice(-3) })).some((sale) => sale.uid === uid)).toBe(false);
    expect((await sales({ search: kiosk.email })).some((sale) => sale.uid === uid)).toBe(false);
  });

  test('of payments and sales finds those of a reseller by its name, and a payment by its documents (STO-172)', async () => {
    await fillAccount(payer, { country: 'DE' }, { companyName: 'Bergbahn GmbH', lastName: 'Tölz' });
    const all = await payments({ search: payer.email });
    expect(all.length).toBeGreaterThan(2);
    for (const search of ['bergbahn', 'BERG', 'tölz', 'bergban', 'toelz']) {
      expect.soft((await payments({ search })).length, search).toBe(all.length);
    }
    await fillAccount(shop, { country: 'DE' }, { companyName: 'Seeblick' });
    const sold = await sales({ search: shop.email });
    for (const search of ['seebl', 'seeblcik']) expect.soft(await sales({ search }), search).toEqual(sold);
    const path = { id: partlyRefunded };
    const { receipt, refunds } = await bodyOf(olivia.desk.GET('/payments/{id}', { params: { path } }));
    const creditNote = refunds[0]?.creditNote?.toLowerCase();
    for (const search of [receipt, creditNote]) {
      expect
        .soft(
          (await payments({ search: search ?? '-' })).map(({ id }) => id),
          search,
        )
        .toEqual([partlyRefunded]);
    }
  });

  test('of sales is that of a package alone, with its sums and its file (CON-107)', async () => {
    const france = await shelve(shop, 'France 1 GB');
    const { uid } = (await sellPackage(shop, france.id)).activatedItem;
    const query = { package: france.productId };
    expect((await sales(query)).map((sale) => [sale.uid, sale.reseller.email])).toEqual([[uid, shop.email]]);
    expect(await sales({ ...query, search: kiosk.email })).toEqual([]);
    const sums = await bodyOf(olivia.desk.GET('/sales/sums', { params: { query } }));
    expect([sums.sales, sums.sums?.revenue.dollars.value]).toEqual([1, france.prices[0]?.priceValue]);
    expect(await linesOf(`/sales/csv?package=${france.productId}`)).toHaveLength(2);
    await bodyOf(refundSale(shop, uid));
    expect(await sales(query)).toEqual([]);
    expect((await file('/sales?package=france')).status).toBe(400);
  });

  test('of sales never finds who bought (CON-110)', async () => {
    const item = await shelve(shop, 'Italy 1 GB');
    const customer = { customerEmail: 'bought-by@traveller.example', metatag: 'Room 4711 Weber' };
    const { uid } = (await sellPackage(shop, item.id, customer)).activatedItem;
    for (const search of ['bought-by@traveller.example', 'bought-by', 'weber', 'Room 4711']) {
      expect.soft(await sales({ search }), search).toEqual([]);
    }
    await bodyOf(refundSale(shop, uid));
  });

  test('of payments finds an amount with its currency, and names each reseller (CON-108, CON-110)', async () => {
    await fillAccount(payer, { country: 'DE' }, { companyName: 'Bergbahn GmbH' });
    const found = await payments({ search: '119' });
    expect(found.length).toBeGreaterThan(0);
    for (const search of ['119.00', '119,00', '119 USD', '$119.00', 'usd 119,00'])
      expect.soft(await payments({ search }), search).toEqual(found);
    expect(await payments({ search: '119 EUR' })).toEqual([]);
    expect(found[0]?.reseller).toMatchObject({ name: 'Bergbahn GmbH', email: payer.email });
  });

  test('of sales finds the sale of a number of each reseller, refunded or not (STO-158)', async () => {
    const sold = await sales({ search: '#1' });
    expect(sold.map(({ reseller }) => reseller.email).toSorted()).toEqual([kiosk.email, shop.email].toSorted());
    expect((await sales({ search: '#7' })).map(({ uid, state }) => [uid, state])).toEqual([
      [refunded.activatedItem.uid, 'refunded'],
    ]);
    expect(await sales({ search: '#99' })).toEqual([]);
  });

  test('of sales shows one reseller where the address of another begins with its address', async () => {
    await server.db.system`
      update reseller set email = ${`${shop.email}.example`} where reseller_id = ${await idOf(server, payer)}`;
    expect(await sales({ search: shop.email })).toHaveLength(1);
  });

  test('of a time begins with its first moment and ends before its last', async () => {
    const [{ soldAt } = { soldAt: '' }] = await sales({});
    const next = new Date(Date.parse(soldAt) + 1).toISOString();
    const count = async (time: Time): Promise<number> => (await sales(time)).length;
    expect(await count({ from: soldAt, to: next })).toBe(1);
    expect(await count({ from: next })).toBe(0);
    expect(await count({ to: next })).toBe(7);
    expect(await resellers({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await payments({ from: daysAgo(41).toISOString(), to: daysAgo(39).toISOString() })).toHaveLength(1);
  });

  test.each(['/sales', '/payments', '/resellers', '/sales/csv', '/payments/xlsx', '/resellers/csv'])(
    '%s refuses a time that is none',
    async (path) => {
      expect((await file(`${path}?from=yesterday`)).status).toBe(400);
      expect((await file(`${path}?to=9999-12-31T23:59:59-14:00`)).status).toBe(400);
    },
  );
});

describe('a file', () => {
  test('of sales has what the list finds, in the language and the zone of its reader', async () => {
    const [head, ...lines] = await linesOf(`/sales/csv?search=${encodeURIComponent(kiosk.email)}`);
    expect(head).toBe('Sold (Europe/Berlin),Reseller,Reseller name,Package,Sales channel,Reseller price,Currency,ID');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,.*,Germany 1 GB,Point of sale,\d+\.\d\d,USD,/);
    const [german, line] = await linesOf('/sales/csv', { locale: 'de-DE' });
    expect(german).toContain('Verkauft am (Europe/Berlin);Wiederverkäufer;Name des Wiederverkäufers;Paket');
    expect(line).toMatch(/;Deutschland 1 GB;Kasse;\d+,\d\d;USD;/);
  });

  test('of payments has what the list finds', async () => {
    const { from, to } = (await today()).trend.now;
    const [head, ...lines] = await linesOf(`/payments/csv?state=TAKEN_BACK&from=${from}&to=${to}`);
    expect(head).toContain(
      'Submitted (Europe/Berlin),Reseller,Reseller name,Type,Method,Reference,Status,Total,Reversed',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/,Credit,Card,.*,Paid,119\.00,20\.00,USD,/);
  });

  test('of resellers is safe for a spreadsheet', async () => {
    await fillAccount(kiosk, { country: 'DE' }, { companyName: '=Kiosk, "am Dom"' });
    const [head, ...lines] = await linesOf(`/resellers/csv?search=${encodeURIComponent(kiosk.email)}`);
    expect(head).toContain('Since (Europe/Berlin),Email,Name,Company,Status,Credit,Currency,');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,"'=Kiosk, ""am Dom""",`);
    expect(await linesOf('/resellers/csv?to=2020-01-01T00:00:00Z')).toHaveLength(1);
  });

  test.each(['sales', 'payments', 'resellers'])('of %s is a workbook too, with the day in its name', async (list) => {
    const answer = await file(`/${list}/xlsx`);
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${list}-\\d{4}-\\d\\d-\\d\\d\\.xlsx"$`),
    );
    expect(new TextDecoder().decode((await answer.bytes()).slice(0, 2))).toBe('PK');
    const csv = await file(`/${list}/csv`);
    expect((await csv.bytes()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });
});

describe('refused', () => {
  const paths = ['/today', '/sales', '/payments', '/resellers'].flatMap((path) =>
    path === '/today' ? [path] : [path, `${path}/csv`, `${path}/xlsx`],
  );

  test.each(paths)('%s is for operators with a second factor alone', async (path) => {
    expect((await file(path, {}, kiosk.token)).status).toBe(403);
    expect((await file(path, { authorization: 'Bearer nothing' })).status).toBe(401);
    expect((await fetch(`${server.url}/operator-api${path}`)).status).toBe(401);
  });

  test('with words that say why', async () => {
    const { error } = await operatorClient(server, kiosk.token).GET('/sales');
    expect(error).toMatchObject({ status: 403, path: '/operator-api/sales' });
  });
});
