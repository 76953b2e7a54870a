// Each check is red for its violations, and green for a store in which everything happened properly.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { type Check, checks, type Finding, holds } from '#server/reconciliation/index.ts';
import { runCheck } from '#server/reconciliation/run-checks.ts';
import { parseCheck } from '#server/reconciliation/checks.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { storeCard } from '#support/card.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, partnerClient, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { addStock, setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { plants, refused } from './plants.ts';

let server: TestServer;
let owner: Sql;

/** The records that the plants name. */
let ids: Record<string, string>;

const register = ({ api }: Reseller, inventoryItemId: string, key?: string) =>
  sellPackage({ api }, inventoryItemId, {}, key);

const idOf = async ({ email }: Reseller): Promise<string> => {
  const [row] = await server.db.system<
    { resellerId: string }[]
  >`select reseller_id from reseller where email = ${email}`;
  return row?.resellerId ?? '';
};

/** A reseller that has done everything: paid, sold by each way, refunded, topped up, and has events that wait. */
const trade = async (reseller: Reseller) => {
  const { api } = reseller;
  await liveIn(reseller, 'DE');
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  await bodyOf(api.POST('/users/current/webhook-url/{type}', { params, body: { url: 'https://receiver.example' } }));
  const keyed = await register(reseller, item.id, randomUUID());
  const sale = await register(reseller, item.id);
  const refunded = await register(reseller, item.id);
  const path = { params: { path: { id: refunded.activatedItem.uid } } };
  await bodyOf(api.POST('/activations/activated-items/{id}/refund', path));
  const customerUid = sale.customer.uid;
  const topUp = { params: {}, body: { inventoryItemId: item.id, customerUid } };
  await bodyOf(api.POST('/activations/top-up', topUp));
  const partner = await partnerClient(server, reseller);
  await bodyOf(partner.POST('/simshelf/activations/register', { body: { inventoryItemId: item.id } }));
  const { customer: erased } = await register(reseller, item.id, randomUUID());
  await api.POST('/activations/customers/{customerUid}/erase', { params: { path: { customerUid: erased.uid } } });
  await addStock(server, item.id, 2);
  await register(reseller, item.id);
  const submitted = await bodyOf(
    api.POST('/payments/credit/submit', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: creditTopUp(server, 10, 11.9),
    }),
  );
  await decide(reseller, submitted);
  return { item, keyed, sale, refunded, erased: erased.uid, payment: submitted.paymentId };
};

/** Its automatic top-up has charged the card once. */
const topUpOnce = async (reseller: Reseller): Promise<string> => {
  await storeCard(server, reseller);
  const { balance } = await bodyOf(reseller.api.GET('/users/current/credit'));
  const threshold = Math.ceil(balance.value) + 1;
  await bodyOf(
    reseller.api.POST('/users/current/credit/auto-top-up', { body: { enabled: true, threshold, amount: 20 } }),
  );
  let charge: string | undefined;
  await until('the card was charged', async () => {
    const [row] = await server.db.system<{ id: string }[]>`
      select p.id from payment p join reseller r using (reseller_id)
      where r.email = ${reseller.email} and p.automatic and p.status = 'SUCCESS'`;
    charge = row?.id;
    return charge !== undefined;
  });
  return charge ?? '';
};

beforeAll(async () => {
  server = await startTestServer();
  owner = openAsOwner(server.databaseUrl);
  const [reseller, other] = [await newReseller(server), await newReseller(server)];
  const { item, keyed, sale, refunded, erased, payment } = await trade(reseller);
  await trade(other);
  ids = {
    reseller: await idOf(reseller),
    other: await idOf(other),
    item: item.id,
    keyed: keyed.activatedItem.uid,
    sale: sale.activatedItem.uid,
    refunded: refunded.activatedItem.uid,
    customer: sale.customer.uid,
    another: keyed.customer.uid,
    erased,
    payment,
    charge: await topUpOnce(reseller),
  };
}, 120_000);

afterAll(async () => {
  await owner.end();
  await server.stop();
});

const withIds = (statement: string): string =>
  statement.replaceAll(/\$(\w+)/g, (_, name: string) => `'${ids[name] ?? ''}'::uuid`);

class Rollback extends Error {}

/** The findings of the checks after this, which is then rolled back. */
const findAfter = async (plant: (tx: TransactionSql) => Promise<unknown>, wanted: readonly Check[] = checks) => {
  const findings: Finding[] = [];
  const work = owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await plant(tx);
    await tx`set local role simshelf_system`;
    for (const check of wanted) findings.push(await runCheck(tx, check));
    throw new Rollback();
  });
  await expect(work).rejects.toThrow(Rollback);
  return findings;
};

const broken = (findings: Finding[]): string[] => findings.filter((one) => !holds(one)).map(({ check }) => check.name);

test('a store in which everything happened properly breaks no invariant', async () => {
  await expectBooksToBeRight(server);
  expect(broken(await findAfter(async () => {}))).toEqual([]);
});

test('each check has a fault to find', () => {
  const held = 'stuck-keys'; // by a lock, below
  expect([...Object.keys(plants), held].sort()).toEqual(checks.map(({ name }) => name).sort());
});

describe.each(Object.entries(plants))('%s', (name, faults) => {
  test.each(Object.entries(faults))('finds %s', async (_, statements) => {
    const findings = await findAfter((tx) => tx.unsafe(withIds(statements)).simple());
    expect(broken(findings)).toContain(name);
    const found = findings.find(({ check }) => check.name === name);
    expect(found?.offending).toBeGreaterThan(0);
    expect(found?.first).toBeTypeOf('object');
  });

  test.each(Object.entries(faults))('finds %s where each row is a range of its own', async (_, statements) => {
    const check = checks.find((one) => one.name === name);
    if (!check?.range) return;
    const { table, key } = check.range;
    let offending = 0;
    await findAfter(async (tx) => {
      await tx.unsafe(withIds(statements)).simple();
      await tx`set local role simshelf_system`;
      await tx`select set_config('reconciliation.newest', '1', true)`;
      for (const row of await tx.unsafe<{ key: string }[]>(`select ${key}::text as key from ${table}`)) {
        await tx`select set_config('reconciliation.until', ${row.key}, true)`;
        offending += (await runCheck(tx, check)).offending ?? 0;
      }
    }, []);
    expect(offending).toBeGreaterThan(0);
  });

  test('finds it among the newest rows as well', async () => {
    const check = checks.find((one) => one.name === name);
    if (!check?.isIncremental) return;
    const [statements = ''] = Object.values(faults);
    const findings = await findAfter(
      async (tx) => {
        await tx.unsafe(withIds(statements)).simple();
        await tx`select set_config('reconciliation.newest', '1000', true)`;
      },
      [check],
    );
    expect(broken(findings)).toEqual([name]);
  });
});

test.each(refused)('nobody can write %s', async (_, constraint, statement) => {
  const work = owner.begin(async (tx) => {
    await tx.unsafe(withIds(statement)).simple();
    throw new Rollback();
  });
  await expect(work).rejects.toMatchObject({ constraint_name: constraint });
});

describe('orders of a supplier that is away', () => {
  const openFor16Minutes = () => withIds(plants['orders-in-doubt']!['an order that is open for 16 minutes']!);
  const away = `insert into supplier_outage (supplier, since, reason) values ('simulator', now(), 'x')`;
  const backFor = (minutes: number) =>
    `insert into supplier_back (supplier, since) values ('simulator', now() - interval '${minutes} minutes')`;
  const check = checks.filter(({ name }) => name === 'orders-in-doubt');

  test.each([
    ['are no fault meanwhile', away, 0],
    ['are none in the time that they have after it is back', backFor(14), 0],
    ['are one after that', backFor(16), 1],
  ])('%s', async (_, standing, offending) => {
    const findings = await findAfter((tx) => tx.unsafe(`${openFor16Minutes()}; ${standing}`).simple(), check);
    expect(findings).toMatchObject([{ offending }]);
  });
});

describe('payments whose provider is away', () => {
  const check = checks.filter(({ name }) => name === 'payments-in-doubt');
  const { 'a charge that is not asked for again': charge = '', 'a payment whose page stays undecided': page = '' } =
    plants['payments-in-doubt'] ?? {};
  const { 'a payment that was never started': unstarted = '' } = plants['payments-in-doubt'] ?? {};
  const silentBefore = (hours: number) => `
    insert into payment_outage (method_id, last_at) select distinct method_id, now() - interval '${hours} hours' from payment`;

  test.each([
    ['a charge is no fault meanwhile', charge, 1, 0],
    ['a charge is one a day after that', charge, 25, 1],
    ['a payment with a page is no fault meanwhile', page, 23, 0],
    ['a payment with a page is one a day after that', page, 25, 1],
    ['a payment that the store itself has to close is one at once', unstarted, 1, 1],
  ])('%s', async (_, statements, hours, offending) => {
    const findings = await findAfter(
      (tx) => tx.unsafe(`${withIds(statements)}; ${silentBefore(hours)}`).simple(),
      check,
    );
    expect(findings).toMatchObject([{ offending }]);
  });
});

describe('accounts of the address', () => {
  const check = checks.filter(({ name }) => name === 'accounts-of-address');

  test.each([
    [
      'one that its person has beside the one in use is none to find',
      `insert into reseller (reseller_id, issuer, subject, email)
        select gen_random_uuid(), 'http://elsewhere.example/oidc', subject, email from reseller where reseller_id = $reseller`,
    ],
    [
      'one of another provider is none',
      `update reseller set issuer = 'https://login.example/' where reseller_id = $reseller`,
    ],
    [
      'one of another provider whose issuer looks like ours is none',
      `update reseller set issuer = 'https://login.example/oidc', subject = 'anna' where reseller_id = $reseller`,
    ],
  ])('%s', async (_, statements) => {
    expect(await findAfter((tx) => tx.unsafe(withIds(statements)).simple(), check)).toMatchObject([{ offending: 0 }]);
  });
});

test('stuck-keys finds a key that is held for too long, and none that is in use', async () => {
  const check = checks.find(({ name }) => name === 'stuck-keys');
  if (!check) throw new Error('There is no such check');
  const impatient = { ...check, sql: check.sql.replace('60 seconds', '0 seconds') };
  await server.db.forReseller(ids['reseller'] ?? '', async (tx) => {
    await tx`select idempotency_begin(${ids['reseller'] ?? ''}, 'sale', 'held', 'hash')`;
    const findings = await server.db.system.begin(async (system) => [
      await runCheck(system, check),
      await runCheck(system, impatient),
    ]);
    expect(findings.map(({ offending }) => offending)).toEqual([0, 1]);
  });
});

test('looks at the newest rows alone when told so', async () => {
  const findings = await findAfter(async (tx) => {
    await tx.unsafe(withIds(`update sold_item set esim_id = null where uid = $keyed`));
    await tx`select set_config('reconciliation.newest', '1', true)`;
  });
  expect(broken(findings)).not.toContain('whole-sales');
});

test('a check states its purpose, or is refused', () => {
  const sentence = 'No credit is below zero.';
  expect(parseCheck('credit', `-- M2, stops sales: ${sentence}\nselect 1`)).toMatchObject({
    rule: 'M2',
    sentence,
    stopsSales: true,
    isDaily: false,
    isIncremental: false,
  });
  for (const head of ['', '-- No rule.', '-- M2, sometimes: No such note.', '-- M2:']) {
    expect(() => parseCheck('credit', `${head}\nselect 1`)).toThrow('must begin with');
  }
});
