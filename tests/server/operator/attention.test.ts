// What the desk lists as needing attention, and the actions that settle it.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changesOf } from '#support/audit.ts';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { newOperator, type OperatorClient, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { settlePayment } from '#server/payments/settle.ts';
import { reversePayment } from '#server/payments/reverse.ts';
import { fillAccount } from '#support/payer.ts';
import { bodyOf } from '#support/reseller.ts';
import { idOf, setCredit } from '#support/stock-setup.ts';
import { addWebhook } from '#support/webhooks.ts';

const shop = openEsimGoStore();
let desk: OperatorClient;
let resellerId: string;

beforeEach(async () => {
  ({ desk } = await newOperator(shop.store));
  resellerId = await idOf(shop.store, shop.reseller);
});

type Kind = OperatorSchemas['AttentionKind'];

/** What concerns the reseller of this test. */
const listed = async (kind: Kind): Promise<OperatorSchemas['AttentionItem'][]> => {
  const { items } = await bodyOf(desk.GET('/attention'));
  return items.filter((item) => item.kind === kind && (item.reseller === undefined || item.reseller.id === resellerId));
};

describe('an order', () => {
  const age = (uid: string) => shop.store.db.system`
    update supply_order set created_at = created_at - interval '11 minutes', tried_at = now() - interval '11 minutes'
    where uid = ${uid}`;
  const retry = (id: string) => desk.POST('/supply-orders/{id}/retry', { params: { path: { id } } });

  test('is listed after ten minutes, and settled by looking for it again', async () => {
    await shop.misbehave('cuts after');
    const { uid } = (await shop.sell()).activatedItem;
    await shop.letCallsSettle();
    expect(await listed('ORDER')).toEqual([]);
    await age(uid);
    await fillAccount(shop.reseller, { country: 'DE' }, { companyName: 'Harbour Travel' });
    const [item] = await listed('ORDER');
    expect(item).toMatchObject({
      reference: uid,
      reseller: { id: resellerId, name: 'Harbour Travel', email: shop.reseller.email },
      facts: { supplier: 'esim-go', name: 'Germany 1 GB', wasSent: true, count: 1 },
      actions: ['RETRY_ORDER', 'GIVE_UP_ORDER'],
    });
    expect(await bodyOf(retry(uid))).toEqual({ state: 'DELIVERED' });
    expect(await bodyOf(retry(uid))).toEqual({ state: 'DELIVERED' });
    expect(await listed('ORDER')).toEqual([]);
    expect((await changesOf(shop.store, uid)).at(-1)).toMatchObject({ action: 'order.retried' });
  });

  test('that was tried a moment ago is left as it is', async () => {
    await shop.misbehave('cuts after');
    const { uid } = (await shop.sell()).activatedItem;
    const before = await shop.standIn.books();
    expect(await bodyOf(retry(uid))).toEqual({ state: 'PENDING' });
    expect((await shop.standIn.books()).orders).toHaveLength(before.orders.length);
    await shop.letCallsSettle();
    await age(uid);
    await bodyOf(retry(uid));
  });

  test('that there is not, is not found', async () => {
    for (const id of [randomUUID(), 'none']) expect((await retry(id)).response.status).toBe(404);
  });
});

describe('a receiver', () => {
  const event = async (): Promise<string> => {
    const [row] = await shop.store.db.system<{ id: string }[]>`
      insert into event (reseller_id, type, data, has_delivery)
      values (${resellerId}, 'ESIM_STATUS', '{"uid": "1"}', true) returning id`;
    return row?.id ?? '';
  };
  const attempt = (id: string, status: number) => shop.store.db.system`
    insert into webhook_attempt (reseller_id, event_id, url, status, milliseconds)
    values (${resellerId}, ${id}, 'https://hooks.example.com/a', ${status}, 5)`;

  test('is listed with what was given up and what waits for long, and gets it again', async () => {
    const id = await addWebhook(shop.store, shop.reseller, 'ESIM_STATUS');
    const [lost, late, later] = [await event(), await event(), await event()];
    await shop.store.db.system`delete from webhook_delivery where reseller_id = ${resellerId}`;
    await attempt(lost, 503);
    await attempt(later, 503);
    await attempt(later, 200);
    await shop.store.db.system`
      insert into webhook_delivery (event_id, reseller_id, webhook_id, failures, queued_at, due_at)
      values (${late}, ${resellerId}, ${id}, 4, now() - interval '2 days', now() + interval '1 day')`;
    expect(await listed('WEBHOOK')).toMatchObject([
      {
        reference: id,
        facts: { name: 'ESIM_STATUS', host: 'hooks.example.com', count: 2 },
        actions: ['RESEND_EVENTS'],
      },
    ]);
    const resend = () => bodyOf(desk.POST('/webhooks/{id}/resend', { params: { path: { id } } }));
    expect(await resend()).toEqual({ events: 2 });
    const due = await shop.store.db.system<{ eventId: string }[]>`
      select event_id from webhook_delivery where webhook_id = ${id} and due_at <= now()`;
    expect(due.map(({ eventId }) => eventId).toSorted()).toEqual([lost, late].toSorted());
    expect(await resend()).toEqual({ events: 1 });
    expect((await changesOf(shop.store, id)).at(-1)).toMatchObject({
      action: 'webhook.resent',
      after: { waiting: 1, again: 0 },
    });
  });
});

test('a low balance at a supplier is listed since it is low', async () => {
  await shop.store.db.system`
    insert into supplier_balance (supplier, amount, currency, is_low, low_since)
    values ('esim-go', 4210, 'USD', true, '2026-11-01') on conflict (supplier)
      do update set amount = 4210, is_low = true, low_since = '2026-11-01'`;
  expect(await listed('SUPPLIER_BALANCE')).toMatchObject([
    {
      reference: 'esim-go',
      since: '2026-11-01T00:00:00.000Z',
      facts: { amount: { value: 42.1, currencyCode: 'USD' } },
    },
  ]);
});

test('a broken rule is listed in words', async () => {
  await shop.store.db.system`
    insert into reconciliation_check values ('deliveries', now(), 2, '{}')
    on conflict (name) do update set offending = 2, first = '{}'`;
  const [finding] = await listed('FINDING');
  expect(finding).toMatchObject({ reference: 'deliveries', facts: { name: 'O1', count: 2 } });
  expect(finding?.facts.reason).toMatch(/^An event is delivered/);
  await shop.store.db.system`delete from reconciliation_check`;
});

test('profiles that run out are listed', async () => {
  const { db } = shop.store;
  const kept = await db.system`delete from esim_pool returning *`;
  expect(await listed('PROFILE_STOCK')).toMatchObject([{ facts: { count: 0 } }]);
  await db.system`insert into esim_pool ${db.system(kept)}`;
  expect(await listed('PROFILE_STOCK')).toEqual([]);
});

const payment = async (status: string, age: string, isAutomatic = false): Promise<string> => {
  const id = randomUUID();
  const settled = status === 'PENDING' ? null : new Date();
  await shop.store.db.system`
    insert into payment (id, reseller_id, purpose, status, currency, price, vat, vat_bps, total, method_id, method_name,
      provider_reference, payment_url, automatic, success_url, error_url, cancel_url, actor, message, settled_at, created_at)
    values (${id}, ${resellerId}, 'CREDIT', ${status}, 'USD', 1000, 0, 0, 1000, 'stripe', 'Card', ${`cs_${id}`},
      ${isAutomatic ? null : 'https://pay.example.com'}, ${isAutomatic}, 'a', 'a', 'a', 'test',
      ${status === 'FAILURE' ? 'The card was declined.' : null}, ${settled}, now() - ${age}::interval)`;
  await shop.store.db.system`
    insert into payment_line (payment_id, reseller_id, amount, total) values (${id}, ${resellerId}, 1, 1000)`;
  return id;
};

const fail = (id: string) => settlePayment(shop.store.db, { id, outcome: 'FAILURE', amount: 1_000, currency: 'USD' });

describe('payments', () => {
  test('whose outcome is not known after a day are listed', async () => {
    await payment('PENDING', '23 hours');
    const open = await payment('PENDING', '25 hours');
    expect(await listed('PAYMENT')).toMatchObject([
      { reference: open, facts: { name: 'Card', amount: { value: 10, currencyCode: 'USD' } }, actions: [] },
    ]);
    await fail(open);
  });

  test('with a report of another amount are listed with both', async () => {
    const id = await payment('PENDING', '1 minute');
    const report = { id, outcome: 'SUCCESS', amount: 900, currency: 'USD' } as const;
    for (let times = 0; times < 2; times++) {
      await expect(settlePayment(shop.store.db, report)).rejects.toThrow(/not the amount/);
    }
    expect(await listed('OTHER_AMOUNT')).toMatchObject([
      { reference: id, facts: { amount: { value: 10 }, reported: { value: 9 } } },
    ]);
    await fail(id);
  });

  test('by automatic top-up that were refused are listed with the reason', async () => {
    await payment('FAILURE', '1 minute', true);
    await shop.store.db.system`
      insert into auto_top_up (reseller_id, enabled, threshold, amount, failures) values (${resellerId}, false, 10, 10, 3)`;
    expect(await listed('AUTO_TOP_UP')).toMatchObject([
      {
        reference: resellerId,
        facts: { count: 3, reason: 'The card was declined.', amount: { value: 10 } },
        actions: [],
      },
    ]);
    await shop.store.db.system`delete from auto_top_up where reseller_id = ${resellerId}`;
  });
});

test('a credit below zero is listed', async () => {
  const { db } = shop.store;
  const id = await payment('PENDING', '1 minute');
  const paid = { id, amount: 1_000, currency: 'USD' };
  await settlePayment(db, { ...paid, outcome: 'SUCCESS' });
  await setCredit(shop.store, shop.reseller, 500);
  await reversePayment(db, { ...paid, reversal: 'dispute', reference: 'dp_1', isFinal: false });
  expect(await listed('CREDIT_BELOW_ZERO')).toMatchObject([{ facts: { amount: { value: -5, currencyCode: 'USD' } } }]);
});

test('is for operators alone', async () => {
  const other = operatorClient(shop.store, shop.reseller.token);
  const params = { path: { id: randomUUID() } };
  const refused = await Promise.all([
    other.GET('/attention'),
    other.POST('/supply-orders/{id}/retry', { params }),
    other.POST('/webhooks/{id}/resend', { params }),
  ]);
  expect(refused.map(({ response }) => response.status)).toEqual([403, 403, 403]);
});
