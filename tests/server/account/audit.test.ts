// Every change of money, secrets, rights or personal data leaves one entry with its actor.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandReseller } from '#server/account/index.ts';
import { storeCard } from '#support/card.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { bodyOf, newReseller, partnerClient, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale, sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
});
afterAll(() => server.stop());

type Entry = { id: number; actor: string; action: string; reference: string };

const entriesAfter = (id: number) => server.db.system<Entry[]>`
  select id, actor, action, reference from audit_entry where id > ${id} order by id`;

/** The entries that the work leaves. */
const entriesOf = async (work: () => Promise<unknown>): Promise<Entry[]> => {
  const [last] = await server.db.system<{ id: number }[]>`select id from audit_entry order by id desc limit 1`;
  await work();
  return entriesAfter(last?.id ?? 0);
};

const sell = async (): Promise<Schemas['ActivationResult']> =>
  sellPackage(reseller, item.id, { activationMode: 'ON_DEMAND' });

const changeSale = async (change: 'refund' | 'activate'): Promise<unknown> => {
  const { activatedItem } = await sell();
  const path = { params: { path: { id: activatedItem.uid } } };
  return bodyOf(
    change === 'refund'
      ? reseller.api.POST('/activations/activated-items/{id}/refund', path)
      : reseller.api.POST('/activations/activated-items/{id}/activate', path),
  );
};

const topUp = async (): Promise<unknown> => {
  const submitted = reseller.api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(server, 10) });
  return decide(reseller, await bodyOf(submitted));
};

const webhook = { params: { path: { type: 'ESIM_STATUS' } } } as const;
const autoTopUp = (enabled: boolean) =>
  bodyOf(reseller.api.POST('/users/current/credit/auto-top-up', { body: { enabled, threshold: 10, amount: 20 } }));

test.each<[string, readonly string[], () => Promise<unknown>]>([
  ['the account', ['account'], () => liveIn(reseller, 'US')],
  ['the brand', ['brand'], () => bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Berg Reisen' } }))],
  [
    'a retail price',
    ['inventory'],
    () => {
      const params = { path: { id: item.id } };
      return bodyOf(reseller.api.PUT('/products/inventory/{id}', { params, body: { name: 'Trip' } }));
    },
  ],
  ['a sale', ['sale'], sell],
  ['a refund', ['sale', 'refund'], () => changeSale('refund')],
  ['an activation', ['sale', 'activate'], () => changeSale('activate')],
  [
    'a customer',
    ['sale', 'customer'],
    async () => {
      const params = { path: { customerUid: (await sell()).customer.uid } };
      const body = { customerEmail: 'tom@example.com' };
      return bodyOf(reseller.api.PUT('/activations/customers/{customerUid}', { params, body }));
    },
  ],
  [
    'personal data that is handed out',
    ['sale', 'customer exported'],
    async () => {
      const params = { path: { customerUid: (await sell()).customer.uid } };
      return bodyOf(reseller.api.GET('/activations/customers/{customerUid}/export', { params }));
    },
  ],
  [
    'personal data that is erased',
    ['sale', 'customer erased'],
    async () => {
      const params = { path: { customerUid: (await sell()).customer.uid } };
      return reseller.api.POST('/activations/customers/{customerUid}/erase', { params });
    },
  ],
  ['a payment', ['payment'], topUp],
  ['a card', ['card stored'], () => storeCard(server, reseller)],
  [
    'the automatic top-up',
    ['automatic top-up', 'automatic top-up'],
    async () => {
      await autoTopUp(true);
      await autoTopUp(false);
    },
  ],
  ['a card that is removed', ['card removed'], () => reseller.api.DELETE('/users/current/payment-method')],
  ['a channel and its secret', ['channel'], () => reseller.api.POST('/users/current/api-credentials/sync')],
  [
    'a channel that gets a new secret and is switched off',
    ['channel', 'roll-secret', 'remove-channel'],
    async () => {
      const channel = await bodyOf(reseller.api.POST('/users/current/api-credentials', { body: { name: 'Kiosk' } }));
      const params = { path: { id: channel.id } };
      const body = { previousValidForSeconds: 60 };
      await bodyOf(reseller.api.POST('/users/current/api-credentials/{id}/secret', { params, body }));
      await reseller.api.DELETE('/users/current/api-credentials/{id}', { params });
    },
  ],
  [
    'an SDK key',
    ['roll-secret'],
    async () => {
      const [channel] = await bodyOf(reseller.api.GET('/users/current/sdk-key'));
      const params = { header: { sdkKey: channel?.key ?? '' } };
      return bodyOf(reseller.api.POST('/users/current/sdk-key', { params, body: { previousValidForSeconds: 60 } }));
    },
  ],
  [
    'the links of a customer',
    ['sale', 'replace-share-links'],
    async () => {
      const params = { path: { customerUid: (await sell()).customer.uid } };
      return bodyOf(reseller.api.POST('/activations/customers/{customerUid}/share-links', { params }));
    },
  ],
  [
    'a webhook',
    ['webhook', 'remove-webhook'],
    async () => {
      await bodyOf(
        reseller.api.POST('/users/current/webhook-url/{type}', { ...webhook, body: { url: 'https://a.example' } }),
      );
      await reseller.api.DELETE('/users/current/webhook-url/{type}', webhook);
    },
  ],
])('%s leaves its entries: %j, by its reseller', async (_, actions, change) => {
  const entries = await entriesOf(change);
  expect(entries.map(({ action }) => action)).toEqual(actions);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([reseller.email]));
});

test('the actor of automatic changes is the system, and of changed branding the operator', async () => {
  const newcomer = await newReseller(server);
  expect(await entriesOf(() => newReseller(server))).toMatchObject([{ action: 'channel', actor: 'system' }]);
  const brand = () => brandReseller(server.db.system, newcomer.email, { name: 'Berg Reisen' });
  expect(await entriesOf(brand)).toMatchObject([{ action: 'brand', actor: 'operator' }]);
});

test("a sale by a channel is the channel's", async () => {
  const partner = await partnerClient(server, reseller);
  const [channel] = await bodyOf(reseller.api.GET('/users/current/api-credentials'));
  const body = { inventoryItemId: item.id };
  const entries = await entriesOf(() => bodyOf(partner.POST('/simshelf/activations/register', { params: {}, body })));
  expect(entries).toMatchObject([{ action: 'sale', actor: channel?.clientId }]);
});

test('a refused change leaves no entry', async () => {
  const params = { path: { id: item.id } };
  expect(await entriesOf(() => reseller.api.PUT('/products/inventory/{id}', { params, body: { name: '' } }))).toEqual(
    [],
  );
  await setCredit(server, reseller, 0);
  const sale = () => registerSale(reseller, item.id);
  expect(await entriesOf(sale)).toEqual([]);
});
