// Sells the lines of group sales that wait. A line is sold in one transaction with its state (sell_group_sale_line), so
// this can end at any place and begin again.
import { randomUUID } from 'node:crypto';
import { spellingsOf } from '#domain/mailbox.ts';
import { type Minor, toMoney } from '#domain/money.ts';
import { sellNewEsim, toSale } from '../activations/index.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { isDatabaseAway } from '../db/lost-connection.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import type { GroupSaleDeps } from './deps.ts';

const JOB = { name: 'group-sales' };

/** Their eSIMs are ordered together, where a supplier delivers them. */
const LINES_AT_ONCE = 10;

type Line = {
  id: string;
  resellerId: string;
  email: string | null;
  name: string | null;
  country: string;
  inventoryItemId: string;
  activationMode: 'NOW' | 'FIRST_USE' | 'ON_DEMAND';
  purchasePrice: Minor;
  currency: string;
  retailPrice: Minor;
  actor: string;
  channelId: string | null;
  channelName: string;
  channelType: Caller['channel']['type'];
};

/** A line of each group before the next one of any, so that a large group holds no other one up. */
const findWaiting = ({ db }: GroupSaleDeps, without: readonly string[]): Promise<Line[]> => db.system<Line[]>`
  select l.id, l.reseller_id, l.email, l.name, l.country, g.inventory_item_id, g.activation_mode, g.purchase_price,
    g.currency, g.retail_price, g.actor, g.channel_id, g.channel_name, g.channel_type
  from group_sale_line l join group_sale g on g.reseller_id = l.reseller_id and g.id = l.group_sale_id
  where l.state = 'WAITING' and l.id <> all (${without as string[]}::uuid[])
  order by l.number, l.group_sale_id limit ${LINES_AT_ONCE}`;

const callerOf = ({ resellerId, actor, channelId, channelName, channelType }: Line): Caller => ({
  resellerId,
  actor,
  channel: { id: channelId, name: channelName, type: channelType },
});

/** Returns the uid of a sale that its supplier still has to deliver. */
const sell = async (deps: GroupSaleDeps, line: Line): Promise<string | undefined> => {
  const { id, resellerId, email, name, country, inventoryItemId, activationMode } = line;
  const { app } = deps.db;
  const body = {
    inventoryItemId,
    activationMode,
    ...(name !== null && { metatag: name }),
    expectedPrice: toMoney(line.purchasePrice, line.currency),
    expectedRetailPrice: toMoney(line.retailPrice, 'USD'),
  };
  const sale = { ...toSale({ caller: callerOf(line), body, key: undefined }), userCountry: country };
  const customer = { id: randomUUID(), email, spellings: email === null ? [] : spellingsOf(email), country };
  const sold = await sellNewEsim(deps, callerOf(line), {
    uid: sale.uid,
    inventoryItemId,
    select: () => app`
      select sell_group_sale_line(${resellerId}, ${id}, ${app.json(sale)}, ${app.json(customer)}) as answer`,
  });
  return sold.isOrdered ? sold.sale.uid : undefined;
};

/** The line says why, and can be tried again. */
const refuse = (deps: GroupSaleDeps, { id, resellerId }: Line, { code, message }: Problem): Promise<unknown> =>
  deps.db.forReseller(
    resellerId,
    (tx) => tx`
      update group_sale_line set state = 'REFUSED', reason_code = ${code}, reason = ${message}
      where reseller_id = current_reseller() and id = ${id} and state = 'WAITING'`,
  );

const deliver = async ({ orders }: GroupSaleDeps, { resellerId }: Line, uid: string | undefined): Promise<void> => {
  // An order without an answer is completed by the job of orders.
  if (uid !== undefined) await orders.deliver(resellerId, uid);
};

const sellAll = async (deps: GroupSaleDeps): Promise<void> => {
  /** Lines with a fault of ours, which wait for the next run. */
  const failed: string[] = [];
  for (;;) {
    const lines = await findWaiting(deps, failed);
    if (lines.length === 0) return;
    const deliveries: Promise<void>[] = [];
    for (const line of lines) {
      try {
        deliveries.push(deliver(deps, line, await sell(deps, line)));
      } catch (error) {
        if (error instanceof Problem) await refuse(deps, line, error);
        else if (isDatabaseAway(error)) throw error;
        else {
          deps.log.error({ err: error, line: line.id }, 'A line of a group sale is not sold');
          failed.push(line.id);
        }
      }
    }
    await Promise.all(deliveries);
  }
};

/** Sells at once, without waiting for the schedule; a run that is under way finds new lines by itself. */
export const startSelling = async ({ db, jobs, log }: GroupSaleDeps): Promise<void> => {
  await jobs.send(db.system, JOB, {}).catch((error: unknown) => {
    log.warn({ err: error }, 'A group sale waits for the schedule');
  });
};

/** Goes on every minute with what a process left, and sells what was ordered while another run ended. */
export const groupSalesJob = (deps: GroupSaleDeps): Job => ({
  ...JOB,
  schedule: '* * * * *',
  isDueAtStart: true,
  retries: untilNextSchedule,
  work: () => sellAll(deps),
});
