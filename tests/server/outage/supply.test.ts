// The system that makes eSIM profiles, failing or hanging: only profiles in stock are sold.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { createLog } from '#server/core/log.ts';
import type { Caller } from '#server/core/caller.ts';
import { createProfilePool, createSupplySimulator, GATEWAY_TIMEOUT_MS } from '#server/gateways/index.ts';
import type { PoolDeps } from '#server/gateways/supply/profile-pool.ts';
import { GatewayTimeout } from '#server/gateways/time-limit.ts';
import { shareTokens } from '#server/customers/index.ts';
import { findDisplayRates } from '#server/products/index.ts';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { type ActivationDeps, registerActivation, topUpActivationWithProfile } from '#server/activations/index.ts';
import { createOrders } from '#server/supply/orders.ts';
import { withoutTopUps } from '#support/auto-top-up.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { inputOf } from '#support/input.ts';
import { bodyOf, newReseller, type Reseller, type Schemas } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { addStock, idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
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
  const channel = { id: null, name: 'Point of sale', type: 'POS' } as const;
  caller = { resellerId: await idOf(server, reseller), actor: reseller.email, channel };
});
afterAll(() => server.stop());

const register = (): Promise<ActivationResult> => {
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  return bodyOf(reseller.api.POST('/activations/register', { params, body: { inventoryItemId: item.id } }));
};

const depsWith = (supply: PoolDeps['supply'], timeoutMs = GATEWAY_TIMEOUT_MS): ActivationDeps => {
  const { db, url } = server;
  const { ensureProfiles } = createProfilePool({ system: db.system, supply, timeoutMs });
  const log = createLog('silent');
  const orders = createOrders({ db, suppliers: new Map(), timeoutMs, log });
  const { saleAttemptsEndedPerReseller } = strictLimits;
  const links = shareTokens(url, newSecret());
  return {
    db,
    links,
    findDisplayRates,
    ensureProfiles,
    orders,
    topUps: withoutTopUps,
    saleAttemptsEndedPerReseller,
    log,
  };
};

const simulator = (): PoolDeps['supply'] => createSupplySimulator(server.db.system, 'smdp.example');

const depsThatWork = (): ActivationDeps => depsWith(simulator());

type Sell = (deps: ActivationDeps, key: string) => Promise<ActivationResult>;

/** The sales that need a new eSIM, each ready to be repeated with its key. */
const sales: Record<string, () => Promise<Sell>> = {
  registerActivation: () =>
    Promise.resolve((deps, key) =>
      registerActivation(
        deps,
        caller,
        inputOf('registerActivation', { headers: { 'Idempotency-Key': key }, body: { inventoryItemId: item.id } }),
      ),
    ),
  topUpActivationWithProfile: async () => {
    const { customer } = await register();
    const body = { inventoryItemId: item.id, customerUid: customer.uid, dedicated: true };
    return (deps, key) =>
      topUpActivationWithProfile(
        deps,
        caller,
        inputOf('topUpActivationWithProfile', { headers: { 'Idempotency-Key': key }, body }),
      );
  },
};

/** What a sale could change. */
const belongings = async (): Promise<object> => {
  const { api } = reseller;
  const { balance } = await bodyOf(api.GET('/users/current/credit'));
  const { amount } = await bodyOf(api.GET('/products/inventory/{id}', { params: { path: { id: item.id } } }));
  const { items } = await bodyOf(api.GET('/activations/activated-items'));
  return { credit: balance.value, stock: amount, sales: items.length };
};

/** Down, reset, 500 and garbage reach us as a failure of the gateway; slow means that it never responds. */
const faults = {
  fails: { issueProfiles: () => Promise.reject(new Error('no answer')) },
  hangs: { issueProfiles: () => new Promise(() => {}) },
  'gives none': { issueProfiles: () => Promise.resolve([]) },
} satisfies Record<string, PoolDeps['supply']>;

const outcomes = [
  ['fails', 502, 'Bad gateway'],
  ['hangs', 504, 'Gateway timeout'],
  ['gives none', 502, 'Bad gateway'],
] as const;

/** Only one that hangs is waited for to the end of the time limit; the others answer at once, on a busy machine as well. */
const depsAt = (fault: keyof typeof faults): ActivationDeps =>
  depsWith(faults[fault], fault === 'hangs' ? 200 : GATEWAY_TIMEOUT_MS);

describe.each(Object.keys(sales))('%s', (operation) => {
  test.each(outcomes)(
    'of a supplier that %s sells from the stock of eSIMs, answers %d without one, and goes on when it is repeated',
    async (fault, status, title) => {
      const { system } = server.db;
      const sell = await sales[operation]!();
      await system`delete from esim_pool where iccid not in (select iccid from esim_pool limit 1)`;
      expect((await sell(depsAt(fault), randomUUID())).status).toBe('success');

      const before = await belongings();
      const key = randomUUID();
      await expect(sell(depsAt(fault), key)).rejects.toMatchObject({
        status,
        title,
        message: expect.stringContaining('Nothing was sold and nothing was charged'),
      });
      expect(await belongings()).toEqual(before);
      await expectBooksToBeRight(server);

      const working = depsThatWork();
      const sold = await sell(working, key);
      expect((await sell(working, key)).activatedItem.uid).toBe(sold.activatedItem.uid);
    },
  );

  test('puts the unit of own stock back', async () => {
    const sell = await sales[operation]!();
    await addStock(server, item.id, 1);
    await server.db.system`delete from esim_pool`;
    const before = await belongings();
    await expect(sell(depsAt('fails'), randomUUID())).rejects.toMatchObject({ status: 502 });
    expect(await belongings()).toEqual(before);
    expect(before).toMatchObject({ stock: 1 });

    await sell(depsThatWork(), randomUUID());
    expect(await belongings()).toMatchObject({ stock: 0 });
  });
});

test('sells an eSIM of the first batch when the supplier fails at the second', async () => {
  const working = simulator();
  let batches = 0;
  const failing: PoolDeps['supply'] = {
    issueProfiles: (count) => (batches++ === 0 ? working.issueProfiles(count) : faults.fails.issueProfiles()),
  };
  const sell = await sales['registerActivation']!();
  await server.db.system`delete from esim_pool`;
  expect((await sell(depsWith(failing), randomUUID())).status).toBe('success');
});

describe('the time limit', () => {
  test('gives up a supplier that hangs, and asks it again', async () => {
    const { ensureProfiles } = createProfilePool({ system: server.db.system, supply: faults.hangs, timeoutMs: 200 });
    await server.db.system`delete from esim_pool`;
    await expect(ensureProfiles()).rejects.toThrow(GatewayTimeout);
    await expect(ensureProfiles()).rejects.toThrow(GatewayTimeout);
  });

  test('leaves the client, which waits for a minute, time for the answer', () => {
    expect(GATEWAY_TIMEOUT_MS).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS / 2);
  });
});
