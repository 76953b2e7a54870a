import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXPORT_PAGE_ROWS } from '#server/activations/export-columns.ts';
import { dateSale } from '#support/date-sale.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { refundSale, sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  item = await shelve(reseller, 'Germany 1 GB');
});

type Ask = {
  query?: { from?: string; to?: string; style?: 'comma' | 'semicolon' | 'semicolon_point' };
  locale?: string;
  zone?: string;
  who?: Reseller;
};

const ask = ({ query = {}, locale, zone, who = reseller }: Ask = {}) =>
  who.api.GET('/activations/activated-items/csv-export', {
    params: {
      query,
      header: {
        ...(locale !== undefined && { Locale: locale }),
        ...(zone !== undefined && { 'Device-TimeZone': zone }),
      },
    },
    parseAs: 'text',
  });

/** The lines of the file after its header; for files without line breaks in cells. */
const linesOf = async (given?: Ask): Promise<string[]> => (await bodyOf(ask(given))).trimEnd().split('\r\n').slice(1);

const sell = (body: Partial<Schemas['RegisterActivationRequest']> = {}) => sellPackage(reseller, item.id, body);

const date = (uid: string, at: string) => dateSale(server.db.system, uid, at);

const uidOf = (line: string): string | undefined => line.split(',')[9];

describe('the export of sales', () => {
  test('has a header line and a line for each sale, newest first', async () => {
    const older = (await sell({ customerEmail: 'tom@example.com', metatag: 'Booking 4711' })).activatedItem;
    const newer = (await sell()).activatedItem;
    const moment = new Date(Date.now() - 86_400_000).toISOString();
    await date(older.uid, moment);
    const { data, response } = await ask();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [header, first, second, ...rest] = (data ?? '').split('\r\n');
    expect(header).toBe(
      'Date of sale (UTC),Name,Volume,Validity,Sales channel,Purchase price,Purchase currency,Retail price,Retail currency,' +
        'Activation ID (UID),Sale number,Metatag,Customer email,Status,Status of the package',
    );
    expect(uidOf(first ?? '')).toBe(newer.uid);
    const retail = older.retailPrice.priceValue.toFixed(2);
    expect(second).toBe(
      `${moment.slice(0, 10)} ${moment.slice(11, 16)},Germany 1 GB,1 GB,7 days,Point of sale,1.85,USD,${retail},USD,` +
        `${older.uid},${older.id},Booking 4711,tom@example.com,Sold,Active`,
    );
    expect(rest).toEqual(['']);
  });

  test('speaks the language and has the time of the caller', async () => {
    item = await shelve(reseller, 'Europe 5 GB no expiry');
    const { activatedItem } = await sell();
    await date(activatedItem.uid, '2026-01-31T23:30:00Z');
    const query = { from: '2026-01-31T00:00:00Z', to: '2026-02-03T00:00:00Z' };
    const text = await bodyOf(ask({ query, locale: 'de-AT', zone: 'Europe/Berlin' }));
    expect(text).toMatch(/^Verkaufsdatum \(Europe\/Berlin\);Name;Volumen;Gültigkeit;Vertriebskanal;/);
    expect(text).toContain('\r\n2026-02-01 00:30;Europa 5 GB ohne Ablauf;5 GB;∞;Kasse;');
  });

  test('tells what was refunded, so that its sums can leave it out', async () => {
    const { activatedItem } = await sell();
    await bodyOf(refundSale(reseller, activatedItem.uid));
    expect(await linesOf()).toEqual([expect.stringMatching(/,Refunded$/)]);
    expect(await linesOf({ locale: 'de' })).toEqual([expect.stringMatching(/;Erstattet$/)]);
  });

  test('is called by its first and its last day', async () => {
    const query = { from: '2026-03-01T00:00:00+01:00', to: '2026-03-11T00:00:00+01:00' };
    const { response } = await ask({ query, zone: 'Europe/Berlin' });
    expect(response.headers.get('content-disposition')).toContain('"sales-2026-03-01-2026-03-10.csv"');
  });

  // PKG-067
  test('keeps a name that the reseller chose', async () => {
    await bodyOf(
      reseller.api.PUT('/products/inventory/{id}', {
        params: { path: { id: item.id } },
        body: { name: 'Berlin trip' },
      }),
    );
    await sell();
    expect(await linesOf({ locale: 'de' })).toEqual([expect.stringContaining(';Berlin trip;1 GB;7 Tage;')]);
  });

  test('is in German a file that a German spreadsheet reads: semicolons, decimal commas, and no cell of a formula', async () => {
    const { activatedItem } = await sell({ metatag: 'Zimmer 7; bar,=1+1' });
    const decimal = activatedItem.retailPrice.priceValue.toFixed(2).replace('.', ',');
    const [line] = await linesOf({ locale: 'de' });
    expect(line).toContain(`;1,85;USD;${decimal};USD;${activatedItem.uid};`);
    expect(line).toContain(`;"Zimmer 7; bar,'=1+1";`);
  });

  test.each([
    ['fr-FR', undefined, ';1,85;USD;'],
    ['pt-BR', undefined, ';1,85;USD;'],
    ['de-CH', undefined, ';1.85;USD;'],
    ['en-GB', undefined, ',1.85,USD,'],
    ['de-DE@euro', undefined, ';1,85;USD;'],
    ['de-DE', 'comma', ',1.85,USD,'],
    ['en-US', 'semicolon', ';1,85;USD;'],
  ] as const)('has the separators of %s, unless it is asked for others (%s)', async (locale, style, cells) => {
    await sell();
    const [line] = await linesOf({ locale, query: style ? { style } : {} });
    expect(line).toContain(cells);
  });

  test('is a workbook too, whose texts stay texts, and whose dates and amounts can be computed with', async () => {
    const texts = ['007', '89490200001234567890', '=1+1', '+49 30 1', '1e5'];
    const sold: string[] = [];
    for (const metatag of texts) sold.unshift((await sell({ metatag })).activatedItem.uid);
    await date(sold[0] ?? '', '2026-01-31T23:30:00Z');
    const params = {
      query: { from: '2026-01-01T00:00:00Z' },
      header: { Locale: 'de', 'Device-TimeZone': 'Europe/Berlin' },
    };
    const answer = await reseller.api.GET('/activations/activated-items/xlsx-export', { params, parseAs: 'blob' });
    expect(answer.response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.response.headers.get('content-disposition')).toMatch(/"sales-2026-01-01-\d{4}-\d\d-\d\d\.xlsx"$/);
    const file: Blob = await bodyOf(Promise.resolve(answer));
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    const [titles, ...rows] = sheets[0]?.rows ?? [];
    expect(titles?.slice(0, 2)).toEqual(['Verkaufsdatum (Europe/Berlin)', 'Name']);
    expect(rows.map((row) => String(row[11])).toSorted()).toEqual(texts.toSorted());
    expect(rows.every((row) => typeof row[11] === 'string')).toBe(true);
    const last = rows.at(-1);
    expect(last?.[0]).toEqual(new Date('2026-02-01T00:30:00Z'));
    expect(last?.[5]).toBe(1.85);
    expect(last?.[9]).toBe(sold[0]);
  });

  test('begins with the mark by which spreadsheets know UTF-8', async () => {
    const response = await fetch(`${server.url}/client-api/activations/activated-items/csv-export`, {
      headers: { authorization: `Bearer ${reseller.token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'lets no spreadsheet compute the metatag %j',
    async (metatag) => {
      await sell({ metatag });
      const text = await bodyOf(ask());
      expect(text).toContain(`'${metatag}`);
      expect(text).not.toContain(`,${metatag}`);
      expect(text).not.toContain(`"${metatag}`);
    },
  );

  test('holds the sales from its start on and up to but without its end', async () => {
    const uids: string[] = [];
    for (const at of ['2026-03-09T23:59:59Z', '2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z']) {
      const { activatedItem } = await sell();
      await date(activatedItem.uid, at);
      uids.push(activatedItem.uid);
    }
    const lines = await linesOf({ query: { from: '2026-03-10T01:00:00+01:00', to: '2026-03-11T01:00:00+01:00' } });
    expect(lines.map(uidOf)).toEqual([uids[1]]);
  });

  test('goes 3 years back when no window is named', async () => {
    const [inside, outside] = [(await sell()).activatedItem, (await sell()).activatedItem];
    const begin = new Date();
    begin.setUTCFullYear(begin.getUTCFullYear() - 3);
    begin.setUTCHours(0, 0, 0, 0);
    await date(inside.uid, begin.toISOString());
    await date(outside.uid, new Date(begin.getTime() - 1_000).toISOString());
    expect((await linesOf()).map(uidOf)).toEqual([inside.uid]);
  });

  test('holds every sale once, also when there are more than are read at a time, sold at the same moment', async () => {
    const { activatedItem } = await sell();
    const copies = 2 * EXPORT_PAGE_ROWS - 1;
    await server.db.system`
      insert into sold_item (uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id,
        activation_type, state, name, channel_name, channel_type, purchase_price, retail_price, currency, activation_mode,
        size_value, size_unit, size_bytes, package_type, validity_size, validity_unit, validity_unlimited, validity,
        included_countries, profile_domain_key, created_at)
      select gen_random_uuid(), reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id,
        'TOP_UP', state, name, channel_name, channel_type, purchase_price, retail_price, currency, activation_mode,
        size_value, size_unit, size_bytes, package_type, validity_size, validity_unit, validity_unlimited, validity,
        included_countries, profile_domain_key, created_at - (copy / 500) * interval '1 microsecond'
      from sold_item, generate_series(1, ${copies}::int) copy where uid = ${activatedItem.uid}`;
    const lines = await linesOf();
    expect(lines).toHaveLength(copies + 1);
    expect(new Set(lines.map(uidOf)).size).toBe(copies + 1);
  });

  test('of a reseller without sales is the header line alone, whatever others sold', async () => {
    await sell();
    expect(await linesOf({ who: await newReseller(server) })).toEqual([]);
  });

  test.each(['yesterday', '0000-01-01T00:00:00Z'])('is refused for the date %s', async (from) => {
    expect(await refusalOf(ask({ query: { from } }))).toMatchObject({ status: 400 });
  });

  test('is refused without a sign-in', async () => {
    const visitor = storefrontClient(server);
    const refused = visitor.GET('/activations/activated-items/csv-export', { parseAs: 'text' });
    expect((await refused).response.status).toBe(401);
  });
});
