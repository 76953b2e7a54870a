// A database remembers the mode and the payment accounts that it was used with, and others are refused (decision 92).
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startOfBusiness } from '#server/cli/start-of-business.ts';
import type { Config } from '#server/settings/config.ts';
import { createLog } from '#server/core/log.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { addOperator, listOperators } from '#server/operator/operators/index.ts';
import { refreshCatalogue } from '#server/products/index.ts';
import { acceptAccounts, accountUse } from '#server/store-use/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { newReseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { addCredit } from '#support/stock-setup.ts';
import { startStripe, type StripeStandIn } from '#support/stripe.ts';
import { suppliedPackage } from '#support/supplied-package.ts';
import { createEmptyDatabase } from '#support/test-database.ts';
import { startTestServer } from '#support/test-server.ts';

const secret = newSecret();
const undo: (() => Promise<void>)[] = [];
const standIns: StripeStandIn[] = [];

let mail: MailServer;
let trial: StripeStandIn;
let live: StripeStandIn;
/** Another key of the same account, and a key of another account. */
let rolled: StripeStandIn;
let foreign: StripeStandIn;

const openStripe = async (secretKey: string, account: string): Promise<StripeStandIn> => {
  const opened = await startStripe({ STRIPE_ACCOUNT: account }, { secretKey, webhookSecret: 'whsec_1' });
  standIns.push(opened);
  return opened;
};

beforeAll(async () => {
  [mail, trial, live, rolled, foreign] = await Promise.all([
    startMailServer(),
    openStripe('sk_test_1', 'acct_ours'),
    openStripe('sk_live_1', 'acct_ours'),
    openStripe('rk_live_2', 'acct_ours'),
    openStripe('sk_live_3', 'acct_theirs'),
  ]);
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});
afterAll(() => Promise.all([mail.close(), ...standIns.map(({ stop }) => stop())]));

/** A database without anything, and the way to start a store on it. */
const openDatabase = async () => {
  const { url, drop } = await createEmptyDatabase();
  undo.push(drop);
  const start = async (settings: Partial<Config>) => {
    const server = await startTestServer({ hasBackgroundWork: false, databaseUrl: url, secret, ...settings });
    const stop = async () => {
      await server.stop();
    };
    return { server, stop };
  };
  const use = async (settings: Partial<Config>): Promise<void> => {
    const { stop } = await start(settings);
    await stop();
  };
  return { url, start, use };
};

const business = (mode: 'staging' | 'production', { settings: stripe }: StripeStandIn): Partial<Config> => ({
  mode,
  stripe,
  smtp: { url: mail.url, from: 'Simshelf <store@example.com>' },
  esimGo: { apiKey: 'key', url: 'http://127.0.0.1:9' },
});

const iban = (value: string): Partial<Config> => ({
  bankTransfer: { iban: value, holder: 'Simshelf', currencies: ['EUR'], days: 14 },
});

describe('a database', () => {
  test('of staging is refused in production, with a sentence that says what to do, and goes on in staging', async () => {
    const { use } = await openDatabase();
    await use(business('staging', trial));
    const refused = use(business('production', live));
    await expect(refused).rejects.toThrow(/was used with staging mode, and the settings say production mode/);
    await expect(refused).rejects.toThrow(/a database of its own.*npm run start-of-business/);
    await use(business('staging', trial));
  });

  test('of production is not touched by reference mode, and goes on in production with a new key', async () => {
    const { use, url } = await openDatabase();
    await use(business('production', live));
    await expect(use({})).rejects.toThrow(/was used with production mode, and the settings say reference mode/);
    const owner = openAsOwner(url);
    const [row] = await owner`select to_regclass('reference_payment') as simulators`;
    await owner.end();
    expect(row).toEqual({ simulators: null });
    await use(business('production', rolled));
  });

  test('with payments of an earlier release is known by them', async () => {
    const { use, url } = await openDatabase();
    await use(business('staging', live));
    const owner = openAsOwner(url);
    await owner`drop table store_use`;
    await owner.end();
    await expect(use({})).rejects.toThrow(/was used with production or staging mode/);
  });

  test('with test money of Stripe takes no live key, and none of another account', async () => {
    const tried = await openDatabase();
    await tried.use({ stripe: trial.settings });
    await expect(tried.use({ stripe: live.settings })).rejects.toThrow(
      /Stripe with a test key.*Stripe with a live key/,
    );
    const { use, url } = await openDatabase();
    await use({ stripe: live.settings });
    const refused = use({ stripe: foreign.settings });
    await expect(refused).rejects.toThrow(/the Stripe account acct_ours.*acct_theirs.*npm run payment-accounts/);
    const owner = openAsOwner(url);
    await acceptAccounts(owner, [accountUse('acct_theirs')]);
    await owner.end();
    await use({ stripe: foreign.settings });
  });

  test('with transfers to a bank account takes no other one, of which it keeps no number', async () => {
    const { use, url } = await openDatabase();
    await use(iban('DE02120300000000202051'));
    await expect(use(iban('DE02500105170137075030'))).rejects.toThrow(/the bank account DE…2051.*DE…5030/);
    const owner = openAsOwner(url);
    const rows = await owner`select value || label as kept from store_use`;
    await owner.end();
    expect(JSON.stringify(rows)).not.toContain('0300000000');
  });
});

describe('the start of business', () => {
  const run = (url: string, ...words: string[]) => startOfBusiness(words, { ...process.env, DATABASE_URL: url });

  test('sets trials aside, keeps who runs the store, and is what production starts on', async () => {
    const { url, start, use } = await openDatabase();
    const { server, stop } = await start(business('staging', trial));
    const reseller = await newReseller(server);
    await addCredit(server, reseller, 10_000);
    await refreshCatalogue(server.db.system, 'wholesaler', [suppliedPackage('Kept')], createLog('silent'));
    await server.db.system`update reseller set email_confirmed = true`;
    await addOperator(server.db.system, reseller.email);
    await expect(run(url, '--confirm')).rejects.toThrow('The store is running.');
    await stop();

    expect(await run(url)).toMatch(/^This database has 1 resellers, 0 sales and 0 payments/);
    const [, name = ''] = /schema (\w+)/.exec(await run(url, '--confirm')) ?? [];
    await use(business('production', live));
    const { server: opened, stop: close } = await start(business('production', live));
    undo.push(close);
    await expectBooksToBeRight(opened);
    expect(await listOperators(opened.db.system)).toEqual([reseller.email]);
    // Each start has another address: operators go with it.
    expect(await opened.db.system`select issuer from operator`).toEqual([{ issuer: opened.identity?.issuer }]);
    const [counts] = await opened.db.system`
      select (select count(*) from reseller) as resellers, (select count(*) from identity_user) as accounts`;
    expect(counts).toEqual({ resellers: 0, accounts: 1 });
    const owner = openAsOwner(url);
    const [kept] = await owner.begin(async (tx) => {
      await tx`set local role simshelf_system`;
      return tx`select balance from ${tx(name)}.ledger_account where kind = 'credit'`;
    });
    await owner.end();
    expect(kept).toMatchObject({ balance: expect.any(Number) });
    expect(await opened.db.system`select name from product join wholesale on product_id = id`).toEqual([
      { name: 'Kept' },
    ]);
  });

  test('is refused where money is real', async () => {
    const { url, start } = await openDatabase();
    const { server, stop } = await start(business('production', live));
    const reseller = await newReseller(server);
    await server.db.system`
      insert into payment (id, reseller_id, purpose, currency, price, discount_bps, discount, vat_bps, vat, total, method_id,
        method_name, actor, status, success_url, error_url, cancel_url, settled_at)
      select gen_random_uuid(), reseller_id, 'CREDIT', 'USD', 100, 0, 0, 0, 0, 100, 'stripe', 'Card', 'x', 'SUCCESS', 'a', 'a',
        'a', now()
      from reseller where email = ${reseller.email}`;
    await stop();
    await expect(run(url, '--confirm')).rejects.toThrow('payments of a store in business');
  });
});
