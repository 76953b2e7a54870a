// Operators set what currencies of costs are worth; commands that do the same are recorded as well.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { refreshCatalogue } from '#server/products/index.ts';
import { changesOf } from '#support/audit.ts';
import { codeOf, openDesk } from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import type { Operator, OperatorSchemas } from '#support/operator-client.ts';
import { programOf } from '#support/programs.ts';
import { bodyOf } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import type { TestServer } from '#support/test-server.ts';

const secret = newSecret();

let server: TestServer;
let olivia: Operator;
let otto: Operator;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk({ secret }));
  const packages = [suppliedPackage('Pounds', { costCurrency: 'GBP' })];
  await refreshCatalogue(server.db.system, 'wholesaler', packages, createLog('silent'));
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

type Rate = OperatorSchemas['CostRateRequest'];
const rules = () => bodyOf(olivia.desk.GET('/price-rules'));
const preview = (body: Rate) => olivia.desk.POST('/cost-rates/preview', { body });
const set = async (rate: Rate, { by = olivia, seen }: { by?: Operator; seen?: number } = {}) =>
  by.desk.PUT('/cost-rates', { body: { ...rate, seen: seen ?? (await rules()).revision } });
const packageNamed = async (search: string) =>
  (await bodyOf(olivia.desk.GET('/packages', { params: { query: { search } } }))).items[0];
const pounds = (rate: string, asOf = '2026-11-20'): Rate => ({ currency: 'GBP', rate, asOf });

describe('an operator', () => {
  test('sees what a rate would change, and nothing is changed by it', async () => {
    expect(await packageNamed('Pounds')).toMatchObject({ state: 'OFF_SALE', reason: 'NO_RATE' });
    expect(await bodyOf(preview(pounds('1.25')))).toMatchObject({ changed: 1, comingOnSale: 1 });
    expect(await packageNamed('Pounds')).toMatchObject({ state: 'OFF_SALE' });
    expect((await rules()).rates).toEqual([]);
  });

  test('sets a rate exactly, and the prices follow', async () => {
    const { rates } = await bodyOf(set(pounds('1.250001')));
    expect(rates).toEqual([{ currency: 'GBP', rate: 1.250001, asOf: '2026-11-20' }]);
    expect(await packageNamed('Pounds')).toMatchObject({ state: 'ON_SALE', price: { currencyCode: 'USD' } });
    await bodyOf(set(pounds('1.3', '2026-11-21'), { by: otto }));
    expect(await changesOf(server, 'rate GBP')).toMatchObject([
      { action: 'prices.rate_set', before: {}, after: { ratePpm: 1_250_001, asOf: '2026-11-20', changed: 1 } },
      {
        action: 'prices.rate_set',
        before: { ratePpm: 1_250_001, asOf: '2026-11-20' },
        after: { ratePpm: 1_300_000, asOf: '2026-11-21' },
      },
    ]);
  });

  test('changes nothing by the same rate again, also of a state that is not the newest', async () => {
    const before = (await rules()).revision;
    await bodyOf(set(pounds('1.3', '2026-11-21'), { seen: 0 }));
    expect((await rules()).revision).toBe(before);
  });

  test('keeps a rate of an earlier day, which changes no price', async () => {
    const { price } = (await packageNamed('Pounds')) ?? {};
    await bodyOf(set(pounds('9', '2026-01-01')));
    expect((await packageNamed('Pounds'))?.price).toEqual(price);
    expect((await rules()).rates).toMatchObject([{ rate: 1.3 }]);
  });

  test('does not set one over a change that was not seen', async () => {
    const { revision } = await rules();
    await bodyOf(set(pounds('1.31', '2026-11-22'), { by: otto }));
    expect(await codeOf(set(pounds('1.32', '2026-11-22'), { seen: revision }))).toBe('catalogue_changed');
  });

  test.each([
    ['US dollars', { currency: 'USD', rate: '1', asOf: '2026-11-20' }, 'body.currency'],
    ['a rate of nothing', pounds('0.000000'), 'body.rate'],
    ['a seventh decimal', pounds('1.0000001'), 'body.rate'],
    ['a day to come', pounds('1', '9999-12-31'), 'body.asOf'],
  ])('is told what is wrong with %s', async (_name, rate, field) => {
    const { error } = await set(rate);
    expect(error).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

test('a command that sets rates, approves packages, brands a reseller or makes an operator is recorded', async () => {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, SECRET: secret[0].toString('hex') };
  const run = (command: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [programOf(`src/server/cli/${command}.ts`), ...words], { env });
  await run('prices', 'rate', 'GBP', '1.4', '--date', '2026-11-24', '--apply');
  await run('brand', otto.email, '--name', 'Otto Reisen');
  await run('operator', otto.email, '--remove');
  await run('operator', otto.email);
  const recorded = await server.db.system`
    select action, operator_id, before, after from operator_audit_entry where who = 'command line' order by id desc limit 4`;
  expect(recorded.toReversed()).toMatchObject([
    { action: 'prices.rate_set', operatorId: null, after: { ratePpm: 1_400_000, asOf: '2026-11-24' } },
    { action: 'reseller.branded', before: { brandName: null }, after: { brandName: 'Otto Reisen' } },
    { action: 'operator.removed', before: { email: otto.email } },
    { action: 'operator.added', after: { email: otto.email } },
  ]);
});
