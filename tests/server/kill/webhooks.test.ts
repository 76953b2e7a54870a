import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { isLong, size, within } from '#support/size.ts';
import { isSignedBy, type Received, type Receiver, startReceiver } from '../webhooks/receiver.ts';

const ROUNDS = size(2, 100);
const LANES = 4;
const DELIVERED_BEFORE_KILL = 25;
const DELIVERY_MS = 60_000;

/** A reseller that sells one item after the other, each to a new customer, and the receiver of their events. */
type Lane = { reseller: Reseller; receiver: Receiver; itemId: string; key: string; customers: string[] };

const home = createHome();
const lanes: Lane[] = [];
let server: ServerProcess;
let onReceived = (): void => {};

const start = (publicUrl?: string): Promise<ServerProcess> =>
  startServerProcess(home, publicUrl, 'tests/support/store-child.ts');

const openLane = async (): Promise<Lane> => {
  const reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  await withDatabase(home, (db) => addCredit({ db }, reseller, priceOf(item) * 100_000));
  const receiver = await startReceiver({ onReceived: () => onReceived() });
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params, body: { url: receiver.url() } }));
  return { reseller, receiver, itemId: item.id, key: randomUUID(), customers: [] };
};

beforeAll(async () => {
  server = await start();
  for (let opened = 0; opened < LANES; opened++) lanes.push(await openLane());
}, 300_000);

afterAll(async () => {
  for (const { receiver } of lanes) receiver.stop();
  await server.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

/** Sells until the server is gone; the sale that was under way then has the same key when it is made again. */
const sellUntilGone = async (lane: Lane): Promise<void> => {
  for (;;) {
    const params = { header: { 'Idempotency-Key': lane.key } };
    const body = { inventoryItemId: lane.itemId, activationMode: 'FIRST_USE' } as const;
    const sale = await lane.reseller.api.POST('/activations/register', { params, body }).catch(() => undefined);
    if (!sale?.data) return;
    lane.customers.push(sale.data.customer.uid);
    lane.key = randomUUID();
  }
};

/** Ends the server while a receiver holds an event that it has not answered yet: sent, and not written down as sent. */
const killWhileDelivering = (withDatabase: boolean): { killed: () => Promise<void> | undefined } => {
  let delivered = 0;
  let killed: Promise<void> | undefined;
  onReceived = () => {
    delivered += 1;
    if (delivered >= DELIVERED_BEFORE_KILL) killed ??= server.kill(withDatabase);
  };
  return { killed: () => killed };
};

const customerOf = ({ event }: Received): string => event.data.uid;
const firstOfEach = (received: Received[]): string[] => [...new Set(received.map(customerOf))];

test.runIf(isLong)(
  `events of a server that is killed ${ROUNDS} times while it delivers all arrive, in order, and repeats can be told`,
  { timeout: within(600_000) },
  async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const { killed } = killWhileDelivering(round % 2 === 0);
      await Promise.all(lanes.map(sellUntilGone));
      await killed();
      server = await start(server.publicUrl);
      for (const lane of lanes) lane.reseller.api = storefrontClient(server, lane.reseller.token);
    }
    onReceived = () => {};
    for (const { reseller, receiver, customers, key, itemId } of lanes) {
      const params = { header: { 'Idempotency-Key': key } };
      const last = await bodyOf(
        reseller.api.POST('/activations/register', {
          params,
          body: { inventoryItemId: itemId, activationMode: 'FIRST_USE' },
        }),
      );
      customers.push(last.customer.uid);
      await until('every event has come', () => firstOfEach(receiver.received).length >= customers.length, DELIVERY_MS);
    }

    let repeats = 0;
    for (const { reseller, receiver, customers } of lanes) {
      const { received } = receiver;
      expect(firstOfEach(received)).toEqual(customers);
      const { publicKey } = await bodyOf(reseller.api.GET('/users/current/webhook-public-key'));
      expect(received.filter((one) => !isSignedBy(publicKey, one))).toEqual([]);
      // One id for each event, and events with the same id are equal.
      expect(new Set(received.map(({ id }) => id)).size).toBe(customers.length);
      expect(new Set(received.map(({ id, body }) => `${id} ${body}`)).size).toBe(customers.length);
      repeats += received.length - customers.length;
    }
    expect(repeats).toBeGreaterThanOrEqual(ROUNDS);
  },
);
