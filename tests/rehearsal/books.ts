// The books of both sides when the day is over, and everything that was on its way has come to its end.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '#support/poll.ts';
import { bodyOf } from '#support/reseller.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { creditOf, mailsAt, type Member } from './people.ts';
import { runCommand } from './processes.ts';
import type { Seen } from './seen.ts';
import { countEach, type Selling, type Shop } from './selling.ts';
import type { World } from './world.ts';

const SETTLED_MS = 480_000;

type Count = [{ count: number }];

/** Waits until no order, no message and no event of the healthy receiver is open; goes on without where that takes too long. */
export const untilSettled = async ({ db: { system } }: World): Promise<void> => {
  const isSettled = async (): Promise<boolean> => {
    const [open] = await system<Count>`
      select (select count(*) from supply_order where state in ('OPEN', 'SENT'))
        + (select count(*) from mail where outcome is null)
        + (select count(*) from payment_refund where state = 'SENT')
        + (select count(*) from webhook_delivery d join webhook w on w.id = d.webhook_id where w.url like '%/healthy') as count`;
    return open.count === 0;
  };
  await until('everything has come to its end', isSettled, SETTLED_MS).catch((error: unknown) => console.error(error));
};

export const compareSales = async ({ db: { system } }: World, { sales, answers }: Selling): Promise<Seen['sales']> => {
  const all = [...sales.values()];
  const uids = all.flatMap((sale) => [...sale.uids]);
  const [found] = await system<Count>`select count(*) from sold_item where uid = any (${uids}::uuid[])`;
  const shops = [...new Set(all.map(({ shop }) => shop.member.email))];
  const [made] = await system<Count>`
    select count(*) from sold_item join reseller using (reseller_id) where email = any (${shops})`;
  const [undelivered] = await system<Count>`
    select count(*) from sold_item s left join supply_order o using (uid)
    where s.uid = any (${uids}::uuid[]) and o.state is distinct from 'DELIVERED'`;
  return {
    calls: answers.length,
    acknowledged: all.length,
    found: found.count,
    // Made without a key that was acknowledged, or twice by one.
    doubled: made.count - all.length,
    undelivered: undelivered.count,
    longestSeconds: Math.max(...answers.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1_000,
  };
};

export const countUndelivered = async ({ db: { system } }: World, uids: readonly string[]): Promise<number> => {
  const [open] = await system<Count>`
    select count(*) from unnest(${uids as string[]}::uuid[]) uid
    where not exists (select from supply_order o where o.uid = uid and o.state = 'DELIVERED')`;
  return open.count;
};

/** `paid` is what each shop has got, in cents; a sale that was refunded costs nothing. */
export const compareCredit = async (
  { db: { system } }: World,
  { sales }: Selling,
  shops: readonly Shop[],
  paid: number,
): Promise<Seen['wrongCredit']> => {
  const wrong: Record<string, number> = {};
  for (const { member, price } of shops) {
    const sold = [...sales.values()].filter(({ shop }) => shop.member === member).length;
    const [refunded] = await system<Count>`
      select count(*) from sold_item join reseller using (reseller_id)
      where email = ${member.email} and state = 'refunded'`;
    const difference = (await creditOf(member)) - (paid - (sold - refunded.count) * price);
    if (difference !== 0) wrong[member.name] = difference;
  }
  return wrong;
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type StripeBooks = {
  charges: { amount: number }[];
  refunds: { status: string; amount: number }[];
};

export const compareStripe = async ({ db: { system }, vendors }: World): Promise<Seen['stripe']> => {
  const { charges, refunds } = (await vendors.stripe.order('books')) as StripeBooks;
  const [payments] = await system<[{ count: number; total: number }]>`
    select count(*), coalesce(sum(total), 0)::bigint as total from payment
    where status = 'SUCCESS' and method_id = 'stripe'`;
  const [given] = await system<[{ total: number }]>`
    select coalesce(-sum(amount), 0)::bigint as total from payment_refund join credit_adjustment using (id)
    where payment_refund.state = 'REFUNDED'`;
  return {
    charges: charges.length,
    payments: payments.count,
    charged: sumOf(charges.map(({ amount }) => amount)),
    booked: payments.total,
    refunded: sumOf(refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)),
    refundsBooked: given.total,
  };
};

export const compareSupplier = async ({ db: { system }, vendors }: World): Promise<Seen['supplier']> => {
  const { orders } = (await vendors['esim-go'].order('books')) as { orders: { orderReference: string }[] };
  const references = orders.map(({ orderReference }) => orderReference);
  const [deliveries] = await system<Count>`select count(*) from supply_order where state = 'DELIVERED'`;
  const [known] = await system<Count>`
    select count(*) from esim_go_order where order_reference = any (${references})`;
  return { orders: orders.length, deliveries: deliveries.count, unknown: orders.length - known.count };
};

type Arrival = { path: string; at: number; headers: Record<string, string>; body: string };

/** The DER prefix of an ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const isSigned = (key: string, { headers, body }: Arrival): boolean => {
  const bytes = Buffer.from(key.replace('whpk_', ''), 'base64');
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, bytes]), format: 'der', type: 'spki' });
  const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .some((signature) => verify(null, signed, publicKey, Buffer.from(signature.replace('v1a,', ''), 'base64')));
};

/** The shortest time between so many tries of an event and the next one. */
const shortestWaitAfter = (arrivals: readonly Arrival[], tries: number): number => {
  const byEvent = Map.groupBy(arrivals, ({ headers }) => headers['webhook-id']);
  const waits = [...byEvent.values()].flatMap((all) => {
    const [one, next] = [all[tries - 1], all[tries]];
    return one && next ? [(next.at - one.at) / 1_000] : [];
  });
  return Math.min(...waits);
};

export type Receivers = { healthy: Member; failing: Member; slow: Member; gone: Member };

/** `disturbed` are the times in which the healthy receiver was out of order, with the waits after that. */
export const compareWebhooks = async (
  { db: { system }, vendors }: World,
  { healthy, gone }: Receivers,
  disturbed: { from: Date; to: Date },
): Promise<Seen['webhooks']> => {
  const { received } = (await vendors.receivers.order('books')) as { received: Arrival[] };
  const at = (name: string): Arrival[] => received.filter(({ path: place }) => place === `/${name}`);
  const arrived = at('healthy');
  const idsOf = (arrivals: readonly Arrival[]): Set<string> =>
    new Set(arrivals.map(({ headers }) => headers['webhook-id'] ?? ''));
  const ids = idsOf(arrived);
  const events = await system<{ id: string; createdAt: Date }[]>`
    select e.id, e.created_at from event e
      join reseller r using (reseller_id) join webhook w on w.reseller_id = e.reseller_id and w.type = e.type
    where r.email = ${healthy.email} and not e.is_test and e.created_at >= w.created_at`;
  const { publicKey } = await bodyOf(healthy.api.GET('/users/current/webhook-public-key'));
  const waits = events
    .filter(({ createdAt }) => createdAt < disturbed.from || createdAt > disturbed.to)
    .map(({ id, createdAt }) => {
      const first = arrived.find(({ headers }) => headers['webhook-id'] === id);
      return ((first?.at ?? Date.now()) - createdAt.getTime()) / 1_000;
    });
  const [longest] = await system<[{ longest: number }]>`
    select coalesce(max(milliseconds), 0) as longest from webhook_attempt where url like '%/slow'`;
  const refused = Map.groupBy(at('gone'), ({ body }) => (JSON.parse(body) as { type: string }).type);
  const left = await system<Count>`
    select count(*) from webhook join reseller using (reseller_id)
    where email = ${gone.email} and type = any (${[...refused.keys()]})`;
  return {
    events: events.length,
    missing: events.filter(({ id }) => !ids.has(id)).length,
    badSignatures: arrived.filter((arrival) => !isSigned(publicKey, arrival)).length,
    slowestSeconds: Math.max(...waits),
    failing: {
      events: idsOf(at('failing')).size,
      afterFirst: shortestWaitAfter(at('failing'), 1),
      afterSecond: shortestWaitAfter(at('failing'), 2),
    },
    slow: { events: idsOf(at('slow')).size, cutOffSeconds: longest.longest / 1_000 },
    gone: { further: at('gone').length - refused.size, isRemoved: refused.size > 0 && left[0].count === 0 },
  };
};

export const compareMail = async (world: World, { sales }: Selling): Promise<Seen['mail']> => {
  const { system } = world.db;
  const mails = await mailsAt(world.vendors.mail);
  const rows = await system<{ id: string; outcome: string | null }[]>`select id, outcome from mail`;
  const sent = rows.filter(({ outcome }) => outcome === 'sent').map(({ id }) => id);
  const arrived = [...new Set(mails.map(({ messageId }) => messageId))];
  const kept = new Set(
    (await system<{ uid: string }[]>`select uid from sold_item where state <> 'refunded'`).map(({ uid }) => uid),
  );
  const customers = [...sales.values()]
    .filter(({ uids }) => [...uids].every((uid) => kept.has(uid)))
    .flatMap(({ email }) => email ?? []);
  return {
    sent: sent.length,
    missing: sent.filter((id) => !arrived.some((messageId) => messageId.includes(id))).length,
    open: rows.filter(({ outcome }) => outcome === null).length,
    doubled: mails.length - arrived.length,
    customers: customers.length,
    unreached: customers.filter((email) => !mails.some(({ to }) => to.includes(email))).length,
  };
};

/** How many of these sales have an event that little data is left. */
export const countAlerts = async ({ db: { system } }: World, uids: readonly string[]): Promise<number> => {
  const [told] = await system<Count>`
    select count(distinct subject) from event where type = 'BALANCE_ALERT' and subject = any (${uids as string[]})`;
  return told.count;
};

export const runChecks = async (world: World): Promise<Seen['commands']> => {
  const [books, ledger] = [await runCommand(world, 'verify'), await runCommand(world, 'verify-ledger')];
  for (const { code, said } of [books, ledger]) if (code !== 0) console.error(said);
  return { verify: books.code, verifyLedger: ledger.code };
};

export const readLogs = ({ processes }: World): Seen['log'] => {
  const page = readFileSync(path.join(projectRoot, 'docs/operate.md'), 'utf8');
  const lines = processes.flatMap((each) => each.readLog());
  const errors = lines.filter(({ level }) => level === 'error' || level === 'fatal').map(({ msg }) => msg);
  const isExplained = (line: string): boolean => page.includes(`\`${line}\``);
  return {
    errors: countEach(errors),
    undocumented: [...new Set(errors.filter((line) => !isExplained(line)))],
    violations: lines.filter(({ err }) => err?.type === 'ContractViolation').length,
  };
};
