// The changes that a reseller can make, each of which may coincide with any other.
import { randomUUID } from 'node:crypto';
import type { StoreSecret } from '#server/core/encryption.ts';
import type { Database } from '#server/db/connect.ts';
import { reportKeys, reportPath } from '#server/gateways/index.ts';
import { signReport, signatureHeader } from '#server/gateways/payment/report.ts';
import { reversePayment } from '#server/payments/reverse.ts';
import { storeCard } from '#support/card.ts';
import { pay, refundPayment } from '#support/desk.ts';
import { newOperator, type Operator } from '#support/operator-client.ts';
import { creditTopUp, liveIn, submission } from '#support/payer.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import {
  bodyOf,
  newReseller,
  type PartnerClient,
  partnerClient,
  type Reseller,
  type Schemas,
} from '#support/reseller.ts';
import { registerSale, topUpCustomer } from '#support/sales.ts';
import { addStock, setCredit } from '#support/stock-setup.ts';
import { receiveTransfer, recordTransfer } from '#support/transfers.ts';

type Store = { url: string; db: Database };

/** A reseller who can make all of them. */
export type Actor = {
  store: Store;
  secret: StoreSecret;
  reseller: Reseller;
  partner: PartnerClient;
  /** Ids of packages: two that stock is bought of, one without stock, and one that comes to the inventory and goes. */
  packages: [string, string, string, string];
  /** One unit of each of the first two, with their prices in minor units. */
  cart: Schemas['Cart'];
  stockTotal: number;
  /** Two who refund and settle at the same time. */
  operators: [Operator, Operator];
};

/** The records of the changes: packages in the inventory, one sale of one customer, and payments that were begun. */
type Scene = Actor & {
  /** With stock. */
  stocked: Schemas['InventoryItem'];
  /** Without: its sales are charged to credit. */
  bare: Schemas['InventoryItem'];
  sale: Schemas['ActivationResult'];
  iccid: string;
  creditPayment: Schemas['PaymentSubmitted'];
  stockPayment: Schemas['PaymentSubmitted'];
  /** Ids of a card payment that was booked, and of a transfer that is awaited. */
  paid: string;
  transfer: string;
  /** Id of a transfer that has come, which is refunded by hand. */
  cameIn: string;
  /** A partner API channel that nothing is sold by. */
  channelId: string;
};

const names = ['Germany 1 GB', 'France 1 GB', 'Italy 1 GB', 'Spain 1 GB'];
/** More than all races together spend, in minor units. */
const plenty = 100_000_000;

export const createActor = async (store: Store, secret: StoreSecret): Promise<Actor> => {
  const reseller = await newReseller(store);
  const { api } = reseller;
  await liveIn(reseller, 'US');
  await setCredit(store, reseller, plenty);
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const packages = names.map(
    (wanted) => dataPackages.find(({ name }) => name === wanted)?.id ?? '',
  ) as Actor['packages'];
  const cart = packages.slice(0, 2).map((id) => ({ dataPackageId: id, amount: 1 })) as Schemas['Cart'];
  const { totalPrices } = await bodyOf(api.POST('/products/calculate-cart-price', { body: cart }));
  const stockTotal = Math.round((totalPrices[0]?.priceValue ?? 0) * 100);
  const operators: Actor['operators'] = [await newOperator(store), await newOperator(store)];
  const partner = await partnerClient(store, reseller);
  return { store, secret, reseller, partner, packages, cart, stockTotal, operators };
};

const keepCard = async ({ store, reseller }: Actor): Promise<void> => {
  const { data } = await reseller.api.GET('/users/current/payment-method');
  if (data === undefined) await storeCard(store, reseller);
};

const submitStock = ({ store, reseller, cart, stockTotal }: Actor) =>
  reseller.api.POST('/payments/submit', { params: {}, body: { ...submission(store, stockTotal / 100), cart } });

const submitCredit = ({ store, reseller }: Actor) =>
  reseller.api.POST('/payments/credit/submit', { params: {}, body: creditTopUp(store, 10) });

/** One that was made before, while there is any: their number is limited. The first is the one that the partner client uses. */
const keepChannel = async ({ reseller: { api } }: Actor): Promise<string> => {
  const [, ...idle] = await bodyOf(api.GET('/users/current/api-credentials'));
  const made =
    idle.at(-1) ?? (await bodyOf(api.POST('/users/current/api-credentials', { body: { name: randomUUID() } })));
  return made.id;
};

/** Sets the scene: whatever was changed before, everything is there. */
const prepareScene = async (actor: Actor): Promise<Scene> => {
  const { store, reseller, packages } = actor;
  const { api } = reseller;
  const added = { addedPacks: packages.slice(0, 3), removedPacks: [] };
  const { items } = await bodyOf(api.PUT('/products/inventory/', { params: {}, body: added }));
  const itemOf = (id: string): Schemas['InventoryItem'] => {
    const item = items.find(({ productId }) => productId === id);
    if (!item) throw new Error(`The package ${id} is not in the inventory`);
    return item;
  };
  const [stocked, bare] = [itemOf(packages[0]), itemOf(packages[2])];
  const body = { inventoryItemId: bare.id, activationMode: 'ON_DEMAND' } as const;
  const sale = await bodyOf(api.POST('/activations/register', { params: {}, body }));
  const iccid = sale.esimProfile?.iccid ?? '';
  const [creditPayment, stockPayment, channelId, paid, transfer, cameIn] = await Promise.all([
    bodyOf(submitCredit(actor)),
    bodyOf(submitStock(actor)),
    keepChannel(actor),
    bodyOf(submitCredit(actor)).then((submitted) => pay(store, submitted)),
    recordTransfer(store, reseller.email),
    receiveTransfer(store, reseller.email),
    switchOn(store, iccid),
    keepCard(actor),
    addStock(store, stocked.id, 2),
  ]);
  return { ...actor, stocked, bare, sale, iccid, creditPayment, stockPayment, channelId, paid, transfer, cameIn };
};

type Change = (scene: Scene) => Promise<number>;

const statusOf = async (call: Promise<{ response: Response }>): Promise<number> => (await call).response.status;

const report = async ({ store, secret }: Scene, id: string, amount: number): Promise<number> => {
  const body = JSON.stringify({ id, outcome: 'SUCCESS', amount, currency: 'USD' });
  const headers = { [signatureHeader]: signReport(reportKeys(secret)[0], body) };
  return (await fetch(store.url + reportPath, { method: 'POST', headers, body })).status;
};

const saleOf = ({ sale }: Scene) => ({ params: { path: { id: sale.activatedItem.uid } } });
const customerOf = ({ sale }: Scene) => sale.customer.uid;

const autoTopUp =
  (enabled: boolean): Change =>
  ({ reseller }) =>
    statusOf(reseller.api.POST('/users/current/credit/auto-top-up', { body: { enabled, threshold: 10, amount: 20 } }));

const switchTo = (currencyCode: string, { reseller }: Scene): Promise<number> =>
  statusOf(reseller.api.POST('/payments/currencies', { body: { currencyCode } }));

const REFUNDED_PART = 3;

/** What the provider reports of the payment, once for each scene. */
const dispute = async ({ store: { db }, paid }: Scene): Promise<number> => {
  await reversePayment(db, {
    id: paid,
    reversal: 'dispute',
    reference: `dispute of ${paid}`,
    amount: 400,
    currency: 'USD',
    isFinal: false,
  });
  return 200;
};

const settleTransfer = ({ operators: [olivia], transfer }: Scene): Promise<number> => {
  const body = { value: 10, currencyCode: 'USD', valueDate: '2026-01-05', note: '' };
  return statusOf(olivia.desk.POST('/payments/{id}/settle', { params: { path: { id: transfer } }, body }));
};

const webhook = { params: { path: { type: 'CUSTOMER_REGISTRATION' } } } as const;

const changes = {
  'a sale from stock': ({ reseller, stocked }) => statusOf(registerSale(reseller, stocked.id)),
  'a sale on credit': ({ reseller, bare }) => statusOf(registerSale(reseller, bare.id)),
  'a top-up': (scene) => statusOf(topUpCustomer(scene.reseller, scene.bare.id, customerOf(scene))),
  'a top-up with a new eSIM': (scene) =>
    statusOf(
      scene.partner.POST('/simshelf/activations/top-up-with-profile', {
        body: { inventoryItemId: scene.stocked.id, customerUid: customerOf(scene), dedicated: true },
      }),
    ),
  'a replacement of its eSIM': (scene) =>
    statusOf(
      scene.partner.POST('/simshelf/activations/esims/{iccid}/replace', {
        params: { path: { iccid: scene.iccid } },
        body: { reason: 'LOST' },
      }),
    ),
  'a refund': (scene) => statusOf(scene.reseller.api.POST('/activations/activated-items/{id}/refund', saleOf(scene))),
  'an activation': (scene) =>
    statusOf(scene.reseller.api.POST('/activations/activated-items/{id}/activate', saleOf(scene))),
  'data that is used': ({ store, iccid }) => consumeData(store, iccid, 1).then(() => 303),
  'a purchase of credit': (scene) => statusOf(submitCredit(scene)),
  'a purchase of stock': (scene) => statusOf(submitStock(scene)),
  'credit that is paid': (scene) => report(scene, scene.creditPayment.paymentId, 1_000),
  'stock that is paid': (scene) => report(scene, scene.stockPayment.paymentId, scene.stockTotal),
  'a payment that an operator refunds': ({ operators: [olivia], paid }) =>
    statusOf(refundPayment(olivia, paid, REFUNDED_PART)),
  'a payment that another one refunds': ({ operators: [, otto], paid }) =>
    statusOf(refundPayment(otto, paid, REFUNDED_PART)),
  'a transfer that an operator refunds': ({ operators: [olivia], cameIn }) =>
    statusOf(refundPayment(olivia, cameIn, REFUNDED_PART, { reference: 'Sent back' })),
  'a payment that is disputed': dispute,
  'a transfer that is settled': settleTransfer,
  'a transfer that is cancelled': ({ reseller, transfer }) =>
    statusOf(reseller.api.POST('/payments/history/{id}/cancel', { params: { path: { id: transfer } } })),
  'an automatic top-up that is set': autoTopUp(true),
  'an automatic top-up that ends': autoTopUp(false),
  'a card that is removed': ({ reseller }) => statusOf(reseller.api.DELETE('/users/current/payment-method')),
  'a card that is asked for': ({ reseller, store }) =>
    statusOf(
      reseller.api.POST('/users/current/payment-method', { params: {}, body: { callbackUrl: `${store.url}/credits` } }),
    ),
  'another currency': (scene) => switchTo('EUR', scene),
  'a name in the inventory': ({ reseller, stocked }) =>
    statusOf(
      reseller.api.PUT('/products/inventory/{id}', {
        params: { path: { id: stocked.id } },
        body: { name: randomUUID().replaceAll(/\d/g, 'x').slice(0, 20) },
      }),
    ),
  'another inventory': ({ reseller, packages: [one, two, bare, other] }) =>
    statusOf(
      reseller.api.PUT('/products/inventory/', {
        params: {},
        body: { addedPacks: [other], removedPacks: [bare, two, one] },
      }),
    ),
  'a customer': (scene) =>
    statusOf(
      scene.reseller.api.PUT('/activations/customers/{customerUid}', {
        params: { path: { customerUid: customerOf(scene) } },
        body: { customerEmail: `${randomUUID()}@example.com` },
      }),
    ),
  'links that are taken back': (scene) =>
    statusOf(
      scene.reseller.api.POST('/activations/customers/{customerUid}/share-links', {
        params: { path: { customerUid: customerOf(scene) } },
      }),
    ),
  'a person that is erased': (scene) =>
    statusOf(
      scene.reseller.api.POST('/activations/customers/{customerUid}/erase', {
        params: { path: { customerUid: customerOf(scene) } },
      }),
    ),
  'the account': ({ reseller }) =>
    statusOf(
      reseller.api.PUT('/users/current', {
        body: { firstName: 'Ann', lastName: 'Example', address: { country: 'US' } },
      }),
    ),
  'a channel': ({ reseller }) =>
    statusOf(reseller.api.POST('/users/current/api-credentials', { body: { name: randomUUID() } })),
  'a secret that is rolled': ({ reseller, channelId }) =>
    statusOf(
      reseller.api.POST('/users/current/api-credentials/{id}/secret', {
        params: { path: { id: channelId } },
        body: { previousValidForSeconds: 0 },
      }),
    ),
  'a channel that is switched off': ({ reseller, channelId }) =>
    statusOf(reseller.api.DELETE('/users/current/api-credentials/{id}', { params: { path: { id: channelId } } })),
  'a webhook that is set': ({ reseller }) =>
    statusOf(
      reseller.api.POST('/users/current/webhook-url/{type}', { ...webhook, body: { url: 'https://receiver.example' } }),
    ),
  'a webhook that is removed': ({ reseller }) =>
    statusOf(reseller.api.DELETE('/users/current/webhook-url/{type}', webhook)),
} satisfies Record<string, Change>;

export type ChangeName = keyof typeof changes;

export const changeNames = Object.keys(changes) as ChangeName[];

/** Makes these changes at the same moment, this many copies of each; returns the failures. */
export const failuresOf = async (actor: Actor, names: readonly ChangeName[], copies = 3): Promise<string[]> => {
  const scene = await prepareScene(actor);
  const made = Array.from({ length: copies }, () => names.map((name) => changes[name](scene))).flat();
  const statuses = await Promise.all(made);
  return statuses.some((status) => status >= 500) ? [`${names.join(' + ')}: ${statuses.join(', ')}`] : [];
};
