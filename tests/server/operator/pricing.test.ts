// An operator sets the discount rate and the pricing group of a reseller, whose prices follow.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { auditOf, changesOf } from '#support/audit.ts';
import { attentionTo, codeOf, openDesk } from '#support/desk.ts';
import { type Operator, type OperatorClient, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { liveIn } from '#support/payer.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let path: { id: string };

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
});
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  path = { id: await idOf(server, reseller) };
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const none = { discountRate: 0, pricingGroup: '' };
const partner = { discountRate: 12.5, pricingGroup: 'Partner' };
const change = (
  to: OperatorSchemas['Pricing'],
  seen: OperatorSchemas['Pricing'] = none,
  desk: OperatorClient = olivia.desk,
) => desk.PUT('/resellers/{id}/pricing', { params: { path }, body: { ...to, seen } });
const read = () => bodyOf(olivia.desk.GET('/resellers/{id}', { params: { path } }));
const changes = () => changesOf(server, path.id);

/** What the reseller pays for a unit of the package, in cents: by the list, by a quote without tax, and at a sale. */
const readPrices = async () => {
  const { api } = reseller;
  const { dataPackages, discountRate } = await bodyOf(api.GET('/products/data-packages'));
  const listed = dataPackages.find(({ id }) => id === item.productId)!;
  const cart = [{ dataPackageId: listed.id, amount: 1 }];
  const quote = await bodyOf(api.POST('/products/calculate-cart-price', { body: cart }));
  const { activatedItem } = await sellPackage({ api }, item.id);
  const cents = (prices: Schemas['Price'][]): number => Math.round((prices[0]?.priceValue ?? 0) * 100);
  return {
    discountRate,
    list: cents(listed.prices),
    quote: cents(quote.totalPrices),
    sale: cents([activatedItem.purchasePrice]),
  };
};

describe('an operator', () => {
  test('sets both, and the list, a quote and a sale follow', async () => {
    await liveIn(reseller, 'US');
    await setCredit(server, reseller, 10_000);
    const full = priceOf(item);
    expect(await readPrices()).toEqual({ discountRate: 0, list: full, quote: full, sale: full });
    expect(await bodyOf(reseller.api.GET('/account'))).not.toHaveProperty('pricingGroup');
    expect(await bodyOf(change({ ...partner, pricingGroup: ' Partner ' }))).toMatchObject(partner);
    const lower = full - Math.floor((full * 1_250 + 5_000) / 10_000);
    expect(lower).toBeLessThan(full);
    expect(await readPrices()).toEqual({ discountRate: 0.125, list: lower, quote: lower, sale: lower });
    expect(await bodyOf(reseller.api.GET('/account'))).toMatchObject({ pricingGroup: 'Partner' });
  });

  test('is recorded with before and after, once for the same values', async () => {
    await bodyOf(change(partner));
    await bodyOf(change(partner));
    await bodyOf(change(none, partner));
    const [before, after] = [none, partner].map(({ discountRate, pricingGroup }) => ({
      discountBps: discountRate * 100,
      pricingGroup,
    }));
    const action = 'reseller.pricing_set';
    expect(await changes()).toEqual([
      { action, before, after },
      { action, before: after, after: before },
    ]);
    expect(await auditOf(server, { resellerId: path.id }, 'pricing')).toMatchObject([
      { actor: olivia.email, details: after },
      { actor: olivia.email, details: before },
    ]);
  });

  test('overwrites nothing that another one set meanwhile', async () => {
    const answers = await Promise.all([change(partner), change({ ...none, discountRate: 20 }, none, otto.desk)]);
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ error }) => error)?.error?.code).toBe('pricing_changed');
    const { discountRate, pricingGroup } = await read();
    const winner = answers.find(({ data }) => data)?.data;
    expect({ discountRate, pricingGroup }).toEqual({
      discountRate: winner?.discountRate,
      pricingGroup: winner?.pricingGroup,
    });
    expect(await changes()).toHaveLength(1);
    const group = { discountRate, pricingGroup: 'Third' };
    expect(await bodyOf(change(group, { discountRate, pricingGroup }, otto.desk))).toMatchObject(group);
  });

  test.each([
    { ...none, discountRate: 12.345 },
    { ...none, discountRate: 100.01 },
    { ...none, discountRate: -1 },
    { ...none, pricingGroup: 'x'.repeat(41) },
  ])('is refused %o', async (to) => {
    expect(await refusalOf(change(to))).toMatchObject({ status: 400 });
    expect(await read()).toMatchObject(none);
  });

  test('finds no unknown reseller', async () => {
    path = { id: randomUUID() };
    expect(await refusalOf(change(partner))).toMatchObject({ status: 404 });
  });
});

describe('a discount above half', () => {
  const large = { discountRate: 60, pricingGroup: 'Partner' };
  const settle = (by: Operator, id: string, how: 'confirm' | 'decline' = 'confirm') =>
    by.desk.POST(`/pricing-changes/{id}/${how}`, { params: { path: { id } } });
  const enter = async () => (await bodyOf(change(large))).waitingPricing!;

  test('waits for another operator, and holds when it is confirmed, once', async () => {
    const waiting = await enter();
    expect(waiting).toMatchObject({ ...large, operator: olivia.email });
    expect(await read()).toMatchObject(none);
    expect(await codeOf(settle(olivia, waiting.id))).toBe('own_adjustment');
    await Promise.all(Array.from({ length: 4 }, () => settle(otto, waiting.id)));
    const reseller60 = await bodyOf(settle(otto, waiting.id));
    expect(reseller60).toMatchObject(large);
    expect(reseller60).not.toHaveProperty('waitingPricing');
    const [before, after] = [
      { discountBps: 0, pricingGroup: '' },
      { discountBps: 6_000, pricingGroup: 'Partner' },
    ];
    const { id: enteredById } = await bodyOf(olivia.desk.GET('/operators/current'));
    expect(await changes()).toEqual([
      { action: 'reseller.pricing_entered', before, after },
      { action: 'reseller.pricing_set', before, after: { ...after, enteredBy: olivia.email, enteredById } },
    ]);
  });

  test.each(['confirm', 'decline'] as const)('needs attention until another operator says: %s', async (how) => {
    const { id, createdAt } = await enter();
    const { email } = reseller;
    const facts = { name: olivia.email, discountRate: 60 };
    const expected = {
      kind: 'DISCOUNT',
      reference: id,
      since: createdAt,
      reseller: { ...path, name: 'Rosa Keller', email },
      facts,
    };
    expect(await attentionTo(otto, id)).toEqual([{ ...expected, actions: [] }]);
    await bodyOf(settle(otto, id, how));
    expect(await attentionTo(otto, id)).toEqual([]);
  });

  test('is entered once, and a new entry takes its place', async () => {
    const first = await enter();
    expect((await enter()).id).toBe(first.id);
    const second = (await bodyOf(change({ ...large, discountRate: 70 }))).waitingPricing!;
    expect(second.id).not.toBe(first.id);
    expect(await codeOf(settle(otto, first.id))).toBe('adjustment_closed');
    expect(await bodyOf(settle(otto, second.id))).toMatchObject({ discountRate: 70 });
    expect(await codeOf(settle(olivia, second.id, 'decline'))).toBe('adjustment_closed');
  });

  test('is withdrawn by who entered it, or declined', async () => {
    const { id } = await enter();
    expect(await bodyOf(settle(olivia, id, 'decline'))).toMatchObject(none);
    expect(await codeOf(settle(otto, id))).toBe('adjustment_closed');
    expect(await bodyOf(settle(otto, id, 'decline'))).not.toHaveProperty('waitingPricing');
  });

  test('is given up when somebody sets less meanwhile', async () => {
    const { id } = await enter();
    expect(await bodyOf(change(partner, none, otto.desk))).not.toHaveProperty('waitingPricing');
    expect(await codeOf(settle(otto, id))).toBe('adjustment_closed');
    expect(await read()).toMatchObject(partner);
  });

  test('is set by one operator where it becomes less', async () => {
    await bodyOf(settle(otto, (await enter()).id));
    const less = { ...large, discountRate: 55 };
    expect(await bodyOf(change(less, large))).toMatchObject(less);
    expect(await bodyOf(change({ ...less, pricingGroup: 'Third' }, less))).toMatchObject({ pricingGroup: 'Third' });
  });

  test('is set alone up to half', async () => {
    expect(await bodyOf(change({ ...none, discountRate: 50 }))).toMatchObject({ discountRate: 50 });
    expect(await bodyOf(change({ ...none, discountRate: 50.01 }, { ...none, discountRate: 50 }))).toMatchObject({
      discountRate: 50,
      waitingPricing: { discountRate: 50.01 },
    });
  });
});

test('a reseller sets no discount, not even its own, and a stranger none', async () => {
  const by = (token: string) => refusalOf(change(partner, none, operatorClient(server, token)));
  expect(await by(reseller.token)).toMatchObject({ status: 403 });
  expect(await by('none')).toMatchObject({ status: 401 });
  expect(await read()).toMatchObject(none);
});
