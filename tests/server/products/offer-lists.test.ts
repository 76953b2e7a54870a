// The list of the packages on offer is made once for all resellers of the same terms. Nobody may see the prices of other terms,
// or those of a catalogue that was changed, by whatever process.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { refreshCatalogue } from '#server/products/index.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { setCredit } from '#support/stock-setup.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  const secret = newSecret();
  server = await startTestServer({ hasBackgroundWork: false, secret });
  const { databaseUrl, url: publicUrl } = server;
  other = await startTestServer({ hasBackgroundWork: false, secret, databaseUrl, publicUrl });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

type Terms = { discountBps?: number; currency?: string };

/** Two operators would set a discount that reaches below the cost of a package, and there is no desk here. */
const setDiscount = ({ email }: Reseller, discountBps: number) => server.db.system`
  update reseller set discount_bps = ${discountBps}, discount_confirmed_bps = ${discountBps} where email = ${email}`;

const resellerWith = async ({ discountBps = 0, currency = 'USD' }: Terms = {}): Promise<Reseller> => {
  const reseller = await newReseller(server);
  await setCredit(server, reseller, 0);
  await bodyOf(reseller.api.POST('/payments/currencies', { body: { currencyCode: currency } }));
  await setDiscount(reseller, discountBps);
  return reseller;
};

/** Price and currency of each package, by its name. */
const pricesFor = async ({ api }: Reseller): Promise<Map<string, { price: number; currency: string }>> => {
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  return new Map(
    dataPackages.map(({ name, prices: [first] }) => [
      name,
      { price: first?.priceValue ?? 0, currency: first?.currencyCode ?? '' },
    ]),
  );
};

test('resellers of other discounts and currencies get their own prices, in whatever order they ask', async () => {
  const all = [
    await resellerWith(),
    await resellerWith({ discountBps: 1_000 }),
    await resellerWith({ currency: 'EUR' }),
    await resellerWith({ currency: 'EUR', discountBps: 1_000 }),
  ];
  for (let round = 0; round < 2; round += 1) {
    const lists = await Promise.all(all.map(pricesFor));
    const [list = 0, discounted = 0] = lists.map((prices) => prices.get('Germany 1 GB')?.price);
    expect(discounted).toBeCloseTo(list * 0.9, 1);
    expect(discounted).toBeLessThan(list);
    expect(lists.map((prices) => prices.get('Germany 1 GB')?.currency)).toEqual(['USD', 'USD', 'EUR', 'EUR']);
    const [rates] = await server.db.system<[{ ratePpm: number }]>`select rate_ppm from currency where code = 'EUR'`;
    const [, , euros = 0, fewerEuros = 0] = lists.map((prices) => prices.get('Germany 1 GB')?.price);
    expect(euros).toBeCloseTo((list * rates.ratePpm) / 1e6, 1);
    expect(fewerEuros).toBeLessThan(euros);
  }
});

test('another discount of the same reseller is shown at once', async () => {
  const reseller = await resellerWith();
  const before = (await pricesFor(reseller)).get('Germany 1 GB')?.price ?? 0;
  await setDiscount(reseller, 2_000);
  expect((await pricesFor(reseller)).get('Germany 1 GB')?.price).toBeLessThan(before);
});

test('a change of the catalogue by one process is shown by all of them at once', async () => {
  const reseller = await resellerWith();
  /** Whether each of the two processes offers the package. */
  const areOffering = (): Promise<boolean[]> =>
    Promise.all(
      [server, other].map(async ({ port }) => {
        const response = await fetch(`http://localhost:${port}/client-api/products/data-packages`, {
          headers: { authorization: `Bearer ${reseller.token}` },
        });
        return (await response.text()).includes('Nowhere 1 GB');
      }),
    );
  expect(await areOffering()).toEqual([false, false]);
  const offered = [suppliedPackage('Nowhere 1 GB')];
  await refreshCatalogue(server.db.system, 'wholesaler', offered, createLog('silent'));
  expect(await areOffering()).toEqual([true, true]);
  await refreshCatalogue(other.db.system, 'wholesaler', [], createLog('silent'));
  expect(await areOffering()).toEqual([false, false]);
});
