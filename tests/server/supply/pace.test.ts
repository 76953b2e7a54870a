// The calls that a supplier takes in a second are few: a sale at a till does not queue behind what is done in the background.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openEsimGoStore } from '#support/esim-go-store.ts';
import { until } from '#support/poll.ts';

/** As many as are sent again at once. */
const WAITING = 20;
/** At the till, at once: by chance alone they would hardly all be among the first. */
const SALES = 3;
/** So few that most of these orders are still waiting then. */
const settings = { callsPerSecond: 6 };

const shop = openEsimGoStore({ settings, creditSales: 2 * WAITING });

/** The sales in the order in which they were bought there. */
const soldInTurn = async (): Promise<string[]> => {
  const { orders, esims } = await shop.standIn.books();
  const references = new Map(esims.map(({ iccid, customerRef }) => [iccid, customerRef]));
  return orders.toReversed().map(({ iccid }) => references.get(iccid) ?? '');
};

const isOrder = ({ method, path }: { method: string; path: string }): boolean => `${method} ${path}` === 'POST /orders';

test('sales are delivered first while the orders of an outage are sent again', async () => {
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
  const begun = (await shop.standIn.books()).orders.length;
  const sold = await Promise.all(Array.from({ length: SALES }, () => shop.sell()));
  expect(sold.map(({ status }) => status)).toEqual(sold.map(() => 'success'));
  const uids = new Set(sold.map(({ activatedItem }) => activatedItem.uid));
  const later = (await soldInTurn()).slice(begun);
  const before = later
    .slice(
      0,
      later.findLastIndex((uid) => uids.has(uid)),
    )
    .filter((uid) => !uids.has(uid));
  expect(before.length).toBeLessThanOrEqual(WAITING / 4);
  await working;

  // What is left of them is settled without the limit.
  await shop.letCallsSettle();
  await shop.letTriesBeDue();
  await shop.runOrders();
  expect((await shop.standIn.books()).orders).toHaveLength(orders.length + WAITING + SALES);
});
