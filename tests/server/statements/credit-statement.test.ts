// The reseller's own statement: what changed the credit in a month, line by line, and the same as files.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOperator } from '#support/operator-client.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const ZONE = 'Pacific/Auckland';

let server: TestServer;
let reseller: Reseller;
let purchase: Schemas['Purchase'];
let month: string;

const base = '/users/current/credit/statement';
const header = { 'Device-TimeZone': ZONE };

const statement = (of = month) => bodyOf(reseller.api.GET(base, { params: { query: { month: of }, header } }));
const changes = (query: { page_size?: number; page_index?: number } = {}) =>
  bodyOf(reseller.api.GET(`${base}/changes`, { params: { query: { month, ...query }, header } }));
const file = async (kind: 'csv' | 'xlsx' | 'pdf', { token } = reseller, locale = 'en-US'): Promise<Response> =>
  fetch(`${server.url}/client-api/users/current/credit/statement/${kind}?month=${month}`, {
    headers: { authorization: `Bearer ${token}`, locale, 'device-timezone': ZONE },
  });

const monthNow = (): string => Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate().toString().slice(0, 7);

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  month = monthNow();
  await liveIn(reseller, 'US');
  const started = await bodyOf(
    reseller.api.POST('/payments/credit/submit', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: creditTopUp(server, 25, 25),
    }),
  );
  purchase = await decide(reseller, started);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await reseller.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name: '=1+1' } });
  await sellPackage(reseller, id);
});
afterAll(() => server.stop());

describe('CRE-069: the statement of a month', () => {
  test('has every change with its cause and the credit after it, newest first, and adds up', async () => {
    const { items, hasMore } = await changes();
    expect(hasMore).toBe(false);
    expect(items.map(({ cause }) => cause)).toEqual(['SALE', 'PAYMENT', 'BONUS']);
    const [sale, payment] = items;
    expect(sale?.name).toBe('=1+1');
    expect(payment).toMatchObject({ payment: purchase.id, amount: { value: 25, currencyCode: 'USD' } });
    expect(payment?.invoice).toMatch(/^\d+-1$/);
    const { accounts, firstMonth } = await statement();
    expect(firstMonth).toBe(month);
    const [account] = accounts;
    expect(account).toMatchObject({ opening: { value: 0 }, topUps: { value: 25 }, entries: 3 });
    const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
    expect(account?.closing.value).toBe(balance.value);
    expect(sale?.balance.value).toBe(balance.value);
    // What a booking is numbered, and who asked for it, is not told.
    expect(Object.keys(sale ?? {})).not.toContain('id');
  });

  test('names packages in the language of the reader, and those of the reseller as typed', async () => {
    const other = await newReseller(server);
    await setCredit(server, other, 5_000);
    await sellPackage(other, (await shelve(other, 'Germany 1 GB')).id);
    const { items } = await bodyOf(other.api.GET(`${base}/changes`, { params: { query: { month }, header } }));
    expect(items[0]).toMatchObject({ name: 'Germany 1 GB', dataPackage: { includedCountries: ['DE'], sizeValue: 1 } });
    const inGerman = async (seller: Reseller): Promise<string> => (await file('csv', seller, 'de-DE')).text();
    expect(await inGerman(other)).toContain(';Deutschland 1 GB;');
    expect(await inGerman(reseller)).toContain(";'=1+1;");
  });

  test('STO-215: says of a sale its number and who bought, to the reseller alone', async () => {
    const other = await newReseller(server);
    await setCredit(server, other, 5_000);
    const { id } = await shelve(other, 'Germany 1 GB');
    const body = { inventoryItemId: id, customerEmail: 'anna@example.com' };
    const sold = await bodyOf(other.api.POST('/activations/register', { params: {}, body }));
    const own = async () => {
      const { items } = await bodyOf(other.api.GET(`${base}/changes`, { params: { query: { month }, header } }));
      return items.find(({ cause }) => cause === 'SALE');
    };
    const saleNumber = sold.activatedItem.id;
    expect(await own()).toMatchObject({ saleNumber, customerEmail: 'anna@example.com' });
    expect(await (await file('csv', other)).text()).toContain(`,${saleNumber},anna@example.com`);
    const drawn = async (): Promise<string> => pdfPages(await (await file('pdf', other)).bytes()).join('');
    expect(await drawn()).toContain(`#${saleNumber} · anna@example.com`);
    const params = { path: { customerUid: sold.customer.uid } };
    await other.api.POST('/activations/customers/{customerUid}/erase', { params });
    expect(await own()).toMatchObject({ saleNumber, customerErasedAt: expect.any(String) });
    expect(await own()).not.toHaveProperty('customerEmail');
    expect(await (await file('csv', other)).text()).toContain(`,${saleNumber},Erased person`);
    expect(await drawn()).toContain(`#${saleNumber} · Erased person`);
    const { desk } = await newOperator(server);
    const ofDesk = { path: { id: await idOf(server, other) }, query: { month } };
    expect(JSON.stringify(await bodyOf(desk.GET('/resellers/{id}/statement', { params: ofDesk })))).not.toContain(
      'anna',
    );
  });

  test('comes page by page, each with the credit after its changes', async () => {
    const all = (await changes()).items;
    const pages = await Promise.all([0, 1, 2].map((page_index) => changes({ page_size: 1, page_index })));
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages.flatMap(({ items }) => items)).toEqual(all);
  });

  test('begins with the credit that the month before ended with', async () => {
    const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
    const before = Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
    const [now] = (await statement()).accounts;
    expect((await statement(next)).accounts).toMatchObject([
      { opening: now?.closing, closing: now?.closing, entries: 0 },
    ]);
    expect((await statement(before)).accounts).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const other = await newReseller(server);
    const { items } = await bodyOf(other.api.GET(`${base}/changes`, { params: { query: { month }, header } }));
    expect(items.map(({ cause }) => cause)).toEqual(['BONUS']);
  });
});

describe('CRE-069: its files', () => {
  test('have the same lines, oldest first, in the zone of the caller, and run no formulas', async () => {
    const response = await file('csv');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="statement-${month}.csv"`);
    const [head, ...lines] = (await response.text()).trim().split('\r\n');
    expect(head).toContain(`Date (${ZONE}),Cause,For,Invoice,Amount,Currency,Balance,Reference,Sale number,Customer`);
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Welcome bonus', 'Top-up', 'Sale']);
    expect(lines[1]).toContain(',25.00,USD,');
    expect(lines[2]).not.toContain(',=1+1');
    const { closing } = (await statement()).accounts[0]!;
    expect(lines[2]).toContain(`,USD,${closing.value.toFixed(2)},`);
  });

  test('are a workbook, and a document with the figures of the month', async () => {
    const workbook = await file('xlsx');
    expect([workbook.status, new TextDecoder().decode((await workbook.bytes()).slice(0, 2))]).toEqual([200, 'PK']);
    const text = pdfPages(await (await file('pdf')).bytes()).join('');
    const { closing } = (await statement()).accounts[0]!;
    expect(text).toContain(`Closing balance${closing.value.toFixed(2)} USD`);
    const { items } = await changes();
    for (const { amount, balance } of items) {
      expect(text).toContain(`${amount.value.toFixed(2)} USD${balance.value.toFixed(2)} USD`);
    }
    expect(text).toContain('Sale · =1+1');
    expect(text).toMatch(/Top-upInvoice \d+-1/);
    expect(text).not.toContain('Hash');
  });
});
