// The calls that a supplier takes in a second are few: a sale at a till does not queue behind what is done in the background.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { until } from '#support/poll.ts';

/** As many as are sent again at once. */
const WAITING = 20;
/** So few that not even half of these orders get a turn in the time of a call. */
const settings = { callsPerSecond: 6 };

const shop = openEsimGoStore({ settings, creditSales: 2 * WAITING });

const isOrder = ({ method, path }: { method: string; path: string }): boolean => `${method} ${path}` === 'POST /orders';

test('a sale is delivered at once while the orders of an outage are sent again', async () => {
  await shop.misbehave('fails before', 'POST /orders', WAITING);
  const waiting = await Promise.all(Array.from({ length: WAITING }, () => shop.sell(randomUUID())));
  expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => 'pending'));
  await shop.standIn.order('behave');
  await shop.letCallsSettle();
  await shop.letTriesBeDue();
  const { requests, orders } = await shop.standIn.books();

  const working = shop.runOrders(settings);
  const sentAgain = async () => (await shop.standIn.books()).requests.slice(requests.length).filter(isOrder).length;
  await until('orders are sent again', async () => (await sentAgain()) > 0);
  expect((await shop.sell()).status).toBe('success');
  await working;

  // What is left of them is settled without the limit.
  await shop.letCallsSettle();
  await shop.letTriesBeDue();
  await shop.runOrders();
  expect((await shop.standIn.books()).orders).toHaveLength(orders.length + WAITING + 1);
});
