// Two resellers who can sell and two operators, each with credentials of both documents and a mark in everything they
// have written.
import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { StoreSecret } from '#server/core/encryption.ts';
import type { RunningServer } from '#server/start-server.ts';
import { addCustomers } from '#support/customers.ts';
import { newOperator } from '#support/operator-client.ts';
import { decide, fillAccount, orderPackages } from '#support/payer.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addStock, idOf, setCredit, shelve } from '#support/stock-setup.ts';
import { recordDeliveries } from '#support/supply-orders.ts';
import { recordTransfer } from '#support/transfers.ts';
import type { Caller, World } from './caller.ts';
import { expirePartnerToken, expireWebToken } from '#support/expired-tokens.ts';
import { KnownValues } from './known-values.ts';
import { addWebhook } from '#support/webhooks.ts';

/** One is sold from stock, the other from credit: only the latter can be refunded. */
const stocks = { 'Germany 1 GB': 100_000, 'Europe unlimited 10 days': 0 };
const credit = 900_000_00;
const customers = 20;

const bearer = (token: string): string => `Bearer ${token}`;

/**
 * 120 random bits that are left alone by everything that makes texts small; a longer one would be taken for a wallet.
 */
const newMark = (): string =>
  BigInt(`0x${randomBytes(15).toString('hex')}`)
    .toString(36)
    .padStart(24, '0');

const fillShelf = async (server: RunningServer, reseller: Reseller, mark: string, known: KnownValues) => {
  for (const [name, stock] of Object.entries(stocks)) {
    const { id } = await shelve(reseller, name);
    await addStock(server, id, stock);
    await bodyOf(reseller.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name: mark } }));
    await sellPackage(reseller, id, { metatag: mark, userCountry: 'DE' });
    known.keep('inventoryItemId', id);
  }
};

const addTravellers = async (server: RunningServer, reseller: Reseller, mark: string, known: KnownValues) => {
  const emails = Array.from({ length: customers }, (_, position) => `${mark}${position}@example.com`);
  for (const { uid, iccid, domainId } of await addCustomers(server, reseller, emails)) {
    known.keep('customerUid', uid);
    known.keep('iccid', iccid);
    known.keep('customerProfileDomainId', domainId);
  }
  const [erasable] = await addCustomers(server, reseller, [`${mark}@erasable.example`]);
  known.keep('erasableCustomerUid', erasable?.uid ?? '');
};

const purchases = 10;

/** Purchases that were paid: only those have a receipt. */
const buy = async (server: RunningServer, reseller: Reseller, known: KnownValues): Promise<void> => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const dataPackageId = dataPackages[0]?.id ?? '';
  for (let count = 0; count < purchases; count += 1) {
    const payment = await orderPackages(server, reseller, [{ dataPackageId, amount: 1 }]);
    known.keep('historyId', (await decide(reseller, payment)).id);
  }
};

/** The credentials of the reseller's default channel, which the run never rolls or removes, and a token for them. */
const openChannel = async ({ url }: RunningServer, { api }: Reseller, known: KnownValues) => {
  await api.POST('/users/current/api-credentials/sync');
  const [channel] = await bodyOf(api.GET('/users/current/api-credentials'));
  known.spare(channel?.id ?? '');
  const basic = `Basic ${Buffer.from(`${channel?.clientId}:${channel?.clientSecret}`).toString('base64')}`;
  const answer = await fetch(`${url}/reseller/authenticate`, { method: 'POST', headers: { authorization: basic } });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { channel: basic, partner: bearer(accessToken) };
};

const newCaller = async (server: RunningServer, name: string): Promise<Caller> => {
  const [mark, known, reseller] = [newMark(), new KnownValues(), await newReseller(server)];
  await fillAccount(reseller, { country: 'DE', addressLine1: mark }, { companyName: mark });
  await setCredit(server, reseller, credit);
  await fillShelf(server, reseller, mark, known);
  await buy(server, reseller, known);
  await addTravellers(server, reseller, mark, known);
  return {
    name,
    mark,
    known,
    credentials: { web: bearer(reseller.token), ...(await openChannel(server, reseller, known)) },
  };
};

const transfers = 40;

/** Sales with the orders that delivered them, and a webhook. */
const addSupplied = async (server: RunningServer, reseller: Reseller, known: KnownValues): Promise<void> => {
  const { items } = await bodyOf(
    reseller.api.GET('/activations/activated-items', { params: { query: { page_size: 9_999 } } }),
  );
  const uids = items.map(({ uid }) => uid);
  await recordDeliveries(server, uids);
  for (const uid of uids) {
    known.keep('saleId', uid);
    known.keep('supply-orderId', uid);
  }
  known.keep('webhookId', await addWebhook(server, reseller, 'COUNTRY_CHANGE'));
};

/**
 * An operator, who signed in with a second factor, and what an operator knows of a reseller: accounts, sales, payments.
 */
const newOperatorCaller = async (server: RunningServer, name: string): Promise<Caller> => {
  const [mark, known, reseller] = [newMark(), new KnownValues(), await newReseller(server)];
  await fillAccount(reseller, { country: 'DE', addressLine1: mark }, { companyName: mark });
  await setCredit(server, reseller, credit);
  await fillShelf(server, reseller, mark, known);
  await buy(server, reseller, known);
  known.keep('resellerId', await idOf(server, reseller));
  await addSupplied(server, reseller, known);
  for (let count = 0; count < transfers; count += 1) {
    known.keep('paymentId', await recordTransfer(server, reseller.email));
  }
  return { name, mark, known, credentials: { operator: bearer((await newOperator(server)).token) } };
};

/**
 * Accounts that an operator of the run must leave alone: its own and the other one's, and the callers of other
 * documents.
 */
const spareCallers = async (server: RunningServer, operators: Caller[]): Promise<void> => {
  const known = operators.map((each) => each.known.pick('resellerId', 0) ?? '');
  const others = await server.db.system<{ resellerId: string }[]>`
    select reseller_id from reseller where reseller_id <> all(${known})`;
  for (const operator of operators) for (const { resellerId } of others) operator.known.spare(resellerId);
};

const forged = (): Promise<string> =>
  new SignJWT({ sub: 'someone' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setExpirationTime('1h')
    .sign(randomBytes(32));

const tokenIn = (credentials: string | undefined): string => credentials?.replace(/^Bearer /, '') ?? '';

/** Registers the resellers and the operators of a run at a server with this secret. */
export const createWorld = async (server: RunningServer, secret: StoreSecret): Promise<World> => {
  const resellers: [Caller, Caller] = [await newCaller(server, 'A'), await newCaller(server, 'B')];
  const operators: [Caller, Caller] = [await newOperatorCaller(server, 'C'), await newOperatorCaller(server, 'D')];
  await spareCallers(server, operators);
  const { web = '', partner = '', channel = '' } = resellers[0].credentials;
  const nowhere = [bearer(await forged()), 'Bearer x', 'Bearer', 'Basic Og==', 'Digest a="b"'];
  const expiredWeb = bearer(await expireWebToken(tokenIn(web), server.db, secret));
  const expiredPartner = bearer(await expirePartnerToken(tokenIn(partner), secret));
  return {
    url: server.url,
    callers: { storefront: resellers, partner: resellers, operator: operators },
    refused: {
      storefront: [...nowhere, partner, channel, expiredWeb],
      partner: [...nowhere, web, expiredPartner],
      operator: [...nowhere, partner, channel, expiredWeb],
    },
  };
};
