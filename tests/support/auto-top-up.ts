// When the automatic top-up of a reseller is charged, which no operation shows: those who wait for it read their credit.
import type { TopUpWaits } from '#server/payments/index.ts';
import type { Database } from '#server/db/connect.ts';
import type { Reseller } from './reseller.ts';

type Store = { db: Database };

/** For sales of stores in which nobody has an automatic top-up. */
export const withoutTopUps: TopUpWaits = { sellWithTopUp: (_reseller, _item, sale) => sale() };

/** Whether a charge is due, now or later. */
export const isTopUpDue = async ({ db }: Store, { email }: Pick<Reseller, 'email'>): Promise<boolean> => {
  const rows = await db.system`
    select from auto_top_up join reseller using (reseller_id) where email = ${email} and due_at is not null`;
  return rows.length > 0;
};

/** The charges that were put off are due now. */
export const letTopUpsBeDue = async ({ db }: Store): Promise<void> => {
  await db.system`update auto_top_up set due_at = now() where due_at is not null`;
};

/** Switches a top-up on by a card that no provider knows: one that is known would be charged at once. */
export const storeTopUp = async (
  { db }: Store,
  resellerId: string,
  dueInSeconds: number | null = null,
  { threshold, amount } = { threshold: 1_000, amount: 2_000 },
): Promise<void> => {
  await db.system`
    insert into payment_card (reseller_id, token_encrypted, last4, expiry)
    values (${resellerId}, '\\x00', '4242', '12/37')`;
  await db.system`
    insert into auto_top_up (reseller_id, enabled, threshold, amount, due_at)
    values (${resellerId}, true, ${threshold}, ${amount}, now() + make_interval(secs => ${dueInSeconds}))`;
};
