// A customer is erased: the person goes from everywhere, the sales stay, and nothing brings the person back.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { auditOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { createHome } from '#support/database-home.ts';
import { consumeData, switchOn } from '#support/phone.ts';
import { programOf } from '#support/programs.ts';
import { race } from '#support/race.ts';
import {
  bodyOf,
  newReseller,
  partnerClient,
  type PartnerClient,
  type Reseller,
  type Schemas,
} from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let owner: Sql;
let reseller: Reseller;
let partner: PartnerClient;
let item: Schemas['InventoryItem'];

beforeAll(async () => {
  server = await startTestServer();
  owner = openAsOwner(server.databaseUrl);
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 1_000_000);
  for (const type of ['ESIM_STATUS', 'COUNTRY_CHANGE', 'CUSTOMER_REGISTRATION'] as const) {
    const body = { url: 'https://receiver.example' };
    await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params: { path: { type } }, body }));
  }
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const key = () => ({ 'Idempotency-Key': randomUUID() });
const erase = (customerUid: string, { api } = reseller) =>
  api.POST('/activations/customers/{customerUid}/erase', { params: { path: { customerUid } } });
const takeOut = (customerUid: string) =>
  reseller.api.GET('/activations/customers/{customerUid}/export', { params: { path: { customerUid } } });
const search = async (searchKey: 'EMAIL' | 'UID' | 'ICCID', searchQuery: string) => {
  const body = { searchKey, searchQuery, searchMode: 'contains' } as const;
  return (await bodyOf(reseller.api.POST('/activations/search-customers', { body }))).items;
};
const topUp = (customerUid: string, metatag?: string) =>
  reseller.api.POST('/activations/top-up', {
    params: { header: key() },
    body: { inventoryItemId: item.id, customerUid, ...(metatag !== undefined && { metatag }) },
  });

const replaceEsim = (iccid: string, note: string) => {
  const replacement = { params: { path: { iccid } }, body: { reason: 'OTHER', note } } as const;
  return bodyOf(reseller.api.POST('/activations/esims/{iccid}/replace', replacement));
};

/** A customer with a mark in every text that it may leave: in sales, changes and pending deliveries. */
const leaveMarks = async (mark: string) => {
  // A further field needs its mark as well, which the erasure then has to remove.
  const body: Required<Schemas['RegisterActivationRequest']> = {
    inventoryItemId: item.id,
    activationMode: 'NOW',
    expectedPrice: { priceValue: 1.85, currencyCode: 'USD' },
    expectedRetailPrice: { priceValue: 2.89, currencyCode: 'USD' },
    customerEmail: `${mark}@example.com`,
    metatag: `<booking>${mark}</booking>`,
    userCountry: 'DE',
    userIp: mark,
  };
  const register = { params: { header: key() }, body };
  const sell = () => bodyOf(reseller.api.POST('/activations/register', register));
  const sold = await sell();
  const { uid } = sold.customer;
  await bodyOf(topUp(uid, `top-up ${mark}`));
  const more = { inventoryItemId: item.id, customerUid: uid, dedicated: true, metatag: `further ${mark}` };
  const further = partner.POST('/simshelf/activations/top-up-with-profile', { params: { header: key() }, body: more });
  await replaceEsim((await bodyOf(further)).esimProfile?.iccid ?? '', mark);
  await bodyOf(
    reseller.api.PUT('/activations/customers/{customerUid}', {
      params: { path: { customerUid: uid } },
      body: { customerEmail: `${mark}@travel.example`, countryOfResidence: 'FR' },
    }),
  );
  const iccid = sold.esimProfile?.iccid ?? '';
  await switchOn(server, iccid);
  await consumeData(server, iccid, 1);
  await server.db.system`update esim set last_network = ${mark} where iccid = ${iccid}`;
  return { uid, iccid, sold, repeat: sell };
};

type Left = { place: string; rows: number };

/** The places of a text in the database: every column of every table, and the planner's samples. */
const findText = async (text: string): Promise<Left[]> => {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'm') and nspname in ('public', 'pgboss')`;
  const left: Left[] = [];
  for (const { name } of [...tables, { name: 'pg_stats' }]) {
    const [row] = await owner.unsafe<[{ rows: number }]>(
      `select count(*)::integer as rows from ${name} t where strpos(t::text, '${text}') > 0`,
    );
    if (row.rows > 0) left.push({ place: name, ...row });
  }
  return left;
};

let mark: string;
let customer: Awaited<ReturnType<typeof leaveMarks>>;
beforeEach(async () => {
  mark = randomUUID().replaceAll('-', '');
  customer = await leaveMarks(mark);
});

describe('a customer who is erased', () => {
  test('is nowhere in the database any more, nor in exports of it', async () => {
    await owner`analyze`;
    const before = await findText(mark);
    expect(before.map(({ place }) => place).sort()).toEqual([
      'public.customer',
      'public.esim',
      'public.esim_replacement',
      'public.idempotency_key',
      'public.sold_item',
    ]);
    expect((await erase(customer.uid)).response.status).toBe(204);
    expect(await findText(mark)).toEqual([]);

    const file = reseller.api.GET('/activations/activated-items/csv-export', { parseAs: 'text' });
    const exported = [
      await bodyOf(file),
      await bodyOf(reseller.api.GET('/activations/activated-items')),
      await bodyOf(partner.GET('/simshelf/activations/activated-items')),
      await bodyOf(partner.GET('/simshelf/activations/customers')),
      await bodyOf(
        reseller.api.GET('/activations/activated-items/{id}', {
          params: { path: { id: customer.sold.activatedItem.uid } },
        }),
      ),
    ];
    expect(JSON.stringify(exported)).toContain(customer.sold.activatedItem.uid);
    expect(JSON.stringify(exported)).not.toContain(mark);
  });

  test('leaves sales, prices, ledger and the numbers of its eSIMs', async () => {
    const entries = () => server.db.system<{ count: number }[]>`select count(*)::integer from ledger_entry`;
    const [balance, before] = [await bodyOf(reseller.api.GET('/users/current/credit')), await entries()];
    await erase(customer.uid);
    expect(await bodyOf(reseller.api.GET('/users/current/credit'))).toEqual(balance);
    expect(await entries()).toEqual(before);
    const path = { params: { path: { id: customer.sold.activatedItem.uid } } };
    const detail = await bodyOf(reseller.api.GET('/activations/activated-items/{id}', path));
    expect(detail).toMatchObject({
      state: 'purchased',
      activatedItem: { purchasePrice: customer.sold.activatedItem.purchasePrice },
      customer: { uid: customer.uid, erasedAt: expect.any(String) },
      relatedEsims: [{ iccid: customer.iccid, state: 'DELETED', active: false }],
    });
    expect(Object.keys(detail.customer).sort()).toEqual(['erasedAt', 'profileUrl', 'shortProfileUrl', 'uid']);
    await expectBooksToBeRight(server);
  });

  test('is found by no search, in no list and by no id', async () => {
    expect(await search('UID', customer.uid)).toHaveLength(1);
    await erase(customer.uid);
    expect(await search('EMAIL', mark)).toEqual([]);
    expect(await search('UID', customer.uid)).toEqual([]);
    expect(await search('ICCID', customer.iccid)).toEqual([]);
    const { items } = await bodyOf(partner.GET('/simshelf/activations/customers'));
    expect(items.map((one) => one.customer.uid)).not.toContain(customer.uid);
    const path = { params: { path: { customer_uid: customer.uid } } };
    for (const call of [
      partner.GET('/simshelf/activations/customers/{customer_uid}', path),
      partner.GET('/simshelf/activations/customers/{customer_uid}/profile-domains', path),
      takeOut(customer.uid),
    ]) {
      expect((await call).response.status).toBe(404);
    }
  });

  test('can be sold nothing and changed in nothing, and is told why', async () => {
    await erase(customer.uid);
    const refusal = {
      status: 409,
      title: 'Customer erased',
      message: 'The personal data of this customer was erased. Sell to a new customer instead.',
    };
    const more = { inventoryItemId: item.id, customerUid: customer.uid, dedicated: true };
    const params = { path: { customerUid: customer.uid } };
    for (const call of [
      topUp(customer.uid),
      partner.POST('/simshelf/activations/top-up-with-profile', { body: more }),
      reseller.api.PUT('/activations/customers/{customerUid}', { params, body: { countryOfResidence: 'DE' } }),
    ]) {
      expect((await call).error).toMatchObject(refusal);
    }
  });

  test('has links that open nothing', async () => {
    const links = [customer.sold.customer.profileUrl, customer.sold.esimProfile?.installationUrl ?? ''];
    const open = (link: string) => {
      const token = new URL(link).searchParams.get('token') ?? '';
      return reseller.api.GET('/esim/profile', { params: { query: { token, includeResellerInformation: true } } });
    };
    for (const link of links) expect((await open(link)).response.status).toBe(200);
    await erase(customer.uid);
    for (const link of links) expect((await open(link)).response.status).toBe(401);
  });

  test('leaves its e-mail address to a new customer', async () => {
    await erase(customer.uid);
    const body = { inventoryItemId: item.id, customerEmail: `${mark}@travel.example` };
    const { customer: again } = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
    expect(again.uid).not.toBe(customer.uid);
    expect(again.erasedAt).toBeUndefined();
  });

  test('is not sold to a second time by a call that is repeated', async () => {
    await erase(customer.uid);
    const again = await customer.repeat();
    expect(again.activatedItem.uid).toBe(customer.sold.activatedItem.uid);
    expect(JSON.stringify(again)).not.toContain(mark);
    expect(again.customer).toMatchObject({ uid: customer.uid, erasedAt: expect.any(String) });
  });

  test('is not tracked any further, and its pending events are not delivered', async () => {
    const waiting = () => server.db.system<{ type: string }[]>`
      select type from event join webhook_delivery on event_id = event.id
      where subject in (${customer.uid}, ${customer.sold.esimProfile?.uid ?? ''})`;
    expect((await waiting()).length).toBeGreaterThan(2);
    await erase(customer.uid);
    await consumeData(server, customer.iccid, 1);
    expect(await waiting()).toEqual([]);
    const [esim] = await server.db.system`select last_seen, last_country from esim where iccid = ${customer.iccid}`;
    expect(esim).toEqual({ lastSeen: null, lastCountry: null });
  });

  test('stays erased when it is erased again, and the audit tells of it once and of nothing personal', async () => {
    await erase(customer.uid);
    expect((await erase(customer.uid)).response.status).toBe(204);
    expect(await auditOf(server, { reference: customer.uid }, 'customer erased')).toEqual([
      { actor: reseller.email, action: 'customer erased', reference: customer.uid, details: {} },
    ]);
  });

  test('was not erased by a stranger', async () => {
    const stranger = await newReseller(server);
    expect((await erase(customer.uid, stranger)).response.status).toBe(404);
    expect(await search('UID', customer.uid)).toHaveLength(1);
  });

  test('can still be paid back for', async () => {
    await erase(customer.uid);
    const body = { inventoryItemId: item.id, activationMode: 'ON_DEMAND' } as const;
    const other = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
    await erase(other.customer.uid);
    const path = { params: { path: { id: other.activatedItem.uid } } };
    const { state } = await bodyOf(reseller.api.POST('/activations/activated-items/{id}/refund', path));
    expect(state).toBe('refunded');
    await expectBooksToBeRight(server);
  });
});

test('npm run erase erases again after a backup was restored, and says of whom the backup knows nothing', async () => {
  const home = createHome();
  const other = await leaveMarks(randomUUID().replaceAll('-', ''));
  const unknown = randomUUID();
  const child = spawn(
    process.execPath,
    [programOf('src/server/cli/erase.ts'), customer.uid, unknown, other.uid.toUpperCase()],
    {
      env: { ...process.env, DATABASE_URL: server.databaseUrl, DATA_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  expect(await text(child.stdout)).toBe(`Erased: 2.\nThere is no customer ${unknown}.\n`);
  rmSync(home, { recursive: true, force: true });
  expect(await findText(mark)).toEqual([]);
  expect(await search('UID', other.uid)).toEqual([]);
});

/** The fate of each column of the tables about customers. A new one has to be decided. */
const columns = {
  customer: { erased: 'email country', kept: 'id reseller_id created_at erased_at' },
  profile_domain: { erased: '', kept: 'id reseller_id customer_id key created_at' },
  esim: {
    erased:
      'eid state_at last_seen last_time_connected last_data_consumed last_country last_network last_mcc last_mnc ' +
      'last_network_at last_country_change',
    // The operator bills by the numbers of the profile, and they keep it from being given to another customer.
    kept:
      'id number reseller_id customer_id profile_domain_id iccid imsi activation_code state active activated_at created_at ' +
      // A link that is another one now, and opens nothing.
      'link_id link_ends_at shown_number',
  },
  esim_replacement: {
    erased: 'note',
    kept: 'esim_id new_esim_id reseller_id customer_id profile_domain_id reason created_at',
  },
  sold_item: {
    erased: 'metatag user_country user_ip',
    // The sold packages, the prices, and the delivered profiles.
    kept:
      'uid id number reseller_id inventory_item_id product_id customer_id profile_domain_id esim_id activation_type state name ' +
      'channel_id channel_name channel_type purchase_price retail_price currency activation_mode activated_at expires_at ' +
      'size_value size_unit size_bytes used_bytes period_used_bytes last_used_at package_type validity_size validity_unit ' +
      'validity_unlimited validity country_set included_countries profile_domain_key policy refunded_at created_at',
  },
};

test.each(Object.entries(columns))('each column of %s is erased or has a reason to stay', async (table, decided) => {
  const [erased, kept] = [decided.erased, decided.kept].map((names) => names.split(' ').filter((name) => name !== ''));
  const found = await owner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;
  expect(found.map(({ name }) => name).sort()).toEqual([...(erased ?? []), ...(kept ?? [])].sort());
  await erase(customer.uid);
  const of = table === 'customer' ? 'id' : 'customer_id';
  const rows = await owner<{ left: Record<string, unknown> }[]>`
    select jsonb_strip_nulls(to_jsonb(t)) as left from ${owner(table)} t where ${owner(of)} = ${customer.uid}`;
  for (const { left } of rows) expect(erased?.filter((name) => name in left)).toEqual([]);
});

test(
  'sales, changes and data use at the moment of the erasure leave nothing behind',
  { timeout: 120_000 },
  async () => {
    for (let round = 1; round <= 5; round++) {
      const late = randomUUID().replaceAll('-', '');
      const one = await leaveMarks(late);
      const params = { path: { customerUid: one.uid } };
      const change = () =>
        reseller.api.PUT('/activations/customers/{customerUid}', {
          params,
          body: { customerEmail: `${late}@late.example` },
        });
      const use = () => consumeData(server, one.iccid, 1).then(() => ({ response: new Response() }));
      const calls = [
        ...Array.from({ length: 6 }, () => [() => topUp(one.uid, late), change, use]).flat(),
        ...Array.from({ length: 2 }, () => () => erase(one.uid)),
      ];
      // Another order in each round, the same ones for each commit: no step of 7 among 20 comes back before all were there.
      const ordered = calls.map((_, index) => calls[(index * 7 + round * 3) % calls.length]!);
      const statuses = await race(
        ordered.map((call) => async () => (await call()).response.status),
        calls.length,
      );
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const left = await server.db.system`
      select 'sale' from sold_item where customer_id = ${one.uid} and metatag is not null
      union all select 'customer' from customer where id = ${one.uid} and num_nonnulls(email, country) > 0
      union all select 'answer' from idempotency_key where customer_id = ${one.uid} and strpos(answer::text, ${late}) > 0
      union all select 'esim' from esim where customer_id = ${one.uid} and (last_country is not null or active)
      union all select 'event' from event where subject in (select id::text from esim where customer_id = ${one.uid})`;
      expect(left).toEqual([]);
    }
    await expectBooksToBeRight(server);
  },
);
