// An operator looks at the store of a reseller, and changes nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '#contract/storefront/operations.ts';
import { removeOperator } from '#server/operator/operators/index.ts';
import { auditOf, changesOf } from '#support/audit.ts';
import { newOperator, type Operator, operatorClient } from '#support/operator-client.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { idOf, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;
let reseller: Reseller;
let path: { id: string };

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  olivia = await newOperator(server);
  reseller = await newReseller(server);
  await shelve(reseller, 'Germany 1 GB');
  path = { id: await idOf(server, reseller) };
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

const ask = (body = { reason: 'A sale is missing' }, { desk }: Pick<Operator, 'desk'> = olivia) =>
  desk.POST('/resellers/{id}/view', { params: { path }, body });
const look = async () => storefrontClient(server, (await bodyOf(ask())).token);

describe('an operator', () => {
  test('sees what the reseller sees, also while it is suspended', async () => {
    await bodyOf(olivia.desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason: 'Disputes' } }));
    const view = await look();
    for (const read of [
      (api: Reseller['api']) => bodyOf(api.GET('/products/inventory', {})),
      (api: Reseller['api']) => bodyOf(api.GET('/users/current/credit')),
      (api: Reseller['api']) => bodyOf(api.GET('/users/current')),
    ]) {
      expect(await read(view)).toEqual(await read(reseller.api));
    }
    await bodyOf(olivia.desk.DELETE('/resellers/{id}/suspension', { params: { path } }));
  });

  test('is recorded with the reason', async () => {
    await bodyOf(ask({ reason: ' Why is a sale missing? ' }));
    const after = { reason: 'Why is a sale missing?' };
    const change = (await changesOf(server, path.id)).at(-1);
    expect(change).toEqual({ action: 'reseller.store_viewed', before: {}, after });
    const entry = (await auditOf(server, { resellerId: path.id })).at(-1);
    expect(entry).toMatchObject({ actor: olivia.email, action: 'store view', details: after });
  });

  test('gives a reason, for a reseller that there is', async () => {
    expect(await refusalOf(ask({ reason: ' ' }))).toMatchObject({ status: 400 });
    const nobody = olivia.desk.POST('/resellers/{id}/view', {
      params: { path: { id: randomUUID() } },
      body: { reason: 'Who' },
    });
    expect(await refusalOf(nobody)).toMatchObject({ status: 404 });
    expect(await refusalOf(ask(undefined, { desk: operatorClient(server, reseller.token) }))).toMatchObject({
      status: 403,
    });
  });
});

describe('the token of a view', () => {
  const call = async (token: string, method: string, address: string) => {
    const response = await fetch(`${server.url}/client-api${address.replaceAll(/\{\w+\}/g, randomUUID())}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    return { status: response.status, isRefused: text.includes('"only_looking"') };
  };

  test('is refused by every call that the contract does not mark for it', async () => {
    const { token } = await bodyOf(ask());
    const signedIn = Object.entries(operations).filter(([, { security }]) => security.length > 0);
    const outcomes = await Promise.all(
      signedIn.map(async ([id, operation]) => {
        const { status, isRefused } = await call(token, operation.method, operation.path);
        return { id, isRefused: isRefused && status === 403, isMarked: operation.isInStoreView };
      }),
    );
    expect(outcomes.length).toBeGreaterThan(50);
    expect(outcomes.filter(({ isRefused, isMarked }) => isRefused === isMarked)).toEqual([]);
  });

  test('is not for secrets, and of what is no GET only for what reads', () => {
    const marked = Object.entries(operations).filter(([, { isInStoreView }]) => isInStoreView);
    const writing = marked.filter(([, { method }]) => method !== 'get').map(([id]) => id);
    const reads = ['calculateCartPrice', 'getPaymentDetails', 'listPaymentMethods', 'searchCustomers'];
    expect(writing.toSorted((one, other) => one.localeCompare(other))).toEqual(reads);
    const secret = /^(?:list|get)(?:Api|Sdk|Webhook|DeviceVerification|CustomerProfile|EsimProfile)|^export/;
    expect(marked.map(([id]) => id).filter((id) => secret.test(id))).toEqual([]);
  });

  test('shows the list of customers and one of them, as the dialog promises', async () => {
    const { token } = await bodyOf(ask());
    expect((await call(token, 'get', '/activations/customers')).status).toBe(200);
    expect((await call(token, 'get', '/activations/customers/{customerUid}')).status).toBe(404);
  });

  test('opens neither the desk nor the partner API', async () => {
    const { token } = await bodyOf(ask());
    expect(await refusalOf(operatorClient(server, token).GET('/operators/current'))).toMatchObject({ status: 401 });
    const partner = await fetch(`${server.url}/simshelf/products/inventory`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(partner.status).toBe(401);
  });

  test('ends after 15 minutes', async () => {
    const { token, expiresIn } = await bodyOf(ask());
    expect(expiresIn).toBe(900);
    const statusIn = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const { status } = await call(token, 'get', '/account');
      vi.useRealTimers();
      return status;
    };
    expect(await statusIn(14)).toBe(200);
    expect(await statusIn(16)).toBe(401);
  });

  test('ends with the role of the operator', async () => {
    const otto = await newOperator(server);
    const { token } = await bodyOf(ask(undefined, otto));
    expect((await call(token, 'get', '/account')).status).toBe(200);
    await removeOperator(server.db.system, otto.email);
    expect((await call(token, 'get', '/account')).status).toBe(401);
  });

  test('ends with the sign-in of the operator', async () => {
    const otto = await newOperator(server);
    const { token } = await bodyOf(ask(undefined, otto));
    expect((await call(token, 'get', '/account')).status).toBe(200);
    const account = { id: await idOf(server, otto) };
    await bodyOf(olivia.desk.POST('/resellers/{id}/sign-out', { params: { path: account } }));
    await expect.poll(async () => (await call(token, 'get', '/account')).status).toBe(401);
  });
});
