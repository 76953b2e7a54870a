// Refunds by operators through Stripe's package, against a stand-in that misbehaves: the money goes back once, and the credit
// is there or not, whatever is lost on the way.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { OperatorCaller } from '#server/core/operator.ts';
import { getPayment, refundPayment } from '#server/operator/payments/index.ts';
import { findAttention } from '#server/operator/attention/index.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { sendRefund, sendRefundsJob } from '#server/payments/index.ts';
import { inputOf } from '#support/input.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { recordOperator } from '#support/operator.ts';
import { until } from '#support/poll.ts';
import { countWaiting } from '#support/waiting.ts';
import type { RefundMoment, RefundWork } from './refund-worker.ts';
import { stripeWorld } from './stripe-store.ts';

const CREATE = 'POST /v1/refunds';

const world = stripeWorld();
let operator: OperatorCaller;
let paymentId: string;
let intent: string;

beforeAll(async () => {
  operator = await recordOperator(world.store);
});

/** 25 dollars of credit, which cost 29.75. */
beforeEach(async () => {
  const started = await world.payer.start();
  ({ paymentId } = started);
  await world.stripe.order('pay', { id: started.session });
  const { sessions } = await world.stripe.books();
  intent = sessions.find(({ id }) => id === started.session)?.payment_intent ?? '';
});

const deps = () => ({ ...world.store.deps, confirmCreditAbove: 100_000 });
const read = (): Promise<Payment> => getPayment(deps(), operator, inputOf('getPayment', { params: { id: paymentId } }));
const refund = (value: number, key = randomUUID()): Promise<Payment> =>
  refundPayment(
    deps(),
    operator,
    inputOf('refundPayment', {
      params: { id: paymentId },
      headers: { 'Idempotency-Key': key },
      body: { value, currencyCode: 'USD', reason: 'Ordered by mistake' },
    }),
  );
/** The time has come to ask again. */
const askAgain = async (): Promise<void> => {
  const due = await world.store.db.system<{ id: string }[]>`
    update payment_refund set due_at = now() where payment_id = ${paymentId} and due_at is not null returning id`;
  for (const { id } of due) await sendRefund(deps(), id);
};
const made = async () =>
  (await world.stripe.books()).refunds.filter(({ payment_intent: of, status }) => of === intent && status !== 'failed');
const states = async () => (await read()).refunds.map(({ state }) => state);
/** The event of a refund comes beside the answer. */
const reported = (amount: number) =>
  until('the refund is reported', async () => {
    const { events } = await read();
    return events.some((event) => event.kind === 'REFUND' && event.amount?.value === amount);
  });

test('is asked for with its id, and the report of it takes nothing more', async () => {
  const { refunds, refundable, takenBack, refundWay } = await refund(11.9);
  expect(refunds).toMatchObject([
    { state: 'REFUNDED', reference: expect.stringMatching(/^re_/), reason: 'Ordered by mistake' },
  ]);
  expect([refundable.value, takenBack.value, refundWay]).toEqual([17.85, 11.9, 'PROVIDER']);
  const { requests } = await world.stripe.books();
  expect(requests.find(({ key }) => key === refunds[0]?.id)?.parameters).toEqual({
    payment_intent: intent,
    amount: '1190',
    metadata: { refund: refunds[0]?.id },
  });
  await reported(11.9);
  expect(await world.payer.credit()).toBe(15);
  await refund(17.85);
  await reported(29.75);
  expect(await world.payer.credit()).toBe(0);
  expect((await world.payer.history())[0]?.takenBack).toEqual({ priceValue: 29.75, currencyCode: 'USD' });
});

describe('a call that', () => {
  test.each([
    ['is slow', 'slow'],
    ['fails before it is done', 'fails before'],
    ['fails after it is done', 'fails after'],
    ['is cut before it is done', 'cuts before'],
    ['is cut after it is done', 'cuts after'],
    ['is still being carried out when it is repeated', 'is still at it'],
    ['gets garbage', 'sends garbage'],
    ['names another amount', 'names another amount'],
  ])('%s leaves the refund in doubt with the credit taken, and it is made once', async (_, fault) => {
    await world.misbehave(fault, CREATE, 2);
    const { refunds } = await refund(29.75);
    expect(refunds).toMatchObject([{ state: 'SENT' }]);
    expect(await world.payer.credit()).toBe(0);
    await world.store.db
      .system`update payment_refund set begun_at = now() - interval '1 hour' where payment_id = ${paymentId}`;
    const doubts = await findAttention(world.store.db.system);
    expect(doubts).toContainEqual(expect.objectContaining({ kind: 'REFUND', reference: paymentId }));
    await askAgain();
    // Until then Stripe repeats a failure for its key.
    await world.stripe.order('forget-keys');
    await askAgain();
    expect(await states()).toEqual(['REFUNDED']);
    expect(await made()).toHaveLength(1);
    expect(await world.payer.credit()).toBe(0);
  });

  test('is repeated by its key asks once more, and refunds once', async () => {
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => refund(10, key).catch(() => undefined)));
    await refund(10, key);
    expect(await made()).toHaveLength(1);
    expect((await read()).takenBack.value).toBe(10);
  });
});

test('that Stripe refuses gives the credit back, with the reason', async () => {
  await world.stripe.order('events', { delivery: 'never' });
  await world.stripe.order('dispute', { id: intent });
  const { refunds, events, takenBack } = await refund(29.75);
  expect(refunds).toMatchObject([{ state: 'REFUSED', message: 'This charge has been charged back.' }]);
  expect(events.map(({ kind }) => kind)).toEqual([
    'SUBMITTED',
    'SUCCESS',
    'REFUND_ENTERED',
    'TAKEN_BACK',
    'GIVEN_BACK',
    'REFUND_REFUSED',
  ]);
  expect([takenBack.value, await world.payer.credit()]).toEqual([0, 25]);
});

test('beside a dispute, Stripe refuses it and the dispute takes all, once; a won one gives all back', async () => {
  await world.misbehave('cuts before', CREATE, 2);
  await refund(11.9);
  const { id } = await world.stripe.order('dispute', { id: intent });
  expect((await read()).takenBack.value).toBe(29.75);
  await askAgain();
  expect(await states()).toEqual(['REFUSED']);
  expect([(await read()).takenBack.value, await world.payer.credit()]).toEqual([29.75, 0]);
  await world.stripe.order('end-dispute', { id, status: 'won' });
  expect([(await read()).takenBack.value, await world.payer.credit()]).toEqual([0, 25]);
});

test('beside one that somebody makes at Stripe, both are booked, and a refused one is not', async () => {
  await world.misbehave('cuts before', CREATE, 2);
  await refund(11.9);
  await world.stripe.order('refund', { id: intent, amount: 595 });
  expect((await read()).takenBack.value).toBe(11.9);
  await askAgain();
  await reported(17.85);
  expect((await read()).takenBack.value).toBe(17.85);
  await world.misbehave('cuts before', CREATE, 2);
  await refund(11.9);
  await world.stripe.order('refund', { id: intent, amount: 2_975 });
  await askAgain();
  expect(await states()).toEqual(['REFUNDED', 'REFUSED']);
  expect((await read()).takenBack.value).toBe(29.75);
});

describe('one that Stripe has taken and not made', () => {
  const wait = async (): Promise<string> => {
    await world.stripe.order('let-refunds-wait');
    const { refunds } = await refund(29.75);
    expect(refunds).toMatchObject([{ state: 'SENT', reference: expect.stringMatching(/^re_/) }]);
    await reported(29.75);
    return refunds[0]?.reference ?? '';
  };

  test('is made when it says so', async () => {
    const id = await wait();
    await askAgain();
    expect(await states()).toEqual(['SENT']);
    await world.stripe.order('end-refund', { id, succeeded: true });
    await askAgain();
    expect(await states()).toEqual(['REFUNDED']);
  });

  test('gives the credit back when it fails, once', async () => {
    const id = await wait();
    await world.stripe.order('events', { delivery: 'never' });
    await world.stripe.order('end-refund', { id, succeeded: false });
    await askAgain();
    expect(await states()).toEqual(['REFUSED']);
    expect(await world.payer.credit()).toBe(25);
    expect((await read()).refunds[0]?.message).toBe('expired_or_canceled_card');
  });
});

test('that fails after it was made gives the credit back, however often that is reported', async () => {
  const { refunds } = await refund(29.75);
  await reported(29.75);
  await world.stripe.order('events', { delivery: 'twice' });
  await world.stripe.order('end-refund', { id: refunds[0]?.reference ?? '', succeeded: false });
  expect(await states()).toEqual(['REFUSED']);
  expect(await world.payer.credit()).toBe(25);
  const again = await refund(29.75);
  expect(again.refunds.map(({ state }) => state)).toEqual(['REFUSED', 'REFUNDED']);
});

describe('a process that is killed', () => {
  /** Whether it waits for what the test holds. */
  const isWaiting = async (): Promise<boolean> => (await countWaiting(world.store)) > 0;

  /** Refunds in a process of its own, and kills it there. */
  const killAt = async (moment: RefundMoment, key: string, isHeld: boolean): Promise<void> => {
    const { secretKey, webhookSecret, address } = world.stripe.settings;
    const stripe = { secretKey, webhookSecret, address: address.href };
    const { operatorId, email } = operator;
    const { logins } = world.store;
    const work: RefundWork = { logins, stripe, operator: { operatorId, email }, paymentId, key, moment };
    const owner = openAsOwner(world.store.ownerUrl);
    await owner.begin(async (tx) => {
      if (isHeld) await tx`lock table payment_reversal in exclusive mode`;
      const worker = path.join(import.meta.dirname, 'refund-worker.ts');
      const child = spawn(process.execPath, [worker, JSON.stringify(work)], { stdio: ['ignore', 'pipe', 'inherit'] });
      const said: string[] = [];
      child.stdout.on('data', (line: Buffer) => said.push(line.toString().trim()));
      await until('it has come to that moment', isHeld ? isWaiting : () => said.length > 0);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    });
    await owner.end();
  };

  test.each([
    ['before it is recorded', 'before it is asked for', true, []],
    ['before the provider is asked', 'before it is asked for', false, ['SENT']],
    ['after the refund was made', 'after it was made', false, ['SENT']],
  ] as const)('%s leaves one that is finished once', async (_, moment, isHeld, left) => {
    const key = randomUUID();
    await killAt(moment, key, isHeld);
    expect(await states()).toEqual(left);
    expect(await world.payer.credit()).toBe(isHeld ? 25 : 0);
    await expectBooksToBeRight(world.store);
    // Not before its time: the process might only be slow.
    await sendRefundsJob(deps()).work({});
    expect(await states()).toEqual(left);
    await refund(29.75, key);
    await Promise.all([askAgain(), askAgain()]);
    expect(await states()).toEqual(['REFUNDED']);
    expect(await made()).toHaveLength(1);
    expect(await world.payer.credit()).toBe(0);
  });
});
