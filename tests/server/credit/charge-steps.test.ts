// The automatic top-up when its provider or its process fails in the middle: nothing is charged twice, and nothing is lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { getCredit, setAutoTopUp, deletePaymentMethod, listPaymentHistory } from '#server/payments/index.ts';
import { closeUnstartedPayments } from '#server/payments/submission/start-payment.ts';
import { topUpAllAutomatically } from '#server/payments/auto-top-up/watch.ts';
import { topUpAutomatically } from '#server/payments/auto-top-up/charge.ts';
import { openAsOwner } from '#server/db/connect.ts';
import type { CardCharge, CardChargeOutcome, PaymentGateway } from '#server/gateways/index.ts';
import { createLog } from '#server/core/log.ts';
import { agePayments } from '#support/age-payments.ts';
import { letTopUpsBeDue } from '#support/auto-top-up.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { until } from '#support/poll.ts';
import { countWaiting } from '#support/waiting.ts';
import { addReseller, giveCard, openPaymentStore, type PaymentStore } from '../payments/payment-store.ts';
import { whole } from '#support/whole.ts';
import { inputOf } from '#support/input.ts';

type Answer = CardChargeOutcome | 'hangs' | 'fails' | 'is charged and fails';

/** A provider that records its charges, gives the prepared outcomes to the next ones, and pays all others. */
const provider = { charged: new Map<string, CardCharge>(), asked: [] as string[], answers: [] as Answer[] };

const chargeCard = (charge: CardCharge): Promise<CardChargeOutcome> => {
  const answer = provider.answers.shift() ?? { outcome: 'SUCCESS', reference: charge.id };
  provider.asked.push(charge.id);
  if (answer === 'hangs') return new Promise<never>(() => {});
  if (answer === 'fails') return Promise.reject(new Error('no answer'));
  if (answer === 'is charged and fails' || answer.outcome === 'SUCCESS') provider.charged.set(charge.id, charge);
  return answer === 'is charged and fails' ? Promise.reject(new Error('lost answer')) : Promise.resolve(answer);
};

let store: PaymentStore;
let caller: Caller;

const gateway: PaymentGateway = {
  methods: () => [],
  createPayment: () => Promise.reject(new Error('none')),
  cancelPayment: () => Promise.reject(new Error('none')),
  cards: {
    method: { id: 'reference-card', name: 'Card' },
    openForm: ({ id }) => Promise.resolve({ formUrl: `https://pay.example/${id}`, reference: id }),
    charge: chargeCard,
  },
};

beforeAll(async () => {
  store = await openPaymentStore({ gateway, gatewayTimeoutMs: 300 });
});
afterAll(() => store.stop());
afterAll(() => expectBooksToBeRight(store));

const declined: CardChargeOutcome = { outcome: 'FAILURE', message: 'The card was declined.' };

/** A reseller with a card who needs 20 USD, or more. */
const newPayer = async (): Promise<Caller> => {
  const payer = await addReseller(store, { country: 'US' });
  await giveCard(store, payer);
  await setAutoTopUp(store, payer, inputOf('setAutoTopUp', { body: { enabled: true, threshold: 10, amount: 20 } }));
  return payer;
};

beforeEach(async () => {
  // Those of other tests, whose providers are gone.
  await store.db
    .system`update auto_top_up set enabled = false, due_at = null, payment_id = null, token_encrypted = null`;
  provider.charged.clear();
  provider.asked.length = 0;
  provider.answers.length = 0;
  caller = await newPayer();
});

const step = () => topUpAutomatically(store.deps, caller.resellerId);
const balance = async () => (await getCredit(store, caller)).balance.value;
const isOn = async () => (await getCredit(store, caller)).autoTopUpEnabled;
const statuses = async () =>
  (await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')))).items.map(
    ({ items }) => items[0]?.status,
  );
/** Ends the time that a step or a refusal makes it wait: everything lies further back, and the next step is due. */
const wait = async (): Promise<void> => {
  await agePayments(store, caller.resellerId, 2 * 24 * 60);
  await letTopUpsBeDue(store);
};

/** How often it failed and was tried, and when it is due: no operation shows that. */
const readTopUp = async () => {
  const [row] = await store.db.system<[{ failures: number; tries: number; dueAt: Date | null }]>`
    select failures, tries, due_at from auto_top_up where reseller_id = ${caller.resellerId}`;
  return row;
};

/** Whether a process waits for the table that the test has locked. */
const isWaiting = async (): Promise<boolean> => (await countWaiting(store)) > 0;

describe('a charge', () => {
  test('is made once by however many processes', async () => {
    await Promise.all(Array.from({ length: 20 }, step));
    expect(provider.asked).toHaveLength(1);
    expect(await balance()).toBe(20);
  });

  test.each<Answer>(['fails', 'hangs', 'is charged and fails'])(
    'whose provider %s stays pending, and is asked for again as the same',
    async (answer) => {
      provider.answers.push(answer);
      await expect(step()).rejects.toThrow('answer');
      expect(await statuses()).toEqual(['PENDING']);
      expect(await balance()).toBe(0);
      // Not before its time, and not closed as one that was never started.
      await step();
      await agePayments(store, caller.resellerId, 60);
      expect(await closeUnstartedPayments(store.db.system)).toBe(0);
      expect(provider.asked).toHaveLength(1);
      await wait();
      await step();
      expect(await statuses()).toEqual(['SUCCESS']);
      expect(await balance()).toBe(20);
      expect(new Set(provider.asked).size).toBe(1);
      expect([...provider.charged.values()]).toMatchObject([{ token: 'token', amount: 2_000, currency: 'USD' }]);
    },
  );

  test('is not begun by a process that was so slow that another has claimed its step', async () => {
    const owner = openAsOwner(store.ownerUrl);
    const { slow } = await owner.begin(async (tx) => {
      await tx`lock table ledger_account in access exclusive mode`;
      const work = step();
      await until('it has claimed the step, and waits', isWaiting);
      await tx`
        update auto_top_up set due_at = due_at + interval '1 minute' where reseller_id = ${caller.resellerId}`;
      return { slow: work };
    });
    await slow;
    await owner.end();
    expect(provider.asked).toEqual([]);
    expect(await statuses()).toEqual([]);
  });

  test('that is under way when the card is removed is finished, and is the last', async () => {
    provider.answers.push('is charged and fails');
    await expect(step()).rejects.toThrow('answer');
    await deletePaymentMethod(store.deps, caller);
    await wait();
    await step();
    expect(await statuses()).toEqual(['SUCCESS']);
    expect(await isOn()).toBe(false);
  });
});

describe('refused charges', () => {
  test('are tried again as new payments, and switch it off at the third in a row', async () => {
    for (const left of [2, 1, 0]) {
      provider.answers.push(declined);
      await step();
      await step();
      expect(await isOn()).toBe(left > 0);
      await wait();
    }
    await step();
    expect(await statuses()).toEqual(['FAILURE', 'FAILURE', 'FAILURE']);
    expect(new Set(provider.asked).size).toBe(3);
  });

  test('are told with their reason and the next try, until it is set or switched off', async () => {
    const refusal = async () => (await getCredit(store, caller)).topUpRefusal;
    const waits: number[] = [];
    expect(await refusal()).toBeUndefined();
    for (const _ of [1, 2, 3]) {
      provider.answers.push(declined);
      await step();
      await step();
      const { refusedAt = '', reason, nextTryAt } = (await refusal()) ?? {};
      expect(reason).toBe(declined.outcome === 'FAILURE' && declined.message);
      if (nextTryAt !== undefined)
        waits.push(Math.round((Date.parse(nextTryAt) - Date.parse(refusedAt)) / (60 * 60 * 1_000)));
      await wait();
    }
    // The third has switched it off: there is no next try, but still a reason.
    expect(waits).toEqual([1, 24]);
    expect(await isOn()).toBe(false);
    expect(await refusal()).toMatchObject({ reason: 'The card was declined.' });
    const set = (enabled: boolean) =>
      setAutoTopUp(store, caller, inputOf('setAutoTopUp', { body: { enabled, threshold: 10, amount: 20 } }));
    expect(await set(true)).not.toHaveProperty('topUpRefusal');
    provider.answers.push(declined);
    await step();
    expect(await refusal()).toMatchObject({ nextTryAt: expect.any(String) });
    expect(await set(false)).not.toHaveProperty('topUpRefusal');
  });

  test('are forgotten by a paid one, and by setting it again', async () => {
    provider.answers.push(declined, declined);
    for (let time = 1; time <= 3; time++) {
      await step();
      await wait();
    }
    expect(await balance()).toBe(20);
    expect(await readTopUp()).toMatchObject({ failures: 0, dueAt: null });
  });

  test('are not repeated when enough credit came from elsewhere meanwhile', async () => {
    provider.answers.push(declined);
    await step();
    await store.db.forReseller(
      caller.resellerId,
      (tx) => tx`
        select ledger_post(${caller.resellerId}, 'USD', 'correction', gen_random_uuid(), 'test', '{payments,credit}',
          '{-5000,5000}')`,
    );
    await wait();
    await step();
    expect(await statuses()).toEqual(['FAILURE']);
    expect(await isOn()).toBe(true);
  });
});

describe('a first phase that fails', () => {
  const mostTries = 20;

  /** The database refuses every new payment until it is healed; counts the log lines. */
  const breakPayments = async () => {
    const owner = openAsOwner(store.ownerUrl);
    await owner.unsafe(`
      create function no_payment() returns trigger language plpgsql as $$ begin raise exception 'no payment'; end $$;
      create trigger no_payment before insert on payment for each row execute function no_payment()`);
    const heal = () => owner`drop function if exists no_payment cascade`;
    const log = createLog('silent');
    let tries = 0;
    // Without a bound, a loop that never ends would hang the test in place of failing it.
    log.error = () => void (++tries > mostTries && void heal().execute());
    return { deps: { ...store.deps, log }, tries: () => tries, heal, stop: () => heal().then(() => owner.end()) };
  };

  const now = async (): Promise<number> => {
    const [row] = await store.db.system<[{ now: Date }]>`select clock_timestamp() as now`;
    return row.now.getTime();
  };

  /** When the next try is due, less the minutes that it is put off for: between the beginning and the end of the last one. */
  const putOffAt = async (minutes: number): Promise<number> => {
    const { dueAt } = await readTopUp();
    return (dueAt?.getTime() ?? Number.NaN) - minutes * 60_000;
  };

  test('is tried once in a pass, and put off for longer each time', async () => {
    const broken = await breakPayments();
    for (const [pass, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      const before = await now();
      await topUpAllAutomatically(broken.deps);
      const after = await now();
      await topUpAllAutomatically(broken.deps);
      expect(broken.tries()).toBe(pass + 1);
      expect(await putOffAt(minutes)).toBeGreaterThanOrEqual(before);
      expect(await putOffAt(minutes)).toBeLessThanOrEqual(after);
      await wait();
    }
    await broken.heal();
    await topUpAllAutomatically(broken.deps);
    await broken.stop();
    expect(await statuses()).toEqual(['SUCCESS']);
    expect(await balance()).toBe(20);
    expect(await readTopUp()).toMatchObject({ dueAt: null, tries: 0 });
  });

  test('does not hold up the other resellers', async () => {
    const other = await newPayer();
    await store.db.system`update reseller set country = null where reseller_id = ${caller.resellerId}`;
    await topUpAllAutomatically(store.deps);
    expect((await getCredit(store, other)).balance.value).toBe(20);
    expect(await balance()).toBe(0);
  });
});

describe('a process that is killed', () => {
  type Moment = {
    /** Locked by the test, so that the process comes no further than to here. */
    table: 'payment' | 'ledger_account' | null;
    answer: 'yes' | 'nothing';
    statuses: string[];
  };

  const moments: Record<string, Moment> = {
    'before the payment is recorded': { table: 'payment', answer: 'yes', statuses: [] },
    'before the provider has answered': { table: null, answer: 'nothing', statuses: ['PENDING'] },
    'before the charge is booked': { table: 'ledger_account', answer: 'yes', statuses: ['PENDING'] },
  };

  /** A busy machine starts a process in half a minute, an idle one in a second. */
  const startLimitMs = 100_000;

  /** Takes the step in a process of its own, and kills it there. The charges that it asked for are the provider's. */
  const killAt = async ({ table, answer }: Moment): Promise<void> => {
    const owner = openAsOwner(store.ownerUrl);
    await owner.begin(async (tx) => {
      if (table !== null) await tx`lock table ${tx(table)} in exclusive mode`;
      const worker = path.join(import.meta.dirname, 'top-up-worker.ts');
      const given = [JSON.stringify(store.logins), caller.resellerId, store.secret[0].toString('hex'), answer];
      const child = spawn(process.execPath, [worker, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
      const asked: string[] = [];
      child.stdout.on('data', (line: Buffer) => asked.push(line.toString().trim()));
      const ended = once(child, 'exit');
      const isThere = table === null ? () => asked.length > 0 : isWaiting;
      await until('it has come to that moment', isThere, startLimitMs);
      child.kill('SIGKILL');
      await ended;
      for (const id of asked) {
        provider.charged.set(id, { id, token: 'token', amount: 2_000, currency: 'USD', recordedAt: new Date() });
      }
    });
    await owner.end();
  };

  test.each(Object.entries(moments))('%s leaves a step that another process finishes', async (_, moment) => {
    await killAt(moment);
    // Not before its time: the process might only be slow.
    await topUpAllAutomatically(store.deps);
    expect(provider.asked).toEqual([]);
    expect(await statuses()).toEqual(moment.statuses);
    expect(await balance()).toBe(0);
    await expectBooksToBeRight(store);
    await wait();
    await Promise.all([topUpAllAutomatically(store.deps), topUpAllAutomatically(store.deps)]);
    expect(await statuses()).toEqual(['SUCCESS']);
    expect(provider.charged.size).toBe(1);
    expect(await balance()).toBe(20);
  });
});

describe('the limit of a day', () => {
  test('is 24 charges', async () => {
    for (let time = 1; time <= 30; time++) {
      // A higher threshold each time, as sales would make a charge due each time.
      const settings = { enabled: true, threshold: 20 * time, amount: 20 };
      await setAutoTopUp(store, caller, inputOf('setAutoTopUp', { body: settings }));
      await step();
    }
    expect(provider.charged.size).toBe(24);
    expect(await balance()).toBe(24 * 20);
  });
});
