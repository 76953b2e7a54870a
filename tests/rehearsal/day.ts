// A day of a store, in minutes.
import { setTimeout as delay } from 'node:timers/promises';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { bodyOf, channelOf, partnerTokenOf } from '#support/reseller.ts';
import { priceOf } from '#support/stock-setup.ts';
import {
  dispute,
  disturbMail,
  killOne,
  type Payer,
  payInManyWays,
  payWithoutEvent,
  refundPayments,
  refundSales,
  restartBoth,
  travel,
  withoutMail,
  withoutReceivers,
  withoutStripe,
  withoutSupplier,
} from './acts.ts';
import {
  compareCredit,
  compareMail,
  compareSales,
  compareStripe,
  compareSupplier,
  compareWebhooks,
  countAlerts,
  countUndelivered,
  readLogs,
  runChecks,
  untilSettled,
} from './books.ts';
import { BONUS, openDesk, openShop, shelvePackage, topUp } from './people.ts';
import type { Seen } from './seen.ts';
import { type Shop, startSelling } from './selling.ts';
import { RECEIVERS, type World } from './world.ts';

/** What a shop begins with, in dollars. */
const CREDIT = 500;
const SALES_REFUNDED = 5;
/** After that long the third try of an event that failed twice is over. */
const RETRY_MS = 330_000;

const setWebhooks = async ({ vendors }: World, { member }: Shop, receiver: string): Promise<void> => {
  const url = `http://${RECEIVERS}:${vendors.receivers.address.port}/${receiver}`;
  for (const type of WEBHOOK_TYPES) {
    const params = { path: { type } };
    await bodyOf(member.api.POST('/users/current/webhook-url/{type}', { params, body: { url } }));
  }
};

const openPaidShop = async (world: World, name: string): Promise<Shop> => {
  const member = await openShop(world, name);
  const item = await shelvePackage(world, member, 'Germany 1 GB');
  await topUp(world, member, CREDIT);
  const body = { customerLink: true, customerDataLow: true };
  await bodyOf(member.api.PUT('/users/current/notifications', { body }));
  const partnerToken = await partnerTokenOf(world, await channelOf(member));
  return { member, itemId: item.id, price: priceOf(item), partnerToken };
};

/** `tell` hears what is done. */
export const playDay = async (world: World, tell: (what: string) => void): Promise<Seen> => {
  const startedAt = new Date();
  tell('Resellers register, confirm their addresses, pay by card and open their shops');
  const healthy = await openPaidShop(world, 'Hanna');
  const failing = await openPaidShop(world, 'Fritz');
  const slow = await openPaidShop(world, 'Sven');
  const gone = await openPaidShop(world, 'Greta');
  const plain = await openPaidShop(world, 'Paula');
  const shops = [healthy, failing, slow, gone, plain];
  await setWebhooks(world, healthy, 'healthy');
  await setWebhooks(world, failing, 'failing');
  await setWebhooks(world, slow, 'slow');
  await setWebhooks(world, gone, 'gone');
  const payer: Payer = { member: await openShop(world, 'Cara'), expected: BONUS };
  const desk = await openDesk(world);

  tell('Sales begin, at tills and by programs');
  const selling = startSelling(world, shops);
  tell('The receivers of webhooks are away');
  const receiversFrom = new Date();
  const receiverOutage = await withoutReceivers(world, selling);
  const disturbed = { from: receiversFrom, to: new Date() };
  tell('Payments succeed, fail, expire, and are reported twice');
  await disturbMail(world);
  const payments = await payInManyWays(world, payer);
  tell('Refunds');
  const refunds = { ...(await refundPayments(world, payer, desk)), ...(await refundSales(selling, SALES_REFUNDED)) };
  tell('Travellers install their eSIMs and use most of their data');
  const travellers = await travel(world, selling);
  tell('Disputes');
  const disputes = await dispute(world, payer);
  tell('Stripe is away');
  const stripeOutage = await withoutStripe(world, selling, payer);
  tell('The supplier is away');
  const { pending, ...supplierOutage } = await withoutSupplier(world, selling);
  tell('The mail server is away');
  const mailOutage = await withoutMail(world, selling);
  tell('Events of payments are forged, or do not come');
  const { forged, findLate } = await payWithoutEvent(world, payer);
  tell('A process is killed, and started again');
  const kill = await killOne(world, selling);
  tell('Both processes are restarted, one after the other');
  const restart = await restartBoth(world, selling);
  tell('Sales end; what is under way comes to its end');
  await selling.stop();
  const late = await findLate();
  await untilSettled(world);
  await delay(Math.max(0, disturbed.to.getTime() + RETRY_MS - Date.now()));

  tell('The books are compared');
  const webhooks = await compareWebhooks(
    world,
    { healthy: healthy.member, failing: failing.member, slow: slow.member, gone: gone.member },
    disturbed,
  );
  const sales = await compareSales(world, selling);
  return {
    startedAt: startedAt.toISOString(),
    minutes: (Date.now() - startedAt.getTime()) / 60_000,
    sales,
    payments: { ...payments, forged, late },
    refunds,
    disputes,
    travellers: { used: travellers.length, alerts: await countAlerts(world, travellers) },
    wrongCredit: await compareCredit(world, selling, shops, BONUS + CREDIT * 100),
    stripeOutage,
    supplierOutage: { ...supplierOutage, pending: pending.length, undelivered: await countUndelivered(world, pending) },
    mailOutage,
    receiverOutage: { ...receiverOutage, lost: webhooks.missing },
    kill,
    restart,
    stripe: await compareStripe(world),
    supplier: await compareSupplier(world),
    webhooks,
    mail: await compareMail(world, selling),
    commands: await runChecks(world),
    log: readLogs(world),
    isReadyAtEnd: (await Promise.all(world.processes.map((each) => each.isReady()))).every(Boolean),
  };
};
