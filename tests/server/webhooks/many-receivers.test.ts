// Two processes, and receivers of every kind at the same time (O1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import type { Sql } from '#server/db/connect.ts';
import { createDeliveries, createOutward, type Deliveries, referenceWebhookSettings } from '#server/webhooks/index.ts';
import { publicKeyOf } from '#server/webhooks/signing.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { isSignedBy, type Received, type Receiver, startReceiver } from './receiver.ts';

const HEALTHY = 10;
const EVENTS_PER_LANE = 20;
/** The test takes a second or two. It is less than a lane that hangs needs to give its first event up. */
const PATIENCE_MS = 25_000;

const host = 'receiver.example';
const settings = {
  ...referenceWebhookSettings,
  hosts: { [host]: ['127.0.0.1'] },
  reachable: ['127.0.0.1'],
  retryDelays: [0, 0],
  timeoutMs: 20_000,
  leaseSeconds: 40,
};
const secret = newSecret();

type Lane = { resellerId: string; receiver: Receiver };

const newProcess = (system: Sql): Deliveries =>
  createDeliveries({ system, secret, outward: createOutward(settings), settings, log: createLog('error') });

let server: TestServer;
let processes: Deliveries[];
const receivers: Receiver[] = [];
beforeAll(async () => {
  server = await startTestServer({ secret, hasBackgroundWork: false, poolSizes: { app: 2, system: 6 } });
  processes = [1, 2].map(() => newProcess(server.db.system));
});
afterAll(async () => {
  for (const receiver of receivers) receiver.stop();
  await Promise.all(processes.map((one) => one.stop()));
  await server.stop();
});

const openLane = async (answer: Partial<Receiver['answer']> = {}): Promise<Lane> => {
  const receiver = await startReceiver();
  receivers.push(receiver);
  Object.assign(receiver.answer, answer);
  const [row] = await server.db.system<{ resellerId: string }[]>`
    with seller as (
      insert into reseller (reseller_id, issuer, subject, email)
      select id, 'test', id, id || '@example.com' from gen_random_uuid() id returning reseller_id)
    insert into webhook (reseller_id, type, url)
    select reseller_id, 'COUNTRY_CHANGE', ${receiver.url()} from seller returning reseller_id`;
  return { resellerId: row?.resellerId ?? '', receiver };
};

/** Events of all lanes, each numbered within its own. */
const happen = async (): Promise<void> => {
  await server.db.system`
    insert into event (reseller_id, type, data)
    select reseller_id, 'COUNTRY_CHANGE', jsonb_build_object('number', n)
    from webhook, generate_series(1, ${EVENTS_PER_LANE}) n`;
};

const idsOf = (received: Received[]): Set<string> => new Set(received.map(({ id }) => id));

/** A database that gives lanes back, calls this, and says so only at the end of the test. */
const withSilentReturns = (system: Sql, onReturn: () => void, end: Promise<void>): Sql =>
  new Proxy(system, {
    apply: (query, _, [parts, ...values]: Parameters<Sql>) => {
      const statement = query(parts, ...values);
      const isReturn = (parts as readonly string[]).join('').includes("busy_until = '-infinity'");
      return isReturn
        ? {
            execute: () =>
              statement
                .execute()
                .then(onReturn)
                .then(() => end),
          }
        : statement;
    },
  });

test('a lane is taken again as soon as it is given back, although the turn before has not heard of that', async () => {
  const { receiver } = await openLane();
  const [returned, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = newProcess(withSilentReturns(server.db.system, returned.resolve, end.promise));
  one.start();
  await happen();
  await returned.promise;
  expect(receiver.received).toHaveLength(EVENTS_PER_LANE);
  await happen();
  await until('the next turn is over', () => receiver.received.length === 2 * EVENTS_PER_LANE, PATIENCE_MS);
  end.resolve();
  await one.stop();
});

test(
  'every healthy receiver hears of each event once, beside those that fail, hang, redirect and refuse',
  {
    timeout: 3 * PATIENCE_MS,
  },
  async () => {
    const healthy = await Promise.all(Array.from({ length: HEALTHY }, () => openLane()));
    const failing = await Promise.all([500, 503, 429, 404, 302].map((status) => openLane({ status })));
    const hanging = await Promise.all([1, 2, 3, 4, 5].map(() => openLane({ status: undefined })));
    const gone = await openLane({ status: 410 });
    await happen();
    for (const one of processes) one.start();

    const heard = () => healthy.every(({ receiver }) => receiver.received.length >= EVENTS_PER_LANE);
    await until('all who are healthy have heard', heard, PATIENCE_MS);
    for (const { receiver, resellerId } of healthy) {
      expect(receiver.received).toHaveLength(EVENTS_PER_LANE);
      expect(idsOf(receiver.received).size).toBe(EVENTS_PER_LANE);
      const key = publicKeyOf(secret, resellerId);
      expect(receiver.received.filter((one) => !isSignedBy(key, one))).toEqual([]);
    }

    const tries = 1 + settings.retryDelays.length;
    const triedAll = () => failing.every(({ receiver }) => receiver.received.length >= EVENTS_PER_LANE * tries);
    await until('every event has been tried as often as it should', triedAll, PATIENCE_MS);
    for (const { receiver } of failing) {
      expect(receiver.received).toHaveLength(EVENTS_PER_LANE * tries);
      expect(idsOf(receiver.received).size).toBe(EVENTS_PER_LANE);
    }
    expect(gone.receiver.received).toHaveLength(1);
    // Their first event holds their lane; the events behind it wait.
    for (const { receiver } of hanging) expect(idsOf(receiver.received).size).toBe(1);
  },
);
