// Resellers pay by bank transfer, and operators settle what came.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isCreditorReference } from '#domain/iban.ts';
import { closeOverdueTransfers } from '#server/payments/close-overdue-transfers.ts';
import { findAttention } from '#server/operator/attention/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { agePayments } from '#support/age-payments.ts';
import { changesOf } from '#support/audit.ts';
import { balanceOf, codeOf, newPayer, openDesk, orderTopUp, readDeskPayment } from '#support/desk.ts';
import { type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { creditTopUp, purchases, submission, usd } from '#support/payer.ts';
import { raisePrice } from '#support/products.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { bankTransfer } from '#support/transfers.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk({ bankTransfer }));
});
beforeEach(async () => {
  reseller = await newPayer(server);
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const withKey = () => ({ header: { 'Idempotency-Key': randomUUID() } });
const byTransfer = { paymentMethodId: 'bank-transfer' };
const today = (): string => new Date().toISOString().slice(0, 10);

/** A top-up of 100 dollars, which cost 119. */
const order = (amount = 100) => orderTopUp(server, reseller, amount, 'bank-transfer');
const instructions = (id: string) =>
  bodyOf(reseller.api.GET('/payments/history/{id}/transfer', { params: { path: { id } } }));
const cancel = (id: string) => reseller.api.POST('/payments/history/{id}/cancel', { params: { path: { id } } });

const settle = (
  id: string,
  value: number,
  {
    by = olivia,
    key = randomUUID(),
    ...further
  }: { by?: Operator; key?: string } & Partial<OperatorSchemas['TransferReceipt']> = {},
) =>
  by.desk.POST('/payments/{id}/settle', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { value, currencyCode: 'USD', valueDate: today(), note: 'Statement 47', ...further },
  });
const payment = (id: string) => readDeskPayment(olivia, id);
type Query = { search: string; state?: OperatorSchemas['PaymentState']; method?: string };
const find = async (query: Query) => (await bodyOf(olivia.desk.GET('/payments', { params: { query } }))).items;
const balance = () => balanceOf(reseller);
const changes = (id: string) => changesOf(server, id);

describe('a reseller', () => {
  test('reads what to transfer, on a page of the app', async () => {
    const { paymentId, paymentUrl } = await order();
    expect(paymentUrl).toBe(`${server.url}/bank-transfer/${paymentId}`);
    const { dueDate, reference, ...shown } = await instructions(paymentId);
    expect(shown).toEqual({
      id: paymentId,
      state: 'PENDING',
      purpose: 'CREDIT',
      total: { priceValue: 119, currencyCode: 'USD' },
      holder: bankTransfer.holder,
      iban: bankTransfer.iban,
      bic: bankTransfer.bic,
    });
    expect(isCreditorReference(reference)).toBe(true);
    expect(Date.parse(dueDate) - Date.now()).toBeGreaterThan(13 * 86_400_000);
  });

  test('gets the same reference when the order is repeated', async () => {
    const key = randomUUID();
    const submit = () =>
      bodyOf(
        reseller.api.POST('/payments/credit/submit', {
          params: { header: { 'Idempotency-Key': key } },
          body: { ...creditTopUp(server, 100, 119), ...byTransfer },
        }),
      );
    const [first, second] = [await submit(), await submit()];
    expect(second).toEqual(first);
    expect((await purchases(reseller)).length).toBe(1);
  });

  test('is offered transfers in the currencies of the account alone', async () => {
    const methods = await bodyOf(
      reseller.api.POST('/payments/retrieve-methods', {
        body: { expectedPrices: [{ priceValue: 1, currencyCode: 'GBP' }] },
      }),
    );
    expect(methods.map(({ id }) => id)).not.toContain('bank-transfer');
    const own = await bodyOf(reseller.api.POST('/payments/retrieve-methods', { body: { expectedPrices: usd(1) } }));
    expect(own.map(({ id }) => id)).toContain('bank-transfer');
    expect(own.filter(({ name }) => name === 'Bank transfer')).toHaveLength(1);
  });

  test('cannot read those of others, or of another method', async () => {
    const { paymentId } = await order();
    const other = await newReseller(server);
    const params = { path: { id: paymentId } };
    expect(await refusalOf(other.api.GET('/payments/history/{id}/transfer', { params }))).toMatchObject({
      status: 404,
    });
  });

  test('may cancel it, and money that comes nevertheless is booked', async () => {
    const { paymentId } = await order();
    expect((await cancel(paymentId)).response.status).toBe(204);
    expect((await instructions(paymentId)).state).toBe('CANCELLED');
    expect((await bodyOf(settle(paymentId, 119))).state).toBe('SUCCESS');
    expect(await balance()).toBe(100);
    expect(await codeOf(cancel(paymentId))).toBe('payment_made');
  });

  test('may not settle it, nor read the desk', async () => {
    const { paymentId } = await order();
    const desk = operatorClient(server, reseller.token);
    const params = { path: { id: paymentId } };
    const body = { value: 119, currencyCode: 'USD', valueDate: today() };
    expect(await refusalOf(desk.POST('/payments/{id}/settle', { params, body }))).toMatchObject({ status: 403 });
    expect(await refusalOf(desk.GET('/payments/{id}', { params }))).toMatchObject({ status: 403 });
    expect(await refusalOf(desk.GET('/payments', {}))).toMatchObject({ status: 403 });
    expect(await balance()).toBe(0);
  });
});

describe('a transfer that is awaited', () => {
  test('is not in doubt, however old it is, and ends after its days', async () => {
    const { paymentId } = await order();
    await agePayments(server, await idOf(server, reseller), 5 * 24 * 60);
    expect((await findAttention(server.db.system)).map(({ reference }) => reference)).not.toContain(paymentId);
    const log = { error: (): void => undefined } as never;
    await closeOverdueTransfers({ db: server.db, log });
    expect((await instructions(paymentId)).state).toBe('PENDING');
    await server.db
      .system`update bank_transfer set due_at = now() - interval '1 second' where payment_id = ${paymentId}`;
    await closeOverdueTransfers({ db: server.db, log });
    expect((await instructions(paymentId)).state).toBe('EXPIRED');
    expect((await bodyOf(settle(paymentId, 119))).state).toBe('SUCCESS');
    expect(await balance()).toBe(100);
  });
});

describe('an operator', () => {
  test('finds a payment by its reference, address, amount, state and method', async () => {
    const { paymentId } = await order(37);
    const { reference } = await instructions(paymentId);
    const spaced = reference.replaceAll(/(.{4})/g, '$1 ');
    for (const search of [
      reference,
      spaced,
      reference.toLowerCase(),
      reseller.email,
      '44.03',
      '44,03',
      paymentId.slice(0, 13),
    ]) {
      expect((await find({ search })).map(({ id }) => id)).toContain(paymentId);
    }
    expect((await find({ search: reference })).length).toBe(1);
    expect((await find({ search: reference, state: 'PENDING', method: 'bank-transfer' })).length).toBe(1);
    expect((await find({ search: reference, state: 'SUCCESS' })).length).toBe(0);
    expect((await find({ search: reference, method: 'stripe' })).length).toBe(0);
  });

  test('turns the pages of the list', async () => {
    for (const amount of [11, 12, 13]) await order(amount);
    const page = async (page_index: number) =>
      bodyOf(olivia.desk.GET('/payments', { params: { query: { search: reseller.email, page_size: 2, page_index } } }));
    const [first, second] = [await page(0), await page(1)];
    expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([2, true, 1, false]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
  });

  test('completes a payment by its amount: credit, receipt and what was done', async () => {
    const { paymentId } = await order();
    const settled = await bodyOf(settle(paymentId, 119));
    expect(settled).toMatchObject({
      state: 'SUCCESS',
      receipt: expect.stringMatching(/^\d+-\d+$/),
      transfer: { received: { value: 119 }, enteredBy: olivia.email, note: 'Statement 47', valueDate: today() },
    });
    expect(settled.events.map(({ kind }) => kind)).toEqual(['SUBMITTED', 'ENTERED', 'BOOKED']);
    expect(await balance()).toBe(100);
    expect((await instructions(paymentId)).state).toBe('BOOKED');
    const [purchase] = await purchases(reseller);
    expect(purchase?.receiptUrl).toBeDefined();
    expect(await changes(paymentId)).toEqual([
      {
        action: 'transfer.booked',
        before: { status: 'PENDING', credit: 0, currency: 'USD' },
        after: expect.objectContaining({ status: 'SUCCESS', credit: 10_000, amount: 11_900, enteredBy: olivia.email }),
      },
    ]);
  });

  test('adds the packages of a cart at the prices of the order, when these have changed', async () => {
    const [product] = (await bodyOf(reseller.api.GET('/products/data-packages'))).dataPackages;
    const cart: Schemas['Cart'] = [{ dataPackageId: product?.id ?? '', amount: 3 }];
    const { totalPrices } = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
    const total = totalPrices[0]?.priceValue ?? 0;
    const { paymentId } = await bodyOf(
      reseller.api.POST('/payments/submit', {
        params: withKey(),
        body: { ...submission(server, total), ...byTransfer, cart },
      }),
    );
    await raisePrice(server, product?.id ?? '', 100);
    expect((await bodyOf(settle(paymentId, total))).state).toBe('SUCCESS');
    const { items } = await bodyOf(reseller.api.GET('/products/inventory', {}));
    expect(items).toMatchObject([{ amount: 3 }]);
    expect(await balance()).toBe(0);
  });

  test.each([
    ['less', 115, 96.64],
    ['more', 130.01, 109.25],
    ['a cent', 0.01, 0.01],
  ])('books %s as a top-up of its own, with the tax in it', async (_, came, credit) => {
    const { paymentId } = await order();
    const closed = await bodyOf(settle(paymentId, came));
    expect(closed).toMatchObject({ state: 'FAILURE', transfer: { received: { value: came } } });
    expect(await balance()).toBe(credit);
    const became = await payment(closed.transfer?.became ?? '');
    expect(became).toMatchObject({ state: 'SUCCESS', purpose: 'CREDIT', total: { value: came }, replaces: paymentId });
    expect(became.price.value + became.vat.value).toBeCloseTo(came, 10);
    expect(became.receipt).toBeDefined();
    expect(await instructions(paymentId)).toMatchObject({
      state: 'OTHER_AMOUNT',
      received: { priceValue: came, currencyCode: 'USD' },
    });
    const ordered = (await purchases(reseller)).find(({ id }) => id === paymentId);
    expect(ordered).toMatchObject({
      received: { priceValue: came, currencyCode: 'USD' },
      items: [{ status: 'FAILURE' }],
    });
  });

  test('books once with a key, and once without', async () => {
    const { paymentId } = await order();
    const key = randomUUID();
    await bodyOf(settle(paymentId, 119, { key }));
    await bodyOf(settle(paymentId, 119, { key }));
    await bodyOf(settle(paymentId, 119));
    await bodyOf(settle(paymentId, 119, { by: otto }));
    expect(await balance()).toBe(100);
    expect(await refusalOf(settle(paymentId, 120, { key }))).toMatchObject({ status: 422 });
    expect(await codeOf(settle(paymentId, 120))).toBe('transfer_settled');
  });

  test('races another one, and the money is booked once', async () => {
    const { paymentId } = await order();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        settle(paymentId, index % 4 === 3 ? 118 : 119, { by: index % 2 ? otto : olivia }),
      ),
    );
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    const { state, transfer } = await payment(paymentId);
    expect(await balance()).toBe(state === 'SUCCESS' ? 100 : 99.16);
    expect(transfer?.received?.value).toBe(state === 'SUCCESS' ? 119 : 118);
    expect((await purchases(reseller)).filter(({ receiptUrl }) => receiptUrl !== undefined)).toHaveLength(1);
  });

  test('races the payer who cancels, and the money is booked', async () => {
    const { paymentId } = await order();
    await Promise.all([cancel(paymentId), settle(paymentId, 119)]);
    expect((await payment(paymentId)).state).toBe('SUCCESS');
    expect(await balance()).toBe(100);
  });

  test.each([
    [0, {}],
    [1.234, {}],
    [119, { currencyCode: 'EUR' }],
    [119, { valueDate: '2999-01-01' }],
    [119, { valueDate: 'today' }],
  ])('is refused %s with %o', async (value, further) => {
    const { paymentId } = await order();
    expect(await refusalOf(settle(paymentId, value, further))).toMatchObject({ status: 400 });
    expect((await payment(paymentId)).state).toBe('PENDING');
  });

  test('settles no payment of another method', async () => {
    const body = creditTopUp(server, 100, 119);
    const { paymentId } = await bodyOf(reseller.api.POST('/payments/credit/submit', { params: withKey(), body }));
    expect(await refusalOf(settle(paymentId, 119))).toMatchObject({ status: 404 });
    expect((await payment(paymentId)).transfer).toBeUndefined();
  });

  test('does not book in a currency that was left', async () => {
    const { paymentId } = await order();
    await cancel(paymentId);
    await bodyOf(reseller.api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } }));
    expect(await codeOf(settle(paymentId, 119))).toBe('currency_left');
    expect(await balance()).toBe(0);
  });
});

describe('a large transfer', () => {
  test('is booked when two operators have found the same', async () => {
    const { paymentId } = await order(1_000);
    const entered = await bodyOf(settle(paymentId, 1_190));
    expect(entered).toMatchObject({ state: 'PENDING', transfer: { enteredBy: olivia.email } });
    expect(entered.transfer?.bookedAt).toBeUndefined();
    expect((await bodyOf(settle(paymentId, 1_190))).state).toBe('PENDING');
    expect(await balance()).toBe(0);
    expect(await codeOf(settle(paymentId, 1_191, { by: otto }))).toBe('transfer_differs');
    expect(await codeOf(settle(paymentId, 1_190, { by: otto, valueDate: '2026-01-05' }))).toBe('transfer_differs');
    const booked = await bodyOf(settle(paymentId, 1_190, { by: otto }));
    expect(booked).toMatchObject({ state: 'SUCCESS', transfer: { enteredBy: olivia.email, confirmedBy: otto.email } });
    expect(await balance()).toBe(1_000);
    expect((await changes(paymentId)).map(({ action }) => action)).toEqual([
      'transfer.entered',
      'transfer.entered',
      'transfer.booked',
    ]);
  });

  test('waits for the attention of another one, and is not closed meanwhile', async () => {
    const { paymentId } = await order(1_000);
    await bodyOf(settle(paymentId, 1_190));
    await server.db.system`update bank_transfer set due_at = now() where payment_id = ${paymentId}`;
    await closeOverdueTransfers({ db: server.db, log: { error: (): void => undefined } as never });
    expect((await payment(paymentId)).state).toBe('PENDING');
    const items = (await findAttention(server.db.system)).filter(({ reference }) => reference === paymentId);
    expect(items).toMatchObject([{ kind: 'TRANSFER', facts: { amount: { value: 1_190 }, name: olivia.email } }]);
  });

  test('does not go in small parts', async () => {
    const first = await order(400);
    const second = await order(100);
    expect((await bodyOf(settle(first.paymentId, 476))).state).toBe('SUCCESS');
    expect((await bodyOf(settle(second.paymentId, 119))).state).toBe('PENDING');
    const body = { value: 30, currencyCode: 'USD', reason: 'BANK_TRANSFER', note: 'More' } as const;
    const params = { path: { id: await idOf(server, reseller) } };
    expect((await bodyOf(olivia.desk.POST('/resellers/{id}/adjustments', { params, body }))).state).toBe('WAITING');
    expect((await bodyOf(settle(second.paymentId, 119, { by: otto }))).state).toBe('SUCCESS');
  });
});
