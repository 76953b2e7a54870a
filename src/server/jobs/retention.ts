// Data that is not kept for ever. Money, sales, receipts, customers and the audit are always kept.
// docs/personal-data.md lists the periods and their reasons.
import type { Sql } from '../db/connect.ts';
import { type Job, untilNextSchedule } from './job.ts';

/** Conditions, in SQL, for the rows of a table that are no longer needed. An index finds them. */
type UselessRows = Readonly<Record<string, string>>;

/** For how many days is kept what a setting shortens. */
export type KeptDays = Readonly<{ events: number; signIns: number }>;

/** The rows of the store's own tables. */
export const uselessRows = ({ events, signIns }: KeptDays) => ({
  // Longer than any repetition: Stripe keeps keys for a day, Adyen for 31 (PAR-017).
  idempotency_key: `created_at < now() - interval '31 days'`,
  // At most nine times as long as a receiver may be away; events that still wait for one stay.
  event: `created_at < now() - interval '${events} days'
    and not exists (select from webhook_delivery d where d.event_id = event.id)`,
  // Longer than the key of its call can be repeated.
  card_form: `created_at < now() - interval '32 days'`,
  // Longer than a report can still be applied (src/server/esim/apply-report.ts).
  supply_report: `created_at < now() - interval '40 days'`,
  // A purchase that belongs to no sale of the store after this time never will.
  esim_go_purchase: `seen_at < now() - interval '40 days'`,
  // At most the same time as the log, which says more about each request.
  identity_event: `created_at < now() - interval '${signIns} days'`,
  identity_artifact: 'expires_at < now()',
  identity_link: 'expires_at < now()',
  identity_signing_key: 'retires_at < now()',
  // Longer than its cookie and its tokens are valid after their last use.
  identity_session: `used_at < now() - interval '3 days'`,
  // Long enough to find out what became of a message; a message that is still tried is younger.
  mail: `created_at < now() - interval '30 days'`,
  // Long enough to come back to what was agreed; a request that waits for its answer stays.
  reseller_request: `answered_at < now() - interval '365 days'`,
  // Long enough to hand out what a group bought; its sales are kept like all others, and its lines go with it.
  group_sale: `created_at < now() - interval '90 days'`,
  // A link opens its pages for this long, and nobody looks for it after that.
  ended_link: `ended_at < now() - interval '365 days'`,
  // Each payment keeps the rates that it needs.
  euro_rate: `fetched_at < now() - interval '90 days'`,
  sign_in_throttle: 'resets_at < now()',
  attempt: 'resets_at < now()',
  request_count: 'resets_at < now()',
});

/**
 * A column whose value is no longer needed in rows that stay, and a condition for these rows, in SQL. An index finds
 * them.
 */
type UselessValue = { table: string; column: string; rows: string };

export const uselessValues: readonly UselessValue[] = [
  // A card holder may dispute a payment for this long, and the address is evidence.
  { table: 'sold_item', column: 'user_ip', rows: `user_ip is not null and created_at < now() - interval '120 days'` },
];

const batchSize = 5_000;

/** Applies a statement to all rows that meet a condition, in batches. Returns how many there were. */
const inBatches = async (system: Sql, table: string, rows: string, change: string): Promise<number> => {
  const [condition, statement] = [system.unsafe(rows), system.unsafe(change)];
  let changed = 0;
  for (;;) {
    // The condition is checked twice, so that a row which is used again in between stays.
    const { count } = await system`
      ${statement} where (${condition}) and ctid = any (array(
        select ctid from ${system(table)} where ${condition} limit ${batchSize}))`;
    changed += count;
    if (count === 0) return changed;
  }
};

/**
 * Removes these rows in batches, so that no statement holds many locks or exceeds its time limit. Returns how many
 * there were.
 */
export const removeUseless = (system: Sql, table: string, useless: string): Promise<number> =>
  inBatches(system, table, useless, `delete from ${table}`);

/** Clears these values, in batches as well. */
const forgetUseless = (system: Sql, { table, column, rows }: UselessValue): Promise<number> =>
  inBatches(system, table, rows, `update ${table} set ${column} = null`);

/** Runs every hour, in one process at a time. */
export const retentionJob = (system: Sql, rows: UselessRows): Job => ({
  name: 'retention',
  schedule: '17 * * * *',
  retries: untilNextSchedule,
  work: async () => {
    for (const [table, useless] of Object.entries(rows)) await removeUseless(system, table, useless);
    for (const value of uselessValues) await forgetUseless(system, value);
  },
});
