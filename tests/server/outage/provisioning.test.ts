// The system that makes eSIM profiles, failing or hanging: only profiles in stock are sold.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import type { Caller } from '#server/core/caller.ts';
import { createProfilePool, GatewayTimeout, type ProvisioningGateway } from '#server/gateways/index.ts';
import { shareTokens } from '#server/profiles/index.ts';
import { registerActivation } from '#server/activations/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { inputOf } from '#support/input.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let item: Schemas['InventoryItem'];
let caller: Caller;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  reseller = await newReseller(server);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, priceOf(item) * 100);
  const [row] = await server.db.system<{ resellerId: string }[]>`
    select reseller_id from reseller where email = ${reseller.email}`;
  const channel = { id: null, name: 'Point of sale', type: 'POS' } as const;
  caller = { resellerId: row?.resellerId ?? '', actor: reseller.email, channel };
});
afterAll(() => server.stop());

/** Down, reset, 500 and garbage reach us as a failure of the gateway; slow means that it never responds. */
const faults: [string, ProvisioningGateway][] = [
  ['fails', { issueProfiles: () => Promise.reject(new Error('no answer')) }],
  ['hangs', { issueProfiles: () => new Promise(() => {}) }],
];

test.each(faults)(
  'while it %s, a sale is made from the stock of profiles, and refused as out of stock without one',
  async (_, gateway) => {
    const { ensureProfiles } = createProfilePool({ system: server.db.system, gateway, timeoutMs: 200 });
    const sell = () =>
      registerActivation(
        { db: server.db, links: shareTokens(server.url, randomBytes(32)), ensureProfiles, log: createLog('silent') },
        caller,
        inputOf('registerActivation', {
          headers: { 'Idempotency-Key': randomUUID() },
          body: { inventoryItemId: item.id },
        }),
      );
    await server.db.system`delete from esim_pool where iccid not in (select iccid from esim_pool limit 1)`;
    expect((await sell()).status).toBe('success');

    const creditOf = async (): Promise<number> =>
      (await bodyOf(reseller.api.GET('/users/current/credit'))).balance.value;
    const credit = await creditOf();
    await expect(sell()).rejects.toMatchObject({ status: 409, title: 'Out of stock' });
    expect(await creditOf()).toBe(credit);
    await expectBooksToBeRight(server);

    // The store asks its own, which works.
    const params = { header: { 'Idempotency-Key': randomUUID() } };
    await bodyOf(reseller.api.POST('/activations/register', { params, body: { inventoryItemId: item.id } }));
  },
);

test('one that hangs is given up, and asked again', async () => {
  const gateway: ProvisioningGateway = { issueProfiles: () => new Promise(() => {}) };
  const { ensureProfiles } = createProfilePool({ system: server.db.system, gateway, timeoutMs: 200 });
  await server.db.system`delete from esim_pool`;
  await expect(ensureProfiles()).rejects.toThrow(GatewayTimeout);
  await expect(ensureProfiles()).rejects.toThrow(GatewayTimeout);
});
