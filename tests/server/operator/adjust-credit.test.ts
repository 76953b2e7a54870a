// Operators grant credit and take it back; a second one confirms large amounts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monthOf, spanOfMonth } from '#domain/month.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { changesOf } from '#support/audit.ts';
import { attentionTo, balanceOf, codeOf, openDesk, settleAdjustment } from '#support/desk.ts';
import {
  newOperator,
  type Operator,
  type OperatorClient,
  operatorClient,
  type OperatorSchemas,
} from '#support/operator-client.ts';
import { pdfPages } from '#support/pdf-text.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { idOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;
let path: { id: string };

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
});
beforeEach(async () => {
  reseller = await newReseller(server);
  await setCredit(server, reseller, 1_000);
  path = { id: await idOf(server, reseller) };
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const adjust = (
  value: number,
  {
    key,
    by = olivia,
    ...further
  }: { key?: string; by?: Operator } & Partial<OperatorSchemas['AdjustmentRequest']> = {},
) =>
  by.desk.POST('/resellers/{id}/adjustments', {
    params: { path, ...(key !== undefined && { header: { 'Idempotency-Key': key } }) },
    body: { value, currencyCode: 'USD', reason: 'BANK_TRANSFER', note: 'Transfer 17', ...further },
  });
const settle = settleAdjustment;
const balance = () => balanceOf(reseller);
const statement = async () => (await bodyOf(olivia.desk.GET('/resellers/{id}/statement', { params: { path } }))).items;
const changes = () => changesOf(server, path.id);

describe('an operator', () => {
  test('grants credit, which the statement names', async () => {
    const made = await bodyOf(adjust(120.5));
    expect(made).toMatchObject({ state: 'BOOKED', operator: olivia.email, note: 'Transfer 17' });
    expect(await balance()).toBe(130.5);
    expect((await statement())[0]).toMatchObject({
      cause: 'ADJUSTMENT',
      reference: made.id,
      actor: olivia.email,
      amount: { value: 120.5, currencyCode: 'USD' },
      balance: { value: 130.5, currencyCode: 'USD' },
      adjustment: { reason: 'BANK_TRANSFER', note: 'Transfer 17' },
    });
  });

  test('is shown with the address that its operator has now', async () => {
    await bodyOf(adjust(20));
    const [moved] = await server.db.system<{ id: string }[]>`
      update operator set email = 'olivia.moved@example.com' where email = ${olivia.email} returning id`;
    expect((await statement())[0]).toMatchObject({ actor: 'olivia.moved@example.com' });
    await server.db.system`update operator set email = ${olivia.email} where id = ${moved!.id}`;
  });

  test('takes credit back, and never more than there is', async () => {
    expect((await bodyOf(adjust(-10, { reason: 'CORRECTION' }))).state).toBe('BOOKED');
    expect(await balance()).toBe(0);
    expect(await codeOf(adjust(-0.01))).toBe('credit_too_low');
    expect(await balance()).toBe(0);
    expect((await statement())[0]).toMatchObject({ amount: { value: -10 }, balance: { value: 0 } });
  });

  test('books once with a key, and the key is not for another amount', async () => {
    const [one, other] = await Promise.all([adjust(20, { key: 'k1' }), adjust(20, { key: 'k1' })]);
    expect([one.response.status, other.response.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await bodyOf(adjust(20, { key: 'k1' }))).state).toBe('BOOKED');
    expect(await balance()).toBe(30);
    expect(await refusalOf(adjust(21, { key: 'k1' }))).toMatchObject({ status: 422 });
  });

  test.each([
    [0, {}],
    [1.234, {}],
    [5, { currencyCode: 'EUR' }],
    [5, { note: ' ' }],
    [1_000_000.01, {}],
  ])('is refused %s with %o', async (value, further) => {
    expect(await refusalOf(adjust(value, further))).toMatchObject({ status: 400 });
    expect(await balance()).toBe(10);
  });

  test('is recorded with before and after', async () => {
    await bodyOf(adjust(5, { reason: 'GOODWILL' }));
    expect(await changes()).toMatchObject([
      { action: 'credit.adjusted', before: { credit: 1_000 }, after: { credit: 1_500, reason: 'GOODWILL' } },
    ]);
  });
});

describe('a large amount', () => {
  const waiting = async (value = 500.01): Promise<string> => {
    const { id, state } = await bodyOf(adjust(value));
    expect(state).toBe('WAITING');
    return id;
  };

  test('is booked when another operator confirms it, once', async () => {
    const id = await waiting();
    expect(await balance()).toBe(10);
    const { waitingAdjustments } = await bodyOf(olivia.desk.GET('/resellers/{id}', { params: { path } }));
    expect(waitingAdjustments).toMatchObject([{ id, state: 'WAITING' }]);
    expect(await codeOf(settle(olivia, id))).toBe('own_adjustment');
    expect(await bodyOf(settle(otto, id))).toMatchObject({ state: 'BOOKED', settledBy: otto.email });
    expect((await bodyOf(settle(otto, id))).state).toBe('BOOKED');
    expect(await balance()).toBe(510.01);
    expect((await statement())[0]).toMatchObject({ actor: olivia.email, adjustment: { settledBy: otto.email } });
    expect((await changes()).map(({ action }) => action)).toEqual(['credit.entered', 'credit.adjusted']);
  });

  test.each(['confirm', 'decline'] as const)('needs attention until another operator says: %s', async (how) => {
    const count = async () => (await bodyOf(otto.desk.GET('/today'))).attention;
    const before = await count();
    const id = await waiting();
    expect(await attentionTo(otto, id)).toMatchObject([
      {
        kind: 'ADJUSTMENT',
        since: expect.any(String),
        reseller: { id: path.id, email: reseller.email },
        facts: { name: olivia.email, amount: { value: 500.01, currencyCode: 'USD' }, reason: 'Transfer 17' },
        actions: [],
      },
    ]);
    expect(await count()).toBe(before + 1);
    await bodyOf(settle(otto, id, how));
    expect(await attentionTo(otto, id)).toEqual([]);
    expect(await count()).toBe(before);
  });

  test('is booked once by confirmations at once', async () => {
    const id = await waiting();
    const third = await newOperator(server);
    const answers = await Promise.all([settle(otto, id), settle(third, id), settle(otto, id), settle(third, id)]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect(await balance()).toBe(510.01);
  });

  test('is either booked or declined when both happen at once', async () => {
    const id = await waiting();
    const [confirmed, declined] = await Promise.all([settle(otto, id), settle(olivia, id, 'decline')]);
    expect(new Set([confirmed.response.status, declined.response.status])).toEqual(new Set([200, 409]));
    expect(await balance()).toBe(confirmed.response.ok ? 510.01 : 10);
  });

  test('is not booked after it was declined', async () => {
    const id = await waiting();
    expect((await bodyOf(settle(olivia, id, 'decline'))).state).toBe('DECLINED');
    expect(await codeOf(settle(otto, id))).toBe('adjustment_closed');
    expect(await balance()).toBe(10);
  });

  test('that takes back more than there is, is refused at once, and stays waiting where it is more by then', async () => {
    expect(await codeOf(adjust(-600))).toBe('credit_too_low');
    expect(await changes()).toEqual([]);
    await setCredit(server, reseller, 60_000);
    const id = await waiting(-600);
    await setCredit(server, reseller, 1_000);
    expect(await codeOf(settle(otto, id))).toBe('credit_too_low');
    expect((await bodyOf(settle(olivia, id, 'decline'))).state).toBe('DECLINED');
  });

  test('does not go in small parts by one operator', async () => {
    expect((await bodyOf(adjust(300))).state).toBe('BOOKED');
    const parts = await Promise.all([adjust(200), adjust(200)]);
    expect(new Set(parts.map(({ data }) => data?.state))).toEqual(new Set(['BOOKED', 'WAITING']));
    expect((await bodyOf(adjust(200, { by: otto }))).state).toBe('BOOKED');
  });

  test('is refused when the reseller has left the currency', async () => {
    await setCredit(server, reseller, 0);
    const id = await waiting();
    await bodyOf(reseller.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    expect(await codeOf(settle(otto, id))).toBe('adjustment_closed');
  });
});

describe('a reseller', () => {
  test('changes no credit, not even its own', async () => {
    const own = operatorClient(server, reseller.token);
    const body = { value: 5, currencyCode: 'USD', reason: 'GOODWILL' as const, note: 'Mine' };
    expect(await refusalOf(own.POST('/resellers/{id}/adjustments', { params: { path }, body }))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(own.GET('/resellers/{id}/statement', { params: { path } }))).toMatchObject({ status: 403 });
    expect(await balance()).toBe(10);
  });
});

describe('the statement', () => {
  test('is read in pages, each entry with the credit after it', async () => {
    for (const value of [1, 2, 3]) await bodyOf(adjust(value));
    const read = async (index: number) => {
      const query = { page_size: 2, page_index: index };
      return bodyOf(olivia.desk.GET('/resellers/{id}/statement', { params: { path, query } }));
    };
    const [first, second] = [await read(0), await read(1)];
    expect(first.items.map((entry) => entry.balance.value)).toEqual([16, 13]);
    expect(second.items[0]?.balance.value).toBe(11);
    expect(first.hasMore).toBe(true);
  });

  test('of an unknown reseller is not found', async () => {
    const params = { path: { id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0009' } };
    expect(await refusalOf(olivia.desk.GET('/resellers/{id}/statement', { params }))).toMatchObject({ status: 404 });
  });
});

describe('the statement of a month', () => {
  const now = new Date();
  const month = monthOf(now);
  const next = monthOf(spanOfMonth(month).to);
  const before = monthOf(new Date(spanOfMonth(month).from.getTime() - 1));
  const read = (of = month, by: OperatorClient = olivia.desk) =>
    by.GET('/resellers/{id}/statements/{month}', { params: { path: { ...path, month: of } } });
  const file = (kind: 'csv' | 'pdf', locale = 'en') =>
    fetch(`${server.url}/operator-api/resellers/${path.id}/statements/${month}/${kind}`, {
      headers: { authorization: `Bearer ${olivia.token}`, locale },
    });
  const sell = async (): Promise<string> => {
    const { id } = await shelve(reseller, 'Germany 1 GB');
    const sale = await sellPackage(reseller, id);
    return sale.activatedItem.uid;
  };

  test('adds up, and the next one begins where it ends', async () => {
    await bodyOf(adjust(20));
    await sell();
    const [account] = (await bodyOf(read())).accounts;
    const { opening, topUps, takenBack, sales, refunds, adjustments, bonus, closing, hash } = account!;
    const changes = [topUps, takenBack, sales, refunds, adjustments, bonus];
    expect(opening.value).toBe(0);
    expect(adjustments.value).toBe(25);
    expect(sales.value).toBeLessThan(0);
    expect(closing.value).toBe(await balance());
    expect(changes.reduce((sum, { value }) => sum + Math.round(value * 100), 0)).toBe(Math.round(closing.value * 100));
    expect((await bodyOf(read(next))).accounts).toMatchObject([{ opening: closing, closing, entries: 0, hash }]);
    expect((await bodyOf(read(before))).accounts).toEqual([]);
    const query = { month };
    const lines = await bodyOf(olivia.desk.GET('/resellers/{id}/statement', { params: { path, query } }));
    expect(lines.items).toHaveLength(account!.entries);
    const none = await bodyOf(
      olivia.desk.GET('/resellers/{id}/statement', { params: { path, query: { month: next } } }),
    );
    expect(none.items).toEqual([]);
  });

  test('is a CSV with a line for each change, which ends with its closing and its hash', async () => {
    await bodyOf(adjust(-2.5, { note: '=1+1' }));
    const [account] = (await bodyOf(read())).accounts;
    const [header, ...lines] = (await (await file('csv')).text()).trim().split('\r\n');
    expect(header).toMatch(/^Date \(UTC\),Number,Cause,For/);
    expect(lines).toHaveLength(account!.entries);
    expect(lines.at(-1)).toContain(",Adjustment by the store,'=1+1,");
    expect(lines.at(-1)).toContain(',-2.50,USD,7.50,');
    expect(lines.at(-1)).toMatch(new RegExp(`,${account!.hash}$`));
    expect(await (await file('csv', 'de')).text()).toContain(';-2,50;USD;7,50;');
  });

  test('is a PDF with its closing and its hash', async () => {
    const [account] = (await bodyOf(read())).accounts;
    const text = pdfPages(await (await file('pdf')).bytes()).join('\n');
    expect(text).toContain('10.00 USD');
    expect(text).toContain(account!.hash);
    expect(pdfPages(await (await file('pdf', 'de')).bytes()).join('\n')).toContain('Guthabenauszug');
  });

  test('leads to the sale behind a line', async () => {
    const uid = await sell();
    expect((await statement())[0]).toMatchObject({ cause: 'SALE', reference: uid });
    const sale = await bodyOf(olivia.desk.GET('/sales/{id}', { params: { path: { id: uid } } }));
    expect(sale).toMatchObject({ uid, name: 'Germany 1 GB', state: 'purchased', reseller: { id: path.id } });
    const unknown = { params: { path: { id: path.id } } };
    expect(await refusalOf(olivia.desk.GET('/sales/{id}', unknown))).toMatchObject({ status: 404 });
  });

  test('is not for resellers, and not of unknown ones', async () => {
    expect(await refusalOf(read(month, operatorClient(server, reseller.token)))).toMatchObject({ status: 403 });
    path = { id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0009' };
    expect(await refusalOf(read())).toMatchObject({ status: 404 });
    expect([(await file('csv')).status, (await file('pdf')).status]).toEqual([404, 404]);
  });
});
