// A reseller is suspended by an operator: it signs in and sells nothing, until that is lifted.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations as partnerOperations } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import { dot } from '#support/dot.ts';
import { changesOf } from '#support/audit.ts';
import { isTopUpDue } from '#support/auto-top-up.ts';
import { storeCard } from '#support/card.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale, topUpCustomer } from '#support/sales.ts';
import { addStock, idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { countWaiting } from '#support/waiting.ts';

let server: TestServer;
let operator: Operator;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let path: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  operator = await newOperator(server);
});
beforeEach(async () => {
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 1_000_000);
  path = { id: await idOf(server, reseller) };
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const suspend = (reason = 'Two disputes') =>
  bodyOf(operator.desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason } }));
/** What the contract closes to a suspended reseller. */
const closedOf = (operations: Readonly<Record<string, { isClosedInSuspension: boolean }>>): string[] =>
  Object.entries(operations)
    .filter(([, { isClosedInSuspension }]) => isClosedInSuspension)
    .map(([id]) => id)
    .toSorted();

const lift = () => bodyOf(operator.desk.DELETE('/resellers/{id}/suspension', { params: { path } }));
const sell = (key?: string) => registerSale(reseller, item.id, {}, key);
const credit = () => bodyOf(reseller.api.GET('/users/current/credit'));
const countSales = async (): Promise<number> =>
  (await bodyOf(operator.desk.GET('/resellers/{id}', { params: { path } }))).totals.sales;
const changes = () => changesOf(server, path.id);

describe('a suspended reseller', () => {
  test('is refused at the till and through the partner API, and reads why', async () => {
    const partner = await partnerClient(server, reseller);
    expect((await suspend('Please call us')).suspension).toMatchObject({
      reason: 'Please call us',
      operator: operator.email,
    });
    const { error } = await sell();
    expect(error).toMatchObject({ status: 409, code: 'reseller_suspended' });
    expect(error?.message).toContain('Please call us');
    const throughPartner = await partner.POST('/simshelf/activations/register', {
      params: {},
      body: { inventoryItemId: item.id },
    });
    expect(throughPartner.error).toMatchObject({ code: 'reseller_suspended' });
    expect((await credit()).suspension).toMatchObject({ reason: 'Please call us' });
    expect(await countSales()).toBe(0);
  });

  test('changes nothing that others read or call', async () => {
    const channel = await bodyOf(reseller.api.POST('/users/current/api-credentials', { body: { name: 'Shop' } }));
    const partner = await partnerClient(server, reseller);
    const [sdk] = await bodyOf(reseller.api.GET('/users/current/sdk-key'));
    const url = 'https://evil.example';
    const type = { path: { type: 'esim-status' } } as const;
    const ofItem = { params: { path: { id: item.id } }, body: { name: 'Other' } };
    const group = { inventoryItemId: item.id, travellers: [{ name: 'Anna Berg', country: 'DE' }] };
    const price = { priceValue: 1, currencyCode: 'USD' };
    const calls: Record<string, () => Promise<{ error?: { code?: string | undefined } | undefined }>> = {
      addApiCredentials: () => reseller.api.POST('/users/current/api-credentials', { body: { name: 'New' } }),
      renameApiCredentials: () =>
        reseller.api.PUT('/users/current/api-credentials/{id}', {
          params: { path: { id: channel.id } },
          body: { name: 'Other' },
        }),
      setWebhookUrl: () => reseller.api.POST('/users/current/webhook-url/{type}', { params: type, body: { url } }),
      setDeviceVerificationUrl: () =>
        reseller.api.POST('/users/current/webhook-url/device-verification', {
          params: { header: { sdkKey: sdk?.key ?? '' } },
          body: { url },
        }),
      updateInventoryItem: () => reseller.api.PUT('/products/inventory/{id}', ofItem),
      uploadLogo: () => reseller.api.PUT('/users/current/brand/logo', { body: { picture: dot } }),
      quoteGroupSale: () => reseller.api.POST('/group-sales/quote', { body: group }),
      createGroupSale: () =>
        reseller.api.POST('/group-sales', {
          params: {},
          body: { ...group, activationMode: 'NOW', expectedPrice: price, expectedRetailPrice: price },
        }),
      retryGroupSale: () =>
        reseller.api.POST('/group-sales/{id}/retry', {
          params: { path: { id: '00000000-0000-4000-8000-000000000000' } },
        }),
      changeInventoryPrices: () =>
        reseller.api.PUT('/products/inventory-prices', {
          body: { changes: [{ id: item.id, version: item.version ?? '', retailPrice: null }] },
        }),
    };
    expect(Object.keys(calls).toSorted()).toEqual(closedOf(storefront));
    const partnerCalls: typeof calls = {
      updateInventoryItem: () => partner.PUT('/simshelf/products/inventory/{id}', ofItem),
      quoteGroupSale: () => partner.POST('/simshelf/group-sales/quote', { body: group }),
      createGroupSale: () =>
        partner.POST('/simshelf/group-sales', {
          params: {},
          body: { ...group, expectedPrice: price, expectedRetailPrice: price },
        }),
      retryGroupSale: () =>
        partner.POST('/simshelf/group-sales/{id}/retry', {
          params: { path: { id: '00000000-0000-4000-8000-000000000000' } },
        }),
    };
    expect(Object.keys(partnerCalls).toSorted()).toEqual(closedOf(partnerOperations));
    await suspend();
    for (const [name, call] of [...Object.entries(calls), ...Object.entries(partnerCalls)]) {
      const { error } = await call();
      expect({ ...error, name }).toMatchObject({ name, status: 409, code: 'reseller_suspended' });
    }
  });

  test('goes on with everything else: what it owes, what it sold, and what protects its account', () => {
    const others = ({ method, isClosedInSuspension }: { method: string; isClosedInSuspension: boolean }) =>
      method !== 'get' && !isClosedInSuspension;
    const goingOn = [storefront, partnerOperations].map((operations) =>
      Object.entries(operations)
        .filter(([, operation]) => others(operation))
        .map(([id]) => id)
        .toSorted(),
    );
    // A new one is decided here, and marked `x-not-while-suspended` where it is refused.
    expect(goingOn).toEqual([
      [
        // Money: paying what is owed, and what serves that.
        'addPaymentMethod',
        'cancelPayment',
        'deletePaymentMethod',
        'setAutoTopUp',
        'startExchangeSignIn',
        'submitCart',
        'submitCreditTopUp',
        'submitExchangeSignIn',
        'switchCurrency',
        'calculateCartPrice',
        'getPaymentDetails',
        'listPaymentMethods',
        // What was sold, and its customers.
        'activateActivatedItem',
        'refundActivatedItem',
        'endSaleAttempt',
        'replaceEsim',
        'replaceShareLinks',
        'sendActivatedItemLink',
        'mailGroupSale',
        'updateCustomer',
        'eraseCustomer',
        'resendWebhookDelivery',
        'sendTestEvent',
        'submitRequest',
        'searchCustomers',
        // What protects the account, or takes something away.
        'rollApiSecret',
        'rollSdkKey',
        'removeApiCredentials',
        'removeWebhookUrl',
        'removeDeviceVerificationUrl',
        'removeLogo',
        // Refused by the operation itself where something is added or changed that others read or call.
        'updateBrand',
        'updateInventory',
        'updateCurrentUser',
        'updateNotifications',
        'acceptTermsAndConditions',
        'syncApiCredentials',
        // Refused by the sale itself, which answers a repeated one by its key.
        'registerActivation',
        'topUpActivation',
        'topUpActivationWithProfile',
      ].toSorted(),
      [
        'activateActivatedItem',
        'authenticateReseller',
        'mailGroupSale',
        'replaceEsim',
        'eraseCustomer',
        'searchCustomers',
        'updateCustomer',
        'registerActivation',
        'topUpActivation',
        'topUpActivationWithProfile',
      ].toSorted(),
    ]);
  });

  test('leads the travellers of what was sold nowhere else: the brand stays as it is', async () => {
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Berg Reisen' } }));
    await suspend('Please call us');
    const { error } = await reseller.api.PUT('/users/current/brand', { body: { contactUrl: 'https://evil.example' } });
    expect(error).toMatchObject({ status: 409, code: 'reseller_suspended' });
    expect(await bodyOf(reseller.api.GET('/users/current/brand'))).toMatchObject({ name: 'Berg Reisen' });
    const person = { firstName: 'Anna', lastName: 'Berg', address: { country: 'DE' } };
    await bodyOf(reseller.api.PUT('/users/current', { body: person }));
    const company = reseller.api.PUT('/users/current', { body: { ...person, companyName: 'Another Bank' } });
    expect(await refusalOf(company)).toMatchObject({ status: 409 });
    await lift();
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Berg Tours' } }));
  });

  test('turns messages to customers off, and not on', async () => {
    const set = (customerLink: boolean, customerDataLow: boolean) =>
      reseller.api.PUT('/users/current/notifications', { body: { creditMark: 5, customerLink, customerDataLow } });
    await bodyOf(set(true, false));
    await suspend();
    expect((await set(true, true)).error).toMatchObject({ code: 'reseller_suspended' });
    await bodyOf(set(true, false));
    await bodyOf(set(false, false));
    expect((await set(true, false)).error).toMatchObject({ code: 'reseller_suspended' });
  });

  test('takes away what others read: packages, the company, and parts of the brand', async () => {
    const brand = { name: 'Berg Reisen', contactUrl: 'https://evil.example/', faqUrl: 'https://berg.example/' };
    const person = { firstName: 'Anna', lastName: 'Berg', address: { country: 'DE' } };
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: brand }));
    await bodyOf(reseller.api.PUT('/users/current', { body: { ...person, companyName: 'Berg Reisen' } }));
    await suspend();
    const update = (addedPacks: string[], removedPacks: string[]) =>
      reseller.api.PUT('/products/inventory/', { params: {}, body: { addedPacks, removedPacks } });
    expect((await update([item.productId], [])).error).toMatchObject({ code: 'reseller_suspended' });
    expect((await bodyOf(update([], [item.productId]))).items).toEqual([]);
    expect((await update([item.productId], [])).error).toMatchObject({ code: 'reseller_suspended' });
    const { contactUrl: _, ...kept } = brand;
    expect(await bodyOf(reseller.api.PUT('/users/current/brand', { body: kept }))).not.toHaveProperty('contactUrl');
    expect((await reseller.api.PUT('/users/current/brand', { body: brand })).error).toMatchObject({
      code: 'reseller_suspended',
    });
    const renamed = { ...person, firstName: 'Anne', companyName: 'Berg Reisen' };
    expect(await bodyOf(reseller.api.PUT('/users/current', { body: renamed }))).toMatchObject({ firstName: 'Anne' });
    expect(await bodyOf(reseller.api.PUT('/users/current', { body: person }))).toMatchObject({ firstName: 'Anna' });
    expect(await refusalOf(reseller.api.PUT('/users/current', { body: renamed }))).toMatchObject({ status: 409 });
  });

  test('sells nothing from its own stock, and no top-up', async () => {
    await addStock(server, item.id, 1);
    const { customer } = await bodyOf(sell());
    await suspend();
    const topUp = topUpCustomer(reseller, item.id, customer.uid);
    expect(await refusalOf(topUp)).toEqual({ status: 409, title: 'Selling suspended' });
    expect(await refusalOf(sell())).toEqual({ status: 409, title: 'Selling suspended' });
  });

  test('keeps what it has sold: it is activated, refunded, and answered by its key', async () => {
    const first = await bodyOf(sell('key-1'));
    const params = { path: { id: first.activatedItem.uid } };
    await suspend();
    expect((await bodyOf(sell('key-1'))).activatedItem.uid).toBe(first.activatedItem.uid);
    const refunded = await bodyOf(reseller.api.POST('/activations/activated-items/{id}/refund', { params }));
    expect(refunded.state).toBe('refunded');
  });

  test('sells again when that is lifted', async () => {
    await suspend();
    expect(await lift()).not.toHaveProperty('suspension');
    expect(await credit()).not.toHaveProperty('suspension');
    expect((await sell()).response.status).toBe(200);
  });

  test('is charged no automatic top-up until that is lifted', async () => {
    await liveIn(reseller, 'US');
    await storeCard(server, reseller);
    await setCredit(server, reseller, 500);
    await suspend();
    const body = { enabled: true, threshold: 10, amount: 20 };
    await bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body }));
    await until('the top-up rests', async () => !(await isTopUpDue(server, reseller)));
    expect((await credit()).balance.value).toBe(5);
    await lift();
    await until('the top-up is charged', async () => (await credit()).balance.value === 25);
  });
});

describe('a suspension', () => {
  test('is recorded with before and after, each change once', async () => {
    await suspend('First');
    await suspend('First');
    await suspend('Second');
    await lift();
    await lift();
    expect(await changes()).toEqual([
      { action: 'reseller.suspended', before: { reason: null }, after: { reason: 'First' } },
      { action: 'reseller.suspended', before: { reason: 'First' }, after: { reason: 'Second' } },
      { action: 'reseller.suspension_lifted', before: { reason: 'Second' }, after: { reason: null } },
    ]);
  });

  test('waits for a sale under way, and those that come meanwhile wait for it and are refused', async () => {
    const held = await server.db.forReseller(path.id, async (tx) => {
      await tx`select lock_credit(reseller_id, currency) from reseller`;
      const first = sell();
      await until('the sale waits for the credit', async () => (await countWaiting(server)) === 1);
      const suspended = suspend();
      await until('the suspension waits for the sale', async () => (await countWaiting(server)) === 2);
      const late = sell();
      await until('the late sale waits as well', async () => (await countWaiting(server)) === 3);
      return { answers: [first, late], suspended };
    });
    await held.suspended;
    expect((await Promise.all(held.answers)).map(({ response }) => response.status)).toEqual([200, 409]);
    expect(await countSales()).toBe(1);
  });

  const racing = {
    'a change of the brand': {
      held: 'reseller',
      change: (name: string) => reseller.api.PUT('/users/current/brand', { body: { name } }),
    },
    'a change through a channel': {
      held: 'inventory_item',
      change: async (name: string) =>
        (await partnerClient(server, reseller)).PUT('/simshelf/products/inventory/{id}', {
          params: { path: { id: item.id } },
          body: { name },
        }),
    },
  };

  test.each(Object.entries(racing))(
    'waits for %s under way, and refuses those that come meanwhile',
    async (_, race) => {
      const { held, change } = race;
      const { answers, suspended } = await server.db.system.begin(async (tx) => {
        await tx`select from ${tx(held)} where reseller_id = ${path.id} for update`;
        const first = change('Berg Reisen');
        await until('the change waits for the row', async () => (await countWaiting(server)) === 1);
        const suspending = suspend();
        await until('the suspension waits for the change', async () => (await countWaiting(server)) === 2);
        const late = change('Tal Reisen');
        await until('the late change waits as well', async () => (await countWaiting(server)) === 3);
        return { answers: [first, late], suspended: suspending };
      });
      await suspended;
      expect((await Promise.all(answers)).map(({ response }) => response.status)).toEqual([200, 409]);
    },
  );

  test('lets no sale come after its answer, of many at once', async () => {
    const sales = Array.from({ length: 12 }, () => sell());
    await suspend();
    const atAnswer = await countSales();
    const statuses = (await Promise.all(sales)).map(({ response }) => response.status);
    expect(await countSales()).toBe(atAnswer);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atAnswer);
    expect(statuses.filter((status) => status === 409)).toHaveLength(12 - atAnswer);
  });

  test('is made and lifted by no reseller', async () => {
    const headers = { authorization: `Bearer ${reseller.token}` };
    const call = { params: { path }, headers, body: { reason: 'Mine' } };
    expect(await refusalOf(operator.desk.PUT('/resellers/{id}/suspension', call))).toMatchObject({ status: 403 });
    const { body: _, ...rest } = call;
    expect(await refusalOf(operator.desk.DELETE('/resellers/{id}/suspension', rest))).toMatchObject({ status: 403 });
  });

  test('needs a reason', async () => {
    const refused = operator.desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason: '  ' } });
    expect(await refusalOf(refused)).toMatchObject({ status: 400 });
  });
});

describe('signing out everywhere', () => {
  test('ends the sessions of a reseller, and is recorded', async () => {
    const params = { path };
    expect(await bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params }))).toEqual({ sessions: 1 });
    expect(await bodyOf(operator.desk.POST('/resellers/{id}/sign-out', { params }))).toEqual({ sessions: 0 });
    expect((await bodyOf(operator.desk.GET('/resellers/{id}', { params }))).sessions).toBe(0);
    expect((await changes())[0]).toMatchObject({ action: 'reseller.signed_out', before: { sessions: 1 } });
  });
});
