// Prices take two operators where they would move far, or lose money (decision 57).
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#server/cli/prices.ts';
import { createLog } from '#server/core/log.ts';
import type { SuppliedPackage } from '#server/gateways/index.ts';
import { lockCatalogue, readPriceSettings, refreshCatalogue, reprice } from '#server/products/index.ts';
import { changesOf } from '#support/audit.ts';
import { attentionTo, codeOf, openDesk } from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import type { Operator, OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { size } from '#support/size.ts';
import { idOf } from '#support/stock-setup.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import type { TestServer } from '#support/test-server.ts';

const SUPPLIER = 'wholesaler';
const silent = createLog('silent');

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let home: string;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
  home = mkdtempSync(path.join(tmpdir(), 'price-changes-'));
});
// What the tests before decided: rates, losses that were confirmed and changes that wait are there for good.
beforeEach(async () => {
  const { system } = server.db;
  await system`delete from price_change`;
  await system`delete from cost_rate`;
  await system`update reseller set discount_bps = 0, discount_confirmed_bps = 0`;
  await system`update wholesale set loss_confirmed = 0`;
  await system`insert into price_rules (rules, set_at) values ('{}', now() - interval '2 days')`;
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await server.stop();
});
afterAll(() => expectBooksToBeRight(server));

const offer = (...packages: SuppliedPackage[]) => refreshCatalogue(server.db.system, SUPPLIER, packages, silent);
const rules = (by = olivia) => bodyOf(by.desk.GET('/price-rules'));
const packageNamed = async (name: string) =>
  (await bodyOf(olivia.desk.GET('/packages', { params: { query: { search: name, supplier: SUPPLIER } } }))).items[0]!;

const rateOf = (currency: string, rate: string, asOf = '2026-11-20') => ({ currency, rate, asOf });
const setRate = async (rate: OperatorSchemas['CostRateRequest'], by = olivia) =>
  by.desk.PUT('/cost-rates', { body: { ...rate, seen: (await rules()).revision } });
const ratesNow = async () => (await rules()).rates.map(({ currency, rate }) => `${currency} ${rate}`);

type Rules = Partial<OperatorSchemas['PriceRules']>;
const setRules = async (wanted: Rules, by = olivia) => {
  const { newPackages, floor, revision: seen } = await rules();
  return by.desk.PUT('/price-rules', { body: { newPackages, floor, rules: [], ...wanted, seen } });
};
const margin = (marginPercent: number): Rules => ({ rules: [{ marginPercent, fixed: 0 }] });

const waitingOnly = async () => {
  const { waiting } = await rules();
  expect(waiting).toHaveLength(1);
  return waiting[0]!;
};
const look = (id: string, by = otto) => bodyOf(by.desk.GET('/price-changes/{id}', { params: { path: { id } } }));
const confirm = async (id: string, by = otto, seen?: number) =>
  by.desk.POST('/price-changes/{id}/confirm', {
    params: { path: { id } },
    body: { seen: seen ?? (await rules()).revision },
  });
const decline = (id: string, by = otto) => by.desk.POST('/price-changes/{id}/decline', { params: { path: { id } } });

const setDiscount = async (discountRate: number) => {
  const reseller = await newReseller(server);
  const params = { path: { id: await idOf(server, reseller) } };
  const seen = { discountRate: 0, pricingGroup: '' };
  return bodyOf(olivia.desk.PUT('/resellers/{id}/pricing', { params, body: { ...seen, discountRate, seen } }));
};

describe('a rate', () => {
  test('that no market ever had is refused, at the desk and by the command', async () => {
    const { error } = await setRate(rateOf('EUR', '0.000001'));
    expect(error).toMatchObject({ status: 400, errors: [{ field: 'body.rate' }] });
    const environment = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home };
    await expect(prices(['rate', 'EUR', '0.000001', '--apply'], environment)).rejects.toThrow('No such rate');
    expect(await rules()).toMatchObject({ rates: [], waiting: [] });
  });

  test('that the command cannot read is refused for one reason', async () => {
    const refusal = await prices(['rate', 'EUR', 'abc'], process.env).catch((error: unknown) => error);
    expect((refusal as z.core.$ZodError).issues).toMatchObject([{ path: ['rate'] }]);
  });

  test.each([
    ['is plausible', 'EUR', '1.08'],
    ['is within the limit of the last one', 'EUR', '1.2'],
  ])('that %s is set by one operator', async (_name, currency, rate) => {
    await bodyOf(setRate(rateOf(currency, '1.08')));
    await bodyOf(setRate(rateOf(currency, rate)));
    expect(await ratesNow()).toEqual([`${currency} ${rate}`]);
  });

  test.each([
    ['where its currency never was', 'EUR', '0.5'],
    ['of a currency that nothing is known of', 'XXA', '1'],
  ])('%s waits for another operator when it is the first', async (_name, currency, rate) => {
    await bodyOf(setRate(rateOf(currency, rate)));
    expect(await ratesNow()).toEqual([]);
    expect(await waitingOnly()).toMatchObject({ kind: 'RATE', rate: { currency }, operator: olivia.email });
  });

  test('far from the last one waits, and sells nothing at it before another operator confirms it, once', async () => {
    await bodyOf(setRate(rateOf('GBP', '1.25')));
    await offer(suppliedPackage('Pounds', { costCurrency: 'GBP' }));
    await bodyOf(setRate(rateOf('GBP', '0.9')));
    expect((await packageNamed('Pounds')).price).toEqual({ value: 6.29, currencyCode: 'USD' });
    const { id } = await waitingOnly();
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'PRICES', facts: { name: olivia.email } }]);
    expect(await look(id)).toMatchObject({ needsAnother: true, falling: 1 });
    expect(await codeOf(confirm(id, olivia))).toBe('own_adjustment');
    const seen = (await rules()).revision;
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(id, otto, seen)));
    expect(answers.filter(({ response }) => response.status === 200)).not.toHaveLength(0);
    expect(await bodyOf(confirm(id))).toMatchObject({ waiting: [], rates: [{ rate: 0.9 }] });
    expect((await packageNamed('Pounds')).price).toEqual({ value: 4.59, currencyCode: 'USD' });
    expect(await attentionTo(otto, id)).toEqual([]);
    const recorded = (await changesOf(server, 'rate GBP')).filter(({ after }) => after.ratePpm === 900_000);
    expect(recorded).toMatchObject([{ action: 'prices.rate_set', after: { enteredBy: olivia.email } }]);
  });

  test('goes there in no small parts', async () => {
    for (const rate of ['1.25', '1.1']) await bodyOf(setRate(rateOf('GBP', rate)));
    await bodyOf(setRate(rateOf('GBP', '0.95'), otto));
    expect(await ratesNow()).toEqual(['GBP 1.1']);
    expect((await waitingOnly()).rate).toMatchObject({ rate: 0.95 });
  });

  test('is not lower than the rate that resellers pay at lets a package cost', async () => {
    await bodyOf(setRate(rateOf('EUR', '1.08')));
    await offer(suppliedPackage('Euros', { costCurrency: 'EUR' }));
    // Within the limit of the last one, but the euro is sold at 1 / 0.92 dollars.
    await bodyOf(setRate(rateOf('EUR', '0.92')));
    expect(await ratesNow()).toEqual(['EUR 1.08']);
    expect(await look((await waitingOnly()).id)).toMatchObject({ belowCost: 1, needsAnother: true });
  });

  test('is replaced by the next one, declined, or gone after a week', async () => {
    await bodyOf(setRate(rateOf('GBP', '1.25')));
    await bodyOf(setRate(rateOf('GBP', '0.9')));
    const first = await waitingOnly();
    await bodyOf(setRate(rateOf('GBP', '0.9')));
    expect((await waitingOnly()).id).toBe(first.id);
    await bodyOf(setRate(rateOf('GBP', '1.24'), otto));
    expect((await rules()).waiting).toEqual([]);
    expect(await codeOf(confirm(first.id))).toBe('adjustment_closed');
    await bodyOf(setRate(rateOf('GBP', '0.91')));
    const second = await waitingOnly();
    expect(await bodyOf(decline(second.id, olivia))).toMatchObject({ waiting: [] });
    expect(await codeOf(confirm(second.id))).toBe('adjustment_closed');
    await bodyOf(setRate(rateOf('GBP', '0.92')));
    const third = await waitingOnly();
    await server.db.system`update price_change set created_at = now() - interval '8 days' where id = ${third.id}`;
    expect((await rules()).waiting).toEqual([]);
    expect(await codeOf(confirm(third.id))).toBe('adjustment_closed');
    expect(await ratesNow()).toEqual(['GBP 1.24']);
  });

  test('is confirmed only by who has seen what it changes now', async () => {
    await bodyOf(setRate(rateOf('XXA', '1')));
    const { id } = await waitingOnly();
    const { revision } = await look(id);
    await bodyOf(setRate(rateOf('GBP', '1.25'), otto));
    expect(await codeOf(confirm(id, otto, revision))).toBe('catalogue_changed');
    expect((await waitingOnly()).id).toBe(id);
  });
});

describe('rules', () => {
  test('that let prices fall far wait for another operator, in small parts too', async () => {
    await offer(suppliedPackage('Cheap', { cost: 10_000 }));
    await bodyOf(setRules(margin(60)));
    expect((await packageNamed('Cheap')).marginRate).toBeGreaterThan(59);
    await server.db.system`delete from price_change`;
    await server.db.system`insert into price_rules (rules, set_at)
      values ('{"rules": [{"marginPercent": 60}]}', now() - interval '2 days')`;
    await bodyOf(setRules(margin(40)));
    await bodyOf(setRules(margin(20), otto));
    expect((await packageNamed('Cheap')).marginRate).toBeLessThan(61);
    const { id } = await waitingOnly();
    await bodyOf(confirm(id, olivia));
    expect((await packageNamed('Cheap')).marginRate).toBeLessThan(21);
  });

  test('that sell below cost to somebody wait, and are seen to', async () => {
    await offer(suppliedPackage('Small', { cost: 10_000 }));
    const { price } = await packageNamed('Small');
    // Large purchases are 8 percent cheaper.
    await bodyOf(setRules(margin(5)));
    expect((await packageNamed('Small')).price).toEqual(price);
    const { id } = await waitingOnly();
    expect(await look(id)).toMatchObject({ belowCost: 1, needsAnother: true });
    await bodyOf(confirm(id));
    // Two agreed on the rules, nobody on selling this package at a loss.
    expect(await packageNamed('Small')).toMatchObject({
      state: 'OFF_SALE',
      reason: 'BELOW_COST',
      price: { value: 105.09 },
    });
  });

  test('that wait are shown whole beside those that hold, at the desk and by the command', async () => {
    await offer(suppliedPackage('Seen', { cost: 10_000 }));
    const unseen = { supplier: 'tomorrow', marginPercent: 0, fixed: 0 };
    const wanted = [unseen, { marginPercent: 5, fixed: 0 }];
    await bodyOf(setRules({ newPackages: 'AFTER_APPROVAL', rules: wanted }));
    await bodyOf(setRate(rateOf('GBP', '1.25', '2026-11-20')));
    await bodyOf(setRate(rateOf('GBP', '1.8', '2026-11-21')));
    const { waiting } = await rules();
    expect(waiting).toMatchObject([
      { kind: 'RULES', rules: { newPackages: 'AFTER_APPROVAL', floor: 0, rules: wanted } },
      { kind: 'RATE', rate: { rate: 1.8 } },
    ]);
    expect((await look(waiting[0]!.id)).losses).toMatchObject([{ name: 'Seen', supplier: SUPPLIER, onSale: false }]);
    const environment = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home };
    const said = await prices([], environment);
    expect(said).toContain('new packages: at once -> after approval');
    expect(said).toContain('new in place 1: tomorrow: 0 % and 0.00');
    expect(said).toContain('Rate of GBP: 1.25 USD (2026-11-20) -> 1.8 USD (2026-11-21)');
    expect(said).toContain(`entered by ${olivia.email} on `);
  });

  test('of a command wait for an operator as well', async () => {
    await offer(suppliedPackage('Small', { cost: 10_000 }));
    const file = path.join(home, `${randomUUID()}.json`);
    writeFileSync(file, JSON.stringify({ rules: [{ marginPercent: 0 }] }));
    const environment = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home };
    expect(await prices(['set', file, '--apply'], environment)).toContain('Another operator has to confirm it');
    expect((await rules()).rules).toEqual([]);
    const waiting = await waitingOnly();
    expect(waiting).not.toHaveProperty('operator');
    await bodyOf(confirm(waiting.id, olivia));
    expect((await rules()).rules).toMatchObject([{ marginPercent: 0 }]);
  });
});

describe('what is shown before', () => {
  type Product = { id: string; price: number; retailPrice: number; active: boolean };
  const products = () => server.db.system<Product[]>`
    select p.id, p.price, p.retail_price, p.active from product p join wholesale w on w.product_id = p.id where w.offered`;
  /** Computed of the catalogue alone, not by what makes previews. */
  const difference = (before: readonly Product[], after: readonly Product[]) => {
    const then = new Map(before.map((one) => [one.id, one]));
    const pairs = after.map((now) => ({ now, was: then.get(now.id)! }));
    const count = (isOne: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(isOne).length;
    return {
      changed: count(({ now, was }) => !isDeepStrictEqual({ ...now }, { ...was })),
      rising: count(({ now, was }) => now.price > was.price),
      falling: count(({ now, was }) => now.price < was.price),
      comingOnSale: count(({ now, was }) => now.active && !was.active),
      goingOffSale: count(({ now, was }) => !now.active && was.active),
    };
  };

  const percents = fc.constantFrom(0, 1, 3, 5, 8.5, 10, 25, 60);
  const added = { marginPercent: percents, fixed: fc.constantFrom(0, 0.1, 2) };
  const rule = fc.record(added);
  const ofSupplier = fc.record({ ...added, supplier: fc.constant(SUPPLIER) });
  const wantedRules = fc.record({
    floor: fc.constantFrom(0, 0.5, 5),
    rules: fc.oneof(fc.tuple(rule), fc.tuple(ofSupplier, rule)),
  });
  const standings = fc.record({ discountBps: fc.constantFrom(0, 500, 2_000), allowed: fc.constantFrom(0, 150, 4_000) });

  test('is what happens, whatever rules and discounts hold, and nothing comes on sale at a loss by it', async () => {
    const reseller = await idOf(server, await newReseller(server));
    const costs = [100, 219, 4_209, 10_000, 50_000];
    await offer(...costs.map((cost) => suppliedPackage(`Random ${cost}`, { cost })));
    const { system } = server.db;
    await fc.assert(
      fc.asyncProperty(wantedRules, wantedRules, standings, async (holding, wanted, { discountBps, allowed }) => {
        await system`update reseller set discount_bps = ${discountBps} where reseller_id = ${reseller}`;
        await system`update wholesale set loss_confirmed = ${allowed}`;
        await system.begin(async (tx) => {
          await lockCatalogue(tx);
          await tx`insert into price_rules (rules) values (${tx.json(holding)})`;
          await reprice(tx, await readPriceSettings(tx), silent);
        });
        const before = await products();
        const preview = await bodyOf(
          olivia.desk.POST('/price-rules/preview', { body: { newPackages: 'AT_ONCE', ...wanted } }),
        );
        const { waiting } = await bodyOf(setRules({ newPackages: 'AT_ONCE', ...wanted }));
        expect(waiting).toHaveLength(preview.needsAnother ? 1 : 0);
        for (const { id } of waiting) {
          expect(await look(id)).toMatchObject({ ...preview, revision: expect.any(Number) });
          await bodyOf(confirm(id));
        }
        const { changed, rising, falling, comingOnSale, goingOffSale } = preview;
        expect(difference(before, await products())).toEqual({ changed, rising, falling, comingOnSale, goingOffSale });
      }),
      { numRuns: size(6, 50) },
    );
  });
});

describe('a package that somebody would buy below its cost', () => {
  test('is off sale when its supplier raises the cost, until two operators say so', async () => {
    await offer(suppliedPackage('Rises', { cost: 400 }));
    await bodyOf(setRules({ rules: [{ marginPercent: 0, fixed: 1 }] }));
    await offer(suppliedPackage('Rises', { cost: 40_000 }));
    const { id } = await packageNamed('Rises');
    expect(await packageNamed('Rises')).toMatchObject({ state: 'OFF_SALE', reason: 'BELOW_COST' });
    expect(await attentionTo(otto, 'below-cost')).toMatchObject([{ kind: 'BELOW_COST', facts: { count: 1 } }]);
    const { revision: seen } = await rules();
    const body = { onSale: true, ids: [id], seen };
    expect(await bodyOf(olivia.desk.PUT('/packages/on-sale', { body }))).toMatchObject({ waiting: 1, notOnSale: 0 });
    const waiting = await waitingOnly();
    expect(waiting).toMatchObject({ kind: 'SALE', packages: 1 });
    expect(await look(waiting.id)).toMatchObject({ comingOnSale: 1, belowCost: 1 });
    expect(await codeOf(confirm(waiting.id, olivia))).toBe('own_adjustment');
    await bodyOf(confirm(waiting.id));
    expect(await packageNamed('Rises')).toMatchObject({ state: 'ON_SALE' });
    // Two agreed on this loss, and on no larger one.
    await offer(suppliedPackage('Rises', { cost: 50_000 }));
    expect(await packageNamed('Rises')).toMatchObject({ state: 'OFF_SALE', reason: 'BELOW_COST' });
  });

  test('comes on sale only at the loss that the first operator saw', async () => {
    await bodyOf(setRules({ rules: [{ marginPercent: 0, fixed: 1 }] }));
    await offer(suppliedPackage('Grows', { cost: 40_000 }));
    const { id } = await packageNamed('Grows');
    const { revision: seen } = await rules();
    await bodyOf(olivia.desk.PUT('/packages/on-sale', { body: { onSale: true, ids: [id], seen } }));
    await offer(suppliedPackage('Grows', { cost: 60_000 }));
    const waiting = (await rules()).waiting.find(({ kind }) => kind === 'SALE')!;
    expect(await look(waiting.id)).toMatchObject({ comingOnSale: 0, belowCost: 1 });
    await bodyOf(confirm(waiting.id));
    expect(await packageNamed('Grows')).toMatchObject({ state: 'OFF_SALE', reason: 'BELOW_COST' });
  });

  test('stops a discount that one operator gives', async () => {
    await offer(suppliedPackage('Quarter', { cost: 10_000 }));
    expect(await setDiscount(10)).toMatchObject({ discountRate: 10 });
    const waiting = await setDiscount(20);
    expect(waiting).toMatchObject({ discountRate: 0, waitingPricing: { discountRate: 20, belowCost: 1 } });
    const params = { path: { id: waiting.waitingPricing!.id } };
    expect(await bodyOf(otto.desk.POST('/pricing-changes/{id}/confirm', { params }))).toMatchObject({
      discountRate: 20,
    });
    // The discount that two agreed on takes nothing off sale; the one of a single operator does.
    await offer(suppliedPackage('Quarter', { cost: 10_010 }));
    expect(await packageNamed('Quarter')).toMatchObject({ state: 'ON_SALE' });
    await bodyOf(setRules(margin(20)));
    expect(await look((await waitingOnly()).id)).toMatchObject({ belowCost: 1 });
  });
});
