// What happens on the day, act by act. Each returns what it saw.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { OperatorClient } from '#support/operator-client.ts';
import { until } from '#support/poll.ts';
import { bodyOf, type Schemas } from '#support/reseller.ts';
import { refundSale } from '#support/sales.ts';
import type { StandIn } from '#support/stand-in.ts';
import type { EsimGoBooks } from '#support/esim-go.ts';
import type { StripeBooks } from '#support/stripe.ts';
import {
  beginTopUp,
  buyStock,
  creditOf,
  linkTo,
  type Member,
  press,
  register,
  shelvePackage,
  submitTopUp,
  topUp,
  untilCreditIs,
} from './people.ts';
import type { Outage, Seen } from './seen.ts';
import { countEach, seenBetween, type Selling } from './selling.ts';
import type { World } from './world.ts';

/** A payer whose credit is counted beside the store. */
export type Payer = { member: Member; expected: number };

const DOLLARS = 100;
const CENTS = DOLLARS * 100;
/** With the tax of 19 percent. */
const PAID = 119;

/** How much more credit the payer has than by our own count. */
const differenceOf = async ({ member, expected }: Payer): Promise<number> => (await creditOf(member)) - expected;

const sessionIn = ({ paymentUrl = '' }: Schemas['PaymentSubmitted']): string => paymentUrl.split('/').at(-1) ?? '';

const stripeBooks = async (stripe: StandIn): Promise<StripeBooks> => (await stripe.order('books')) as StripeBooks;

const intentOf = async ({ vendors: { stripe } }: World, paymentId: string): Promise<string> => {
  const { intents } = await stripeBooks(stripe);
  return intents.find(({ metadata }) => metadata.payment === paymentId)?.id ?? '';
};

const purchaseEnds = ({ member: { api } }: Payer, id: string): Promise<void> =>
  until('the payment has ended', async () => {
    const params = { query: { page_size: 100 } };
    const { items } = await bodyOf(api.GET('/payments/history', { params, headers: { 'cache-control': 'no-cache' } }));
    return items.some((item) => item.id === id && !item.hasPending);
  });

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** Payments that go as they should not. The one whose event never comes is looked at in the end. */
export const payInManyWays = async (world: World, payer: Payer): Promise<Omit<Seen['payments'], 'late' | 'forged'>> => {
  const { stripe } = world.vendors;
  const { member } = payer;
  await stripe.order('events', { delivery: 'twice' });
  await topUp(world, member, DOLLARS);
  await stripe.order('events', { delivery: 'once' });
  payer.expected += CENTS;
  const twice = await differenceOf(payer);

  const transfer = await beginTopUp(world, member, DOLLARS);
  await press(transfer, 'later');
  await stripe.order('end-later', { id: sessionIn(transfer), succeeded: false });
  await purchaseEnds(payer, transfer.paymentId);
  const failedTransfer = (await differenceOf(payer)) - twice;

  const expiring = await beginTopUp(world, member, DOLLARS);
  await press(expiring, 'expire');
  await purchaseEnds(payer, expiring.paymentId);
  const expired = (await differenceOf(payer)) - twice;

  const item = await shelvePackage(world, member, 'Germany 3 GB');
  await buyStock(world, member, item, 2);
  const isInStock = async (): Promise<boolean> => {
    const params = { path: { id: item.id } };
    const headers = { 'cache-control': 'no-cache' };
    return (await bodyOf(member.api.GET('/products/inventory/{id}', { params, headers }))).amount === 2;
  };
  await until('both pieces are in stock', isInStock);
  for (let sold = 0; sold < 2; sold++)
    await bodyOf(member.api.POST('/activations/register', { params: {}, body: { inventoryItemId: item.id } }));
  return { twice, failedTransfer, expired, stock: (await differenceOf(payer)) - twice };
};

/** Pays while Stripe sends no events, or somebody else sends them. Returns what asks, in the end, for the difference. */
export const payWithoutEvent = async (
  world: World,
  payer: Payer,
): Promise<{ forged: number; findLate: () => Promise<number> }> => {
  const { stripe } = world.vendors;
  const pay = async (delivery: string): Promise<void> => {
    await stripe.order('events', { delivery });
    await press(await beginTopUp(world, payer.member, DOLLARS), 'pay');
  };
  await pay('forged');
  await until('the forged event is refused', async () => (await stripeBooks(stripe)).answers.some(isRefusal));
  const forged = await differenceOf(payer);
  await pay('never');
  await stripe.order('events', { delivery: 'once' });
  const findLate = async (): Promise<number> => {
    payer.expected += 2 * CENTS;
    await untilCreditIs(payer.member, payer.expected, 300_000).catch(() => {});
    return differenceOf(payer);
  };
  return { forged, findLate };
};

export const refundPayments = async (world: World, payer: Payer, desk: OperatorClient) => {
  const refund = async (value: number): Promise<number> => {
    const { paymentId } = await topUp(world, payer.member, DOLLARS);
    const params = { path: { id: paymentId }, header: { 'Idempotency-Key': randomUUID() } };
    const body = { value, currencyCode: 'USD', reason: 'Ordered by mistake' } as const;
    await bodyOf(desk.POST('/payments/{id}/refund', { params, body }));
    payer.expected += Math.round(CENTS * (1 - value / PAID));
    await untilCreditIs(payer.member, payer.expected).catch(() => {});
    return differenceOf(payer);
  };
  return { full: await refund(PAID), partial: await refund(PAID / 2) };
};

/** The uids of the sales that were acknowledged with this status. */
const uidsOf = ({ sales }: Selling, wanted: string): string[] =>
  [...sales.values()].filter(({ status }) => status === wanted).flatMap(({ uids }) => Array.from(uids));

/** Refunds sales that nobody used. */
export const refundSales = async ({ sales }: Selling, count: number) => {
  const delivered = [...sales.values()].filter(({ status }) => status === 'success').slice(0, count);
  let refunded = 0;
  for (const sale of delivered) {
    const [uid = ''] = sale.uids;
    const { response } = await refundSale(sale.shop.member, uid, randomUUID());
    if (response.ok) refunded += 1;
  }
  return { ofSales: refunded, ofSalesAsked: delivered.length };
};

const TRAVELLERS = 6;
/** Of the gigabyte that they bought. */
const USED_MEGABYTES = 950;

/** The sales whose travellers used most of their data. */
export const travel = async ({ vendors }: World, selling: Selling): Promise<readonly string[]> => {
  const vendor = vendors['esim-go'];
  const uids = new Set(uidsOf(selling, 'success'));
  const { esims } = (await vendor.order('books')) as EsimGoBooks;
  // The first sales were refunded.
  const used = esims.filter(({ customerRef }) => uids.has(customerRef)).slice(-TRAVELLERS);
  for (const { iccid } of used) {
    await vendor.order('install', { iccid });
    await vendor.order('attach', { iccid, country: 'DE' });
    await vendor.order('use', { iccid, megabytes: USED_MEGABYTES });
  }
  return used.map(({ customerRef }) => customerRef);
};

export const dispute = async (world: World, payer: Payer): Promise<Seen['disputes']> => {
  const { stripe } = world.vendors;
  const open = async (): Promise<string> => {
    const { paymentId } = await topUp(world, payer.member, DOLLARS);
    const { id } = (await stripe.order('dispute', { id: await intentOf(world, paymentId) })) as { id: string };
    await untilCreditIs(payer.member, payer.expected).catch(() => {});
    return id;
  };
  const first = await open();
  const opened = await differenceOf(payer);
  await stripe.order('end-dispute', { id: first, status: 'won' });
  payer.expected += CENTS;
  await untilCreditIs(payer.member, payer.expected).catch(() => {});
  const won = await differenceOf(payer);
  await stripe.order('end-dispute', { id: await open(), status: 'lost' });
  return { opened, won, lost: await differenceOf(payer) };
};

/** Puts something out of order, does something, and puts it right after so many seconds. */
const during = async <Result>(
  { processes }: World,
  { answers }: Selling,
  { strike, mend, seconds }: { strike: () => Promise<unknown>; mend: () => Promise<unknown>; seconds: number },
  act: () => Promise<Result>,
): Promise<{ outage: Outage; result: Result }> => {
  const from = performance.now();
  await strike();
  const result = await act();
  await delay(Math.max(0, seconds * 1_000 - (performance.now() - from)));
  const isReady = (await Promise.all(processes.map((each) => each.isReady()))).every(Boolean);
  const to = performance.now();
  await mend();
  const { sold, failed } = seenBetween(answers, from, to);
  return { outage: { seconds: (to - from) / 1_000, sold, failed, isReady }, result };
};

/** Every call to this vendor is cut off until it behaves again. */
const cutting = (vendor: StandIn, place: 'path' | 'call', seconds: number) => ({
  strike: () => vendor.order('misbehave', { fault: 'cuts before', [place]: '', times: 1_000_000 }),
  mend: () => vendor.order('behave'),
  seconds,
});

const goingAway = (vendor: StandIn, seconds: number) => ({
  strike: () => vendor.order('misbehave', { fault: 'is away' }),
  mend: () => vendor.order('behave'),
  seconds,
});

export const withoutStripe = async (world: World, selling: Selling, payer: Payer): Promise<Seen['stripeOutage']> => {
  const { stripe } = world.vendors;
  const key = randomUUID();
  const before = (await stripeBooks(stripe)).intents.length;
  const { outage, result } = await during(world, selling, cutting(stripe, 'path', 10), async () => {
    const statuses: number[] = [];
    const since = performance.now();
    for (let tries = 0; tries < 2; tries++) {
      const { response } = await submitTopUp(world, payer.member, DOLLARS, key);
      statuses.push(response.status);
    }
    const longestSeconds = (performance.now() - since) / 1_000 / statuses.length;
    return { statuses, longestSeconds, chargedMeanwhile: (await stripeBooks(stripe)).intents.length - before };
  });
  await press(await bodyOf(submitTopUp(world, payer.member, DOLLARS, key)), 'pay');
  await untilCreditIs(payer.member, payer.expected + CENTS).catch(() => {});
  const booked = await differenceOf(payer);
  payer.expected += CENTS;
  return { ...outage, ...result, booked };
};

/** The sales that were acknowledged as pending. Whether they were delivered is seen in the end. */
export const withoutSupplier = async (
  world: World,
  selling: Selling,
): Promise<Outage & { pending: readonly string[] }> => {
  const vendor = world.vendors['esim-go'];
  const { outage } = await during(world, selling, cutting(vendor, 'call', 15), () => Promise.resolve());
  return { ...outage, pending: uidsOf(selling, 'pending') };
};

const WAITING_FOR_MAIL = 2;

export const withoutMail = async (world: World, selling: Selling): Promise<Seen['mailOutage']> => {
  const { mail } = world.vendors;
  const { outage, result } = await during(world, selling, goingAway(mail, 10), async () => {
    const members: Member[] = [];
    for (let count = 0; count < WAITING_FOR_MAIL; count++) members.push(await register(world, 'Nora'));
    return members;
  });
  const links = await Promise.allSettled(result.map((member) => linkTo(world, member)));
  const arrived = links.filter(({ status }) => status === 'fulfilled').length;
  return { ...outage, waiting: result.length, arrived };
};

export const withoutReceivers = async (world: World, selling: Selling): Promise<Outage> => {
  const { outage } = await during(world, selling, goingAway(world.vendors.receivers, 4), () => Promise.resolve());
  return outage;
};

const KILLED_SECONDS = 10;

const answersOf = ({ answers }: Selling, from: number): Record<string, number> =>
  countEach(answers.filter(({ endedAt, isSold }) => endedAt >= from && !isSold).map(({ kind }) => kind));

export const killOne = async ({ processes }: World, selling: Selling): Promise<Seen['kill']> => {
  const [first, second] = processes;
  const from = performance.now();
  await first.kill();
  await delay(KILLED_SECONDS * 1_000);
  const isReady = await second.isReady();
  await first.start();
  const to = performance.now();
  const { sold, failed, longestSilenceSeconds } = seenBetween(selling.answers, from, to);
  const answers = answersOf(selling, from);
  return { seconds: (to - from) / 1_000, sold, failed, isReady, answers, longestSilenceSeconds };
};

const DRAIN_MS = 70_000;

/** As docs/deploy/simshelf-restart does it. */
export const restartBoth = async ({ processes, front }: World, selling: Selling): Promise<Seen['restart']> => {
  const from = performance.now();
  for (const process of processes) {
    front.without.add(process.port);
    await until('its calls have come to their end', () => (front.atWork.get(process.port) ?? 0) === 0, DRAIN_MS);
    await process.stop();
    await process.start();
    front.without.delete(process.port);
  }
  const { calls, failed } = seenBetween(selling.answers, from, performance.now());
  return { calls, failed, answers: answersOf(selling, from) };
};

/** Two messages are refused for now, as a mail server does that has too much to do. */
export const disturbMail = ({ vendors: { mail } }: World): Promise<unknown> =>
  mail.order('misbehave', { fault: 'refuses for now', times: 2 });
