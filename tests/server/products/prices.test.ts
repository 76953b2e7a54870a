// Prices that follow from costs: taken over from a supplier, set by the operator, charged to resellers.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prices } from '#server/cli/prices.ts';
import { createLog } from '#server/core/log.ts';
import { openAsOwner } from '#server/db/connect.ts';
import type { SuppliedPackage } from '#server/gateways/index.ts';
import { costRate, refreshCatalogue, rulesFile, setRules } from '#server/products/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator } from '#support/operator-client.ts';
import { liveIn, submission } from '#support/payer.ts';
import { programOf } from '#support/programs.ts';
import { race } from '#support/race.ts';
import { bodyOf, newReseller, refusalOf, type Reseller } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { size } from '#support/size.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const SUPPLIER = 'wholesaler';
const CREDIT = 100_000;
const priceChanged = { status: 409, title: 'Price changed' };
const silent = createLog('silent');

let server: TestServer;
let home: string;
let reseller: Reseller;
/** The suffix of the packages of a test: what another one left is not offered any more. */
let mark: string;

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  home = mkdtempSync(path.join(tmpdir(), 'prices-'));
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await server.stop();
});
afterAll(() => expectBooksToBeRight(server));
beforeEach(async () => {
  mark = randomUUID().slice(0, 8);
  await server.db.system`insert into price_rules (rules) values ('{}')`;
  reseller = await newReseller(server);
  await setCredit(server, reseller, CREDIT);
});

const supplied = (name: string, changes: Partial<SuppliedPackage> = {}): SuppliedPackage =>
  suppliedPackage(`${name} ${mark}`, changes);

const offer = (packages: readonly SuppliedPackage[], log = silent) =>
  refreshCatalogue(server.db.system, SUPPLIER, packages, log);

/** The prices on sale of this test's packages, in minor units. */
const pricesOnSale = async (): Promise<Record<string, number | undefined>> => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const own = dataPackages.filter(({ name }) => name.endsWith(mark));
  return Object.fromEntries(
    own.map(({ name, prices }) => [name.replace(` ${mark}`, ''), Math.round((prices[0]?.priceValue ?? 0) * 100)]),
  );
};

const environment = () => ({ ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home });

/** What `npm run prices` prints with these arguments. */
const run = (...words: string[]): Promise<string> => prices(words, environment());

/** The same as a process, whose start takes longer than all that it does. */
const runCommand = async (...words: string[]) => {
  const child = spawn(process.execPath, [programOf('src/server/cli/prices.ts'), ...words], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, error };
};

/** Sets rules as the command does, without a process. */
const set = (rules: unknown) =>
  setRules(
    { system: server.db.system, log: silent, confirmPriceAbove: 10_000 },
    rulesFile.parse(rules),
    async () => true,
  );

const fileOf = (rules: unknown): string => {
  const file = path.join(home, `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(rules));
  return file;
};

const sell = (inventoryItemId: string, cents: number) =>
  registerSale(
    reseller,
    inventoryItemId,
    { expectedPrice: { priceValue: cents / 100, currencyCode: 'USD' } },
    randomUUID(),
  );

describe('what the operator sets', () => {
  test('is shown before it is applied, and counts for the next quote', async () => {
    await offer([supplied('Small'), supplied('Large', { sizeValue: 20, cost: 2_000 })]);
    expect(await pricesOnSale()).toEqual({ Small: 509, Large: 2_509 });
    const file = fileOf({ rules: [{ supplier: SUPPLIER, fromGb: 10, marginPercent: 10, fixed: 0.5 }] });

    const preview = await runCommand('set', file);
    expect(preview.out).toContain(`Large ${mark}: costs 20.00 USD, price 25.09 -> 22.59\n`);
    expect(preview.out).toMatch(/^1 of \d+ packages would change\. Nothing was set: add --apply to set it\.$/m);
    expect(await pricesOnSale()).toEqual({ Small: 509, Large: 2_509 });

    expect(await run('set', file, '--apply')).toMatch(/^1 of \d+ packages changed$/m);
    expect(await pricesOnSale()).toEqual({ Small: 509, Large: 2_259 });
    expect(await run()).toContain('"marginPercent": 10');
  });

  test.each([
    ['a field that there is not', { margin: 5 }, 'Unrecognized key: "margin"'],
    ['a region that there is not', { rules: [{ region: 'Atlantis' }] }, 'rules[0].region'],
    ['parts of a cent', { floor: 0.001 }, 'Give at most two decimals.'],
    ['a loss', { rules: [{ marginPercent: -5 }] }, 'rules[0].marginPercent'],
    [
      'a rule that is never reached',
      { rules: [{ fixed: 1 }, { region: 'EU' }] },
      'A rule for all packages is the last',
    ],
  ])('has no %s', (_, rules, message) => {
    const { error } = rulesFile.safeParse(rules);
    expect(error && z.prettifyError(error)).toContain(message);
  });

  test('is refused when it is not valid, with the reason, and nothing is set', async () => {
    const [before] = await server.db.system`select count(*) from price_rules`;
    const { out, error } = await runCommand('set', fileOf({ floor: -1 }), '--apply');
    expect(out).toBe('');
    expect(error).toContain('at floor');
    expect(await server.db.system`select count(*) from price_rules`).toEqual([before]);
  });

  test('between quote and sale has the sale refused, and the purchase', async () => {
    const { id } = await shelve(reseller, 'Germany 1 GB');
    await liveIn(reseller, 'US');
    const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
    const cart = [{ dataPackageId: dataPackages.find(({ name }) => name === 'Germany 1 GB')?.id ?? '', amount: 2 }];
    const quoted = await bodyOf(reseller.api.POST('/products/calculate-cart-price', { body: cart }));
    expect((await sell(id, 185)).response.status).toBe(200);

    await set({ rules: [{ supplier: 'simulator', fixed: 0.2 }] });
    expect(await refusalOf(sell(id, 185))).toEqual(priceChanged);
    const total = quoted.totalPrices[0]?.priceValue ?? 0;
    const body = { ...submission(server, total), cart };
    expect(await refusalOf(reseller.api.POST('/payments/submit', { params: {}, body }))).toEqual(priceChanged);
    const sold = await bodyOf(sell(id, 209));
    expect(sold.activatedItem.purchasePrice).toMatchObject({ priceValue: 2.09 });

    await set({});
    expect((await sell(id, 185)).response.status).toBe(200);
  });
});

describe('a cost in another currency', () => {
  test('has no price without a rate, which is logged and listed, and follows the newest one', async () => {
    const lines: string[] = [];
    const destination = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
    await offer([supplied('Pounds', { costCurrency: 'GBP' })], createLog('info', destination));
    expect(await pricesOnSale()).toEqual({});
    expect(lines.join()).toContain(`"of":"${SUPPLIER} GBP","packages":1,"msg":"Packages are not on sale`);
    expect(await run()).toContain(`Pounds ${mark}: costs 4.00 GBP, price -   not on sale: cost in a currency`);

    await run('rate', 'GBP', '1.25', '--date', '2026-02-01', '--apply');
    expect(await pricesOnSale()).toEqual({ Pounds: 629 });
    // An older rate comes late: it changes nothing.
    await run('rate', 'GBP', '2', '--date', '2026-01-31', '--apply');
    expect(await pricesOnSale()).toEqual({ Pounds: 629 });
    expect(await run('rate', 'GBP', '1.5')).toContain(`Pounds ${mark}: costs 4.00 GBP, price 6.29 -> 7.59`);
    expect(await pricesOnSale()).toEqual({ Pounds: 629 });
    expect(await run()).toContain('1 GBP = 1.25 USD   (2026-02-01)');
  });

  test.each([
    ['US dollars', 'USD', '1', '2026-02-01'],
    ['a rate of 0', 'EUR', '0', '2026-02-01'],
    ['no number', 'EUR', '1,08', '2026-02-01'],
    ['a date to come', 'EUR', '1.08', '9999-01-01'],
  ])('gets no rate by %s', (_, currency, rate, asOf) => {
    expect(costRate.safeParse({ currency, rate, asOf }).success).toBe(false);
  });
});

describe('a catalogue', () => {
  const afterApproval = () => set({ newPackages: 'after approval' });

  test('has new packages on sale after approval where the operator wants to see them', async () => {
    await offer([supplied('Old')]);
    await afterApproval();
    await offer([supplied('Old'), supplied('New'), supplied('Other')]);
    expect(await pricesOnSale()).toEqual({ Old: 509 });
    const waiting = (await run()).split('\n').filter((line) => line.includes('waits for approval'));
    expect(waiting).toHaveLength(2);
    const id =
      waiting
        .find((line) => line.includes('New'))
        ?.trim()
        .split(' ')[0] ?? '';
    expect(await run('approve', id)).toContain('1 package approved');
    expect(await pricesOnSale()).toEqual({ Old: 509, New: 509 });
    expect(await run('approve', 'all')).toContain('1 package approved');
    expect(await pricesOnSale()).toEqual({ Old: 509, New: 509, Other: 509 });
  });

  test('takes off sale what vanished, which stays with what was sold, and comes back without approval', async () => {
    await offer([supplied('Stays'), supplied('Goes')]);
    await server.db.system`
      update product set supplier = null, supplier_package = null, profile_domain_key = 'core'
      where name = ${`Goes ${mark}`}`;
    const item = await shelve(reseller, `Goes ${mark}`);
    await bodyOf(sell(item.id, priceOf(item)));
    await server.db.system`
      update product set supplier = ${SUPPLIER}, supplier_package = name where name = ${`Goes ${mark}`}`;

    await afterApproval();
    await offer([supplied('Stays')]);
    expect(await pricesOnSale()).toEqual({ Stays: 509 });
    expect((await sell(item.id, priceOf(item))).response.status).toBe(409);
    const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
    expect(items.map(({ name }) => name)).toEqual([`Goes ${mark}`]);
    expect((await bodyOf(reseller.api.GET('/products/inventory'))).items).toMatchObject([{ active: false }]);

    await offer([supplied('Stays'), supplied('Goes')]);
    expect(await pricesOnSale()).toEqual({ Stays: 509, Goes: 509 });
  });

  test('follows the cost, and is taken over once however many processes do', async () => {
    await offer([supplied('Cheap')]);
    const dearer = [supplied('Cheap', { cost: 800 }), supplied('Cheap', { cost: 800 }), supplied('New')];
    await race(
      Array.from({ length: 6 }, () => () => offer(dearer)),
      6,
    );
    expect(await pricesOnSale()).toEqual({ Cheap: 1_009, New: 509 });
  });

  test('that did not change is not written again', async () => {
    const versions = () => server.db.system`
      select id, xmin::text, (select xmin::text from wholesale where product_id = id) as cost from product order by id`;
    await offer([supplied('Same')]);
    const before = await versions();
    await offer([supplied('Same')]);
    expect(await versions()).toEqual(before);
  });
});

describe('the price list of a day', () => {
  /** Lets what is kept of this test's packages have happened earlier: its owner alone can change it. */
  const backdate = async (days: number): Promise<void> => {
    const owner = openAsOwner(server.databaseUrl);
    await owner.begin(async (tx) => {
      await tx`alter table product_price disable trigger append_only`;
      await tx`
        update product_price set since = since - make_interval(days => ${days})
        where product_id in (select id from product where name like ${`%${mark}`})`;
      await tx`alter table product_price enable trigger append_only`;
    });
    await owner.end();
  };

  test('has the prices of then, whatever became of them', async () => {
    const { desk } = await newOperator(server);
    const now = Date.now();
    const dayOf = (daysAgo: number): string => new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const pricesOn = async (date: string) => {
      const query = { date, page_size: 100 };
      const pages = [await bodyOf(desk.GET('/price-list', { params: { query } }))];
      while (pages.at(-1)?.hasMore) {
        pages.push(
          await bodyOf(desk.GET('/price-list', { params: { query: { ...query, page_index: pages.length } } })),
        );
      }
      const own = pages.flatMap(({ items }) => items).filter(({ name }) => name.endsWith(mark));
      return Object.fromEntries(own.map(({ name, price }) => [name.replace(` ${mark}`, ''), price.value]));
    };
    const csvOn = async (date: string, Locale: string) => {
      const params = { query: { date }, header: { Locale } };
      return (await desk.GET('/price-list/csv', { params, parseAs: 'text' })).data;
    };
    await offer([supplied('=Stays'), supplied('=Rises'), supplied('=Goes')]);
    await backdate(3);
    const before = { '=Stays': 5.09, '=Rises': 5.09, '=Goes': 5.09 };
    expect(await pricesOn(dayOf(0))).toEqual(before);

    await offer([supplied('=Stays'), supplied('=Rises', { cost: 800 })]);
    expect(await pricesOn(dayOf(0))).toEqual({ '=Stays': 5.09, '=Rises': 10.09 });
    expect(await pricesOn(dayOf(1))).toEqual(before);
    expect(await pricesOn(dayOf(3))).toEqual(before);
    expect(await pricesOn(dayOf(4))).toEqual({});

    expect(await csvOn(dayOf(1), 'en')).toContain(`'=Rises ${mark},${SUPPLIER},5.09,7.89,USD,`);
    expect(await csvOn(dayOf(0), 'de')).toContain(`'=Rises ${mark};${SUPPLIER};10,09;`);
  });
});

test('requests have no right to what packages cost us', async () => {
  await expect(server.db.app`select from wholesale`).rejects.toThrow('permission denied for table wholesale');
});

test('every sale is recorded at the price that was quoted, whatever the rules', async () => {
  const cents = fc.integer({ min: 0, max: 500 }).map((amount) => amount / 100);
  const rule = fc.record(
    {
      supplier: fc.constant('simulator'),
      region: fc.constantFrom('Western Europe', 'EU'),
      fromGb: fc.constantFrom(0.5, 1, 2),
      marginPercent: cents,
      fixed: cents,
    },
    { requiredKeys: ['supplier', 'marginPercent'] },
  );
  const rules = fc.record({ floor: cents, rules: fc.array(rule, { maxLength: 3 }) });
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await fc.assert(
    fc.asyncProperty(rules, async (written) => {
      await set(written);
      const item = await bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id } } }));
      const quoted = priceOf(item);
      expect(quoted).toBeGreaterThanOrEqual(185 + Math.round(written.floor * 100));
      const { activatedItem } = await bodyOf(sell(id, quoted));
      expect(activatedItem.purchasePrice).toMatchObject({ priceValue: quoted / 100 });
    }),
    { numRuns: size(10, 100) },
  );
});
