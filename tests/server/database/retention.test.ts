// Tables that grow are cleaned up, and everything that must be kept is kept.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { uselessReferenceRows } from '#server/gateways/index.ts';
import { retentionJob, uselessRows } from '#server/jobs/index.ts';
import { uselessValues, removeUseless } from '#server/jobs/retention.ts';
import { dateSale } from '#support/date-sale.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const useless = { ...uselessRows({ events: 30, signIns: 90 }), ...uselessReferenceRows };

/** Tables that nothing is ever removed from because it is old. */
const keptForEver = {
  'money and what was bought with it':
    'ledger_account ledger_transaction ledger_entry supply_order esim_go_order payment payment_line payment_report payment_refund payment_reversal receipt receipt_file receipt_series credit_note credit_note_file sold_item auto_top_up bank_transfer credit_adjustment reported_reversal order_give_up welcome_bonus',
  'who did what': 'audit_entry audit_archive operator operator_audit_entry',
  'customers and their eSIMs': 'customer profile_domain esim esim_replacement esim_pool store_esim esim_go_esim',
  'cards that their provider is to forget, which then go': 'removed_card',
  'resellers and what they set':
    'reseller logo identity_user identity_second_factor identity_recovery_code channel inventory_item payment_card webhook notification_setting',
  'the catalogue, which does not grow by itself':
    'product wholesale supplier_catalogue catalogue_revision catalogue_take bulk_discount currency',
  'what packages cost when': 'product_price',
  'legal texts, which resellers accepted': 'legal_version',
  'who sells, as documents name it': 'seller',
  'what the operator set': 'price_rules cost_rate suspension pricing_change price_change legal_draft',
  'goes with its event or message': 'webhook_delivery webhook_attempt reference_mail_attachment',
  'goes with its group sale': 'group_sale_line',
  'a handful of rows':
    'identity_cookie_key schema_file reconciliation_check supplier_balance reference_number_range store_use supplier_outage supplier_back payment_outage supplier_pace esim_go_reading welcome_bonus_key',
  'the books of the simulators, as a provider would keep them':
    'reference_payment reference_charge reference_refund reference_exchange_user reference_exchange_charge reference_supply_order',
};

let server: TestServer;
let system: Sql;
let reseller: Reseller;
let resellerId: string;
beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  system = server.db.system;
  reseller = await newReseller(server);
  const [row] = await system<
    { resellerId: string }[]
  >`select reseller_id from reseller where email = ${reseller.email}`;
  resellerId = row?.resellerId ?? '';
});
afterAll(() => server.stop());

test('every table has a reason to be kept, or a time after which its rows go', async () => {
  const tables = await system<{ name: string }[]>`
    select relname as name from pg_class 
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  const decided = [...Object.values(keptForEver).flatMap((names) => names.split(' ')), ...Object.keys(useless)];
  expect(tables.map(({ name }) => name).sort()).toEqual(decided.sort());
});

test.each([
  ...Object.entries(useless).filter(([table]) => table !== 'identity_signing_key'),
  ...uselessValues.map(({ table, rows }) => [table, rows] as [string, string]),
])('old rows of %s are found by index', async (table, condition) => {
  const owner = openAsOwner(server.databaseUrl);
  await owner`set role simshelf_system`;
  await owner`set enable_seqscan = off`;
  // No month here is old enough to be looked at.
  await owner`set enable_partition_pruning = off`;
  const plan = await owner.unsafe(`explain select ctid from ${table} where ${condition}`);
  await owner.end();
  expect(JSON.stringify(plan)).toMatch(/Index Cond: \(\w+_at </);
});

describe('old rows of each kind are removed and the rest stays:', () => {
  const ago = (days: number) => system`now() - make_interval(days => ${days})`;
  const left = async (table: string, label: string): Promise<unknown[]> =>
    (await system`select ${system.unsafe(label)} as label from ${system(table)} order by 1`).map((row) => row['label']);
  const clean = () => retentionJob(system, useless).work({});

  test('idempotency keys after 31 days', async () => {
    for (const days of [0, 30, 32, 400]) {
      await system`
        insert into idempotency_key (reseller_id, kind, key, request_hash, answer, created_at)
        values (${resellerId}, 'sale', ${String(days)}, 'x', '{}', ${ago(days)})`;
    }
    await clean();
    expect(await left('idempotency_key', 'key')).toEqual(['0', '30']);
  });

  test('sign-ins after 90 days', async () => {
    await system`select make_months(now() - interval '4 months', now(), 'identity_event')`;
    for (const days of [0, 89, 91]) {
      await system`
        insert into identity_event (event, browser, created_at) values ('WRONG_PASSWORD', ${String(days)}, ${ago(days)})`;
    }
    await clean();
    expect(await left('identity_event', 'browser')).toEqual(expect.arrayContaining(['0', '89']));
    expect(await left('identity_event', 'browser')).not.toContain('91');
  });

  test('messages after 30 days', async () => {
    for (const days of [0, 29, 31]) {
      await system`
        insert into mail (kind, recipient, language, created_at) values ('receipt', ${String(days)}, 'en', ${ago(days)})`;
    }
    await clean();
    expect(await left('mail', 'recipient')).toEqual(['0', '29']);
  });

  test('requests a year after they were answered, and those without an answer never', async () => {
    const operator = randomUUID();
    await system`insert into operator (id, issuer, subject, email) values (${operator}, 'i', ${operator}, 'o@example.com')`;
    for (const days of [0, 364, 366]) {
      await system`
        insert into reseller_request (reseller_id, kind, channel, message, answer, answered_at, answered_by)
        values (${resellerId}, 'CHANNEL', 'Shop', ${String(days)}, 'Yes', ${ago(days)}, ${operator})`;
    }
    await system`
      insert into reseller_request (reseller_id, kind, channel, message, created_at)
      values (${resellerId}, 'CHANNEL', 'Shop', 'open', ${ago(400)})`;
    await clean();
    expect(await left('reseller_request', 'message')).toEqual(['0', '364', 'open']);
  });

  test('links that were taken back after a year', async () => {
    const [customer] = await system<{ id: string }[]>`
      insert into customer (id, reseller_id) values (gen_random_uuid(), ${resellerId}) returning id`;
    const ids = [0, 364, 366].map((days) => `00000000-0000-0000-0000-000000000${String(days).padStart(3, '0')}`);
    for (const [index, days] of [0, 364, 366].entries()) {
      await system`
        insert into ended_link (id, reseller_id, customer_id, ended_at)
        values (${ids[index] ?? ''}, ${resellerId}, ${customer?.id ?? ''}, ${ago(days)})`;
    }
    await clean();
    expect(await left('ended_link', 'id::text')).toEqual(ids.slice(0, 2));
  });

  test('events after 30 days, unless one still waits for its receiver', async () => {
    const add = (uid: string, type: string, days: number) => system`
      insert into event (id, reseller_id, type, data, created_at)
      values (new_event_id(${ago(days)}), ${resellerId}, ${type}, ${system.json({ uid })}, ${ago(days)})`;
    await system`
      insert into webhook (reseller_id, type, url) values (${resellerId}, 'ESIM_STATUS', 'https://receiver.example')`;
    await system`select make_months(now() - interval '2 months', now(), 'event')`;
    await add('new', 'BALANCE_ALERT', 29);
    await add('old', 'BALANCE_ALERT', 31);
    await add('waiting', 'ESIM_STATUS', 31);
    await clean();
    expect(await left('event', `data ->> 'uid'`)).toEqual(['new', 'waiting']);
    expect(await left('webhook_delivery', 'failures')).toEqual([0]);
  });

  test('events and sign-ins after the times that the settings say', async () => {
    await system`select make_months(now() - interval '2 months', now(), 'identity_event')`;
    for (const days of [13, 15]) {
      await system`
        insert into event (id, reseller_id, type, data, created_at)
        values (new_event_id(${ago(days)}), ${resellerId}, 'BALANCE_ALERT', ${system.json({ uid: `set ${days}` })}, ${ago(days)})`;
      await system`
        insert into identity_event (event, browser, created_at) values ('WRONG_PASSWORD', ${`set ${days}`}, ${ago(days)})`;
    }
    await retentionJob(system, uselessRows({ events: 14, signIns: 14 })).work({});
    expect((await left('event', `data ->> 'uid'`)).filter((label) => String(label).startsWith('set'))).toEqual([
      'set 13',
    ]);
    expect((await left('identity_event', 'browser')).filter((label) => String(label).startsWith('set'))).toEqual([
      'set 13',
    ]);
  });

  test('card forms after their idempotency keys, and cards that were stored never', async () => {
    for (const [days, state] of [[31, 'OPEN'] as const, [33, 'OPEN'] as const, [33, 'SAVED'] as const]) {
      const id = randomUUID();
      const label = `${days} ${state}`;
      await system`
        insert into card_form (id, reseller_id, success_url, error_url, cancel_url, actor, created_at)
        values (${id}, ${resellerId}, '', '', '', ${label}, ${ago(days)})`;
      const card = state === 'SAVED' ? { token: id, last4: '4242', expiry: '12/30' } : {};
      const form = { id, successUrl: label, errorUrl: '', cancelUrl: '', state, ...card };
      await system`insert into reference_card ${system(form)}`;
      await system`update reference_card set created_at = ${ago(days)} where id = ${id}`;
    }
    await clean();
    expect(await left('card_form', 'actor')).toEqual(['31 OPEN']);
    expect(await left('reference_card', 'success_url')).toEqual(['31 OPEN', '33 SAVED']);
  });

  test('the address of a customer after 120 days, while the sale stays', async () => {
    const item = await shelve(reseller, 'Germany 1 GB');
    await setCredit(server, reseller, 10_000);
    for (const days of [0, 119, 121]) {
      const body = { inventoryItemId: item.id, userIp: `${days} days`, metatag: String(days) };
      const { activatedItem } = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
      await dateSale(system, activatedItem.uid, new Date(Date.now() - days * 86_400_000));
    }
    await clean();
    expect(await left('sold_item', `metatag || ': ' || coalesce(user_ip, 'none')`)).toEqual([
      '0: 0 days',
      '119: 119 days',
      '121: none',
    ]);
  });

  test('ids of reports after 40 days, when such a report has no effect any more', async () => {
    const item = await shelve(reseller, 'Germany 1 GB');
    await setCredit(server, reseller, 10_000);
    const body = { inventoryItemId: item.id };
    const { esimProfile } = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
    for (const days of [0, 39, 41]) {
      await system`
        insert into supply_report (reseller_id, esim_id, id, created_at)
        values (${resellerId}, ${esimProfile?.uid ?? ''}, ${`${days} days`}, ${ago(days)})`;
    }
    await clean();
    expect(await left('supply_report', 'id')).toEqual(['0 days', '39 days']);
  });

  test('sessions, tokens and keys of the sign-in service, and counts, when their time is over', async () => {
    const key = Buffer.from('x');
    const times = { over: system`now() - interval '1 second'`, open: system`now() + interval '1 hour'` };
    for (const [label, time] of Object.entries(times)) {
      const digest = Buffer.from(label);
      await system`insert into identity_artifact (model, digest, encrypted, expires_at) values ('Test', ${digest}, ${key}, ${time})`;
      await system`
        insert into identity_signing_key (kid, encrypted, signs_from, retires_at) values (${label}, ${key}, now(), ${time})`;
      await system`insert into attempt (digest, tries, resets_at) values (${digest}, 1, ${time})`;
      await system`insert into request_count (digest, taken, resets_at) values (${digest}, 1, ${time})`;
      await system`
        insert into reference_exchange_sign_in (customer, username, expires_at) values (${label}, '+491701234567', ${time})`;
      await system`
        insert into reference_exchange_token (digest, customer, username, expires_at)
        values (${digest}, ${label}, '+491701234567', ${time})`;
    }
    await system`insert into identity_artifact (model, digest, encrypted) values ('Test', 'endless', ${key})`;
    await clean();
    const text = `convert_from(digest, 'UTF8')`;
    const labels = async (table: string, label = text) =>
      (await left(table, label)).filter((one) => ['over', 'open', 'endless'].includes(String(one)));
    expect(await labels('identity_artifact', `case when model = 'Test' then ${text} end`)).toEqual(['endless', 'open']);
    expect(await labels('identity_signing_key', 'kid')).toEqual(['open']);
    expect(await labels('attempt', `encode(digest, 'escape')`)).toEqual(['open']);
    expect(await labels('request_count', `encode(digest, 'escape')`)).toEqual(['open']);
    expect(await left('reference_exchange_sign_in', 'customer')).toEqual(['open']);
    expect(await left('reference_exchange_token', 'customer')).toEqual(['open']);
  });
});

describe('a removal', () => {
  const backlog = 12_000;
  const last = Buffer.from(String(backlog));
  const remove = () => removeUseless(system, 'attempt', useless.attempt);

  const fill = async (): Promise<void> => {
    await system`delete from attempt`;
    await system`
      insert into attempt (digest, tries, resets_at)
      select convert_to(n::text, 'UTF8'), 1, now() - interval '1 day' from generate_series(1, ${backlog}) n`;
  };
  const waiting = async (): Promise<number> => (await system`select from attempt`).length;

  test('runs in batches: earlier ones stay done while a later one waits', async () => {
    await fill();
    const { removing } = await system.begin(async (tx) => {
      await tx`select from attempt where digest = ${last} for update`;
      const work = remove();
      await until('only the last batch is left', async () => (await waiting()) < 5_000);
      expect(await waiting()).toBeGreaterThan(0);
      return { removing: work };
    });
    expect(await removing).toBe(backlog);
  });

  test('leaves a row that is put to new use at the same moment', async () => {
    await fill();
    const { removing } = await system.begin(async (tx) => {
      await tx`update attempt set resets_at = now() + interval '1 hour' where digest = ${last}`;
      const work = remove();
      await until('it waits for that row', async () => (await waiting()) < 5_000);
      return { removing: work };
    });
    expect(await removing).toBe(backlog - 1);
    expect(await waiting()).toBe(1);
  });

  test('may run twice at once', async () => {
    await fill();
    const counts = await Promise.all([remove(), remove()]);
    expect(counts[0] + counts[1]).toBe(backlog);
  });
});
