// The journey of a reseller and a traveller over the wire: a store that knows nothing but its environment variables, and each of
// those that it does business with in a process of its own.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Business, openForBusiness } from '#support/business.ts';
import { linkIn } from '#support/inbox.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator, type OperatorClient } from '#support/operator-client.ts';
import { creditTopUp, liveIn, purchases, submission } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { registerReseller } from '#support/sign-in.ts';
import { priceOf } from '#support/stock-setup.ts';
import { createVisitor } from '#support/visitor.ts';

/** Used by the other store alone. */
const PACKAGE = 'Germany 5 GB';
const BUNDLE = 'Germany 3 GB';

let world: Business;
let desk: OperatorClient;
let reseller: Reseller;

beforeAll(async () => {
  world = await openForBusiness(PACKAGE);
  ({ desk } = await newOperator(world.store));
}, 300_000);
afterAll(() => (world as Business | undefined)?.stop());

const messageTo = async (email: string, subject: RegExp): Promise<string> => {
  const find = () => world.mail.received.find(({ to, subject: text }) => to.includes(email) && subject.test(text));
  await until(`a message ${subject} has arrived`, () => find() !== undefined);
  return find()?.text ?? '';
};

/** In cents. */
const credit = async (): Promise<number> => Math.round((await readCredit(reseller)) * 100);

const payOnPage = async ({ paymentUrl = '' }: Schemas['PaymentSubmitted']): Promise<void> => {
  await world.stripe.order('pay', { id: paymentUrl.split('/').at(-1) ?? '' });
};

/** A package of this supplier, on the shelf. */
const shelveFrom = async (supplier: string, name: string): Promise<Schemas['InventoryItem']> => {
  const query = { supplier, search: name, state: 'ON_SALE' as const };
  const find = async () => (await bodyOf(desk.GET('/packages', { params: { query } }))).items[0]?.id;
  await until(`${supplier} offers ${name}`, async () => (await find()) !== undefined);
  const id = (await find()) ?? '';
  const body = { addedPacks: [id], removedPacks: [] };
  const { items } = await bodyOf(reseller.api.PUT('/products/inventory/', { body }));
  const item = items.find(({ productId }) => productId === id);
  if (!item) throw new Error(`${name} did not come to the inventory`);
  return item;
};

const sell = async ({ id }: Schemas['InventoryItem'], customerEmail?: string) => {
  const body = { inventoryItemId: id, ...(customerEmail !== undefined && { customerEmail }) };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  const sold = await bodyOf(reseller.api.POST('/activations/register', { params, body }));
  expect(sold.status).toBe('success');
  return sold;
};

test('a reseller registers, and confirms the address by the mail that came', async () => {
  const { accessToken: token, email, password, visitor } = await registerReseller(world.store);
  reseller = { api: storefrontClient(world.store, token), token, email, visitor };
  expect(await credit()).toBe(0);
  const link = linkIn(await messageTo(email, /^Confirm your email address/));
  expect(link).toContain(`${world.store.url}/`);
  await createVisitor().submit(link, { password }, ({ searchParams }) => searchParams.has('confirmed'));
  expect(await credit()).toBe(500);
});

test('credit is paid on the page of Stripe, and the receipt comes by mail', async () => {
  await liveIn(reseller, 'DE');
  const body = { ...creditTopUp(world.store, 25, 29.75), paymentMethodId: 'stripe' };
  await payOnPage(await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body })));
  expect(await purchases(reseller)).toMatchObject([{ hasPending: false }]);
  expect(await credit()).toBe(3_000);
  expect(await messageTo(reseller.email, /^Invoice /)).toContain('29.75 USD');
});

test('a package is bought into stock, and sold from there: the other store supplies it', async () => {
  const item = await shelveFrom('store', PACKAGE);
  const cart: Schemas['Cart'] = [{ dataPackageId: item.productId, amount: 1 }];
  const { totalPrices } = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
  const body = { ...submission(world.store, totalPrices[0]?.priceValue ?? 0), paymentMethodId: 'stripe', cart };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  await payOnPage(await bodyOf(reseller.api.POST('/payments/submit', { params, body })));
  const before = await credit();

  const sold = await sell(item, 'tom@example.com');
  expect(sold.activatedItem.name).toBe(PACKAGE);
  expect(await credit()).toBe(before);
  const supplied = await world.supplier.db.system`select from esim where iccid = ${sold.esimProfile?.iccid ?? ''}`;
  expect(supplied).toHaveLength(1);
});

test('a package of eSIM Go is sold for credit, and its traveller sees what is left', async () => {
  const item = await shelveFrom('esim-go', BUNDLE);
  const before = await credit();
  const { orders } = await world.esimGo.books();
  const sold = await sell(item);
  expect(await credit()).toBe(before - priceOf(item));
  expect((await world.esimGo.books()).orders).toHaveLength(orders.length + 1);

  const page = async (url: string) => (await fetch(url, { headers: { 'accept-language': 'en' } })).text();
  const [, , matchingId = 'none'] = sold.esimProfile?.activationCode?.split('$') ?? [];
  expect(sold.customer.profileUrl).toContain(`${world.store.url}/`);
  expect(await page(sold.esimProfile?.installationUrl ?? '')).toContain(matchingId);
  const iccid = sold.esimProfile?.iccid ?? '';
  await world.esimGo.order('install', { iccid });
  await world.esimGo.order('attach', { iccid, country: 'DE' });
  await world.esimGo.order('use', { iccid, megabytes: 1_500 });
  expect(await page(sold.customer.profileUrl)).toMatch(/1\.5\s(?:<[^>]+>)?GB/);
});

test('an operator refunds a part of the payment, and Stripe gives that back', async () => {
  const topUp = (await purchases(reseller)).find(({ items }) => items[0]?.paymentType === 'CREDIT');
  const before = await credit();
  const params = { path: { id: topUp?.id ?? '' }, header: { 'Idempotency-Key': randomUUID() } };
  const body = { value: 5.95, currencyCode: 'USD', reason: 'Ordered by mistake' } as const;
  const { refunds } = await bodyOf(desk.POST('/payments/{id}/refund', { params, body }));
  expect(refunds).toMatchObject([{ state: 'REFUNDED', reference: expect.stringMatching(/^re_/) }]);
  expect(await credit()).toBe(before - 500);
  expect((await world.stripe.books()).refunds).toMatchObject([{ status: 'succeeded', amount: 595 }]);
});

test('all of it is there when the store was restarted, and the books of both stores are right', async () => {
  const before = [await credit(), await purchases(reseller)];
  await world.restart();
  expect([await credit(), await purchases(reseller)]).toEqual(before);
  expect(await (await fetch(`${world.store.url}/health/ready`)).json()).toEqual({ status: 'ok' });
  expect((await world.stripe.books()).answers.every((status) => status === 204 || status === 200)).toBe(true);
  await expectBooksToBeRight(world.store);
  await expectBooksToBeRight(world.supplier);
});
