// An operator changes no money of an account of their own alone, however little it is.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOperator } from '#server/operator/operators/index.ts';
import { attentionTo, codeOf, openDesk, readDeskPayment, refundPayment, settleAdjustment } from '#support/desk.ts';
import { linkIn, messageFor } from '#support/inbox.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator, type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf } from '#support/reseller.ts';
import { signInWithSetUp } from '#support/second-factor.ts';
import { newPerson } from '#support/sign-in.ts';
import { idOf } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { recordTransfer } from '#support/transfers.ts';

let server: TestServer;
let otto: Operator;
/** Whose account it is. */
let olivia: Operator;
let path: { id: string };
let bonus: number;

beforeAll(async () => {
  ({ server, otto } = await openDesk({ hasBackgroundWork: true }));
});
beforeEach(async () => {
  olivia = await newOperator(server);
  path = { id: await idOf(server, olivia) };
  bonus = await credit();
});
afterAll(() => server.stop());
afterAll(() => expectBooksToBeRight(server));

const read = () => bodyOf(otto.desk.GET('/resellers/{id}', { params: { path } }));
const credit = async () => (await read()).credits[0]?.value ?? 0;

const adjust = (by: Operator, value: number) =>
  bodyOf(
    by.desk.POST('/resellers/{id}/adjustments', {
      params: { path },
      body: { value, currencyCode: 'USD', reason: 'GOODWILL', note: 'A kindness' },
    }),
  );

describe('credit', () => {
  test.each([0.01, -0.01])('of %s dollars waits for another operator', async (value) => {
    const { id, state } = await adjust(olivia, value);
    expect(state).toBe('WAITING');
    expect(await credit()).toBe(bonus);
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'ADJUSTMENT', facts: { name: olivia.email } }]);
    expect(await codeOf(settleAdjustment(olivia, id))).toBe('own_adjustment');
    expect(await bodyOf(settleAdjustment(otto, id))).toMatchObject({ state: 'BOOKED', settledBy: otto.email });
    expect(await credit()).toBeCloseTo(bonus + value, 10);
  });

  test('is granted alone by another operator', async () => {
    expect((await adjust(otto, 0.01)).state).toBe('BOOKED');
  });
});

describe('a payment', () => {
  const settle = (by: Operator, id: string) =>
    bodyOf(
      by.desk.POST('/payments/{id}/settle', {
        params: { path: { id } },
        body: { value: 10, currencyCode: 'USD', valueDate: '2026-01-05', note: '' },
      }),
    );

  test('by bank transfer is booked when another operator has found it as well', async () => {
    const id = await recordTransfer(server, olivia.email);
    expect((await settle(olivia, id)).state).toBe('PENDING');
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'TRANSFER' }]);
    expect((await settle(olivia, id)).state).toBe('PENDING');
    expect(await credit()).toBe(bonus);
    expect((await settle(otto, id)).state).toBe('SUCCESS');
    expect(await credit()).toBe(bonus + 10);
  });

  test('is refunded when another operator confirms it', async () => {
    const payment = await recordTransfer(server, olivia.email);
    await settle(otto, payment);
    const { refunds } = await bodyOf(refundPayment(olivia, payment, 0.01, { reference: 'Refund 1' }));
    expect(refunds).toMatchObject([{ state: 'WAITING' }]);
    const id = refunds[0]?.id ?? '';
    expect(await codeOf(settleAdjustment(olivia, id))).toBe('own_adjustment');
    await bodyOf(settleAdjustment(otto, id));
    expect((await readDeskPayment(otto, payment)).refunds).toMatchObject([{ state: 'REFUNDED' }]);
  });
});

describe('a discount', () => {
  const none = { discountRate: 0, pricingGroup: '' };
  const set = (by: Operator, to: OperatorSchemas['Pricing'], seen: OperatorSchemas['Pricing'] = none) =>
    bodyOf(by.desk.PUT('/resellers/{id}/pricing', { params: { path }, body: { ...to, seen } }));
  const confirm = (by: Operator, id: string) =>
    by.desk.POST('/pricing-changes/{id}/confirm', { params: { path: { id } } });

  test('waits for another operator, also a lower one', async () => {
    const little = { ...none, discountRate: 0.01 };
    const { waitingPricing, discountRate } = await set(olivia, little);
    expect([discountRate, waitingPricing?.discountRate]).toEqual([0, 0.01]);
    const id = waitingPricing?.id ?? '';
    expect(await codeOf(confirm(olivia, id))).toBe('own_adjustment');
    expect(await bodyOf(confirm(otto, id))).toMatchObject(little);
    expect(await set(olivia, none, little)).toMatchObject({ ...little, waitingPricing: { discountRate: 0 } });
  });

  test('that stays as it is lets the pricing group be set alone', async () => {
    const grouped = { ...none, pricingGroup: 'Partner' };
    expect(await set(olivia, grouped)).toMatchObject(grouped);
  });
});

describe('a suspension', () => {
  const suspend = (by: Operator) =>
    by.desk.PUT('/resellers/{id}/suspension', { params: { path }, body: { reason: 'Two disputes' } });
  const lift = (by: Operator) => by.desk.DELETE('/resellers/{id}/suspension', { params: { path } });

  test('is lifted by another operator alone', async () => {
    await bodyOf(suspend(otto));
    expect(await codeOf(lift(olivia))).toBe('own_account');
    expect(await codeOf(suspend(olivia))).toBe('own_account');
    expect((await read()).suspension).toMatchObject({ operator: otto.email, reason: 'Two disputes' });
    expect((await bodyOf(lift(otto))).suspension).toBeUndefined();
  });

  test('is set by another operator alone', async () => {
    expect(await codeOf(suspend(olivia))).toBe('own_account');
    expect((await read()).suspension).toBeUndefined();
  });
});

describe('another e-mail address', () => {
  /** Olivia changes it with the second factor, and signs in with it from then on. */
  const change = async (): Promise<string> => {
    const newEmail = `new-${olivia.email}`;
    await server.db.system`
      delete from identity_second_factor where user_id = (select id from identity_user where email = ${olivia.email})`;
    const user = await signInWithSetUp(server, newPerson({ email: olivia.email }));
    const fields = { newEmail, currentPassword: user.password, code: user.recoveryCodes[0] ?? '' };
    await user.visitor.submit(`${server.url}/sign-in/change-email`, fields);
    const { text } = await messageFor(server, newEmail, /^Confirm your new email address$/);
    await user.visitor.submit(linkIn(text), {});
    // Setting it up has ended the other session.
    olivia = { ...olivia, token: user.accessToken, desk: operatorClient(server, user.accessToken) };
    return newEmail;
  };

  test('of an operator is shown at the desk, and what was recorded before names its operator', async () => {
    const { id: other } = { id: await idOf(server, otto) };
    const suspended = { params: { path: { id: other } } };
    await bodyOf(olivia.desk.PUT('/resellers/{id}/suspension', { ...suspended, body: { reason: 'Two disputes' } }));
    const { id } = await adjust(olivia, 0.01);
    const former = olivia.email;
    const present = await change();
    const shown = await bodyOf(otto.desk.GET('/resellers/{id}', suspended));
    expect(shown.suspension).toMatchObject({ operator: present });
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'ADJUSTMENT', facts: { name: present } }]);
    const entries = await server.db.system`
      select a.actor, o.email from audit_entry a join operator o on o.id = a.operator_id
      where a.reseller_id = ${other} and a.action = 'suspension'`;
    expect(entries).toEqual([{ actor: former, email: present }]);
    const changes = await server.db.system`
      select c.who, o.email from operator_audit_entry c join operator o on o.id = c.operator_id
      where c.reference = ${other} and c.action = 'reseller.suspended'`;
    expect(changes).toEqual([{ who: former, email: present }]);
    await bodyOf(settleAdjustment(otto, id));
    await bodyOf(olivia.desk.DELETE('/resellers/{id}/suspension', suspended));
  });

  test('lets nobody confirm what the same operator entered, and takes the role away by itself', async () => {
    const { id } = await adjust(olivia, 0.01);
    const present = await change();
    expect(await codeOf(settleAdjustment(olivia, id))).toBe('own_adjustment');
    await expect(removeOperator(server.db.system, olivia.email)).rejects.toThrow('is not an operator');
    await removeOperator(server.db.system, present);
    expect((await olivia.desk.GET('/operators/current')).response.status).toBe(403);
    await bodyOf(settleAdjustment(otto, id, 'decline'));
  });
});
