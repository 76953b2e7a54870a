// What must hold in the database after whatever happened (invariants of money and stock).
import { expect } from 'vitest';
import type { Database } from '#server/db/connect.ts';

type Store = { db: Database };

/** Every account's balance is the sum of its entries, every transaction sums to zero, and no credit is negative. */
export const expectLedgerToBalance = async ({ db }: Store): Promise<void> => {
  const wrongAccounts = await db.system`
    select a.id, a.kind, a.balance, coalesce(sum(e.amount), 0)::bigint as entries
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or (a.kind = 'credit' and a.balance < 0)`;
  expect(wrongAccounts).toEqual([]);
  const wrongTransactions = await db.system`
    select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0`;
  expect(wrongTransactions).toEqual([]);
};

/** Every charged sale has its booking, every refund its reversal, and nothing is booked without a sale. */
export const expectSalesToBeBooked = async ({ db }: Store): Promise<void> => {
  const wrong = await db.system`
    select s.uid, s.state, booked.net from sold_item s
    left join lateral (
      select coalesce(sum(e.amount), 0)::bigint as net
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind = 'credit'
      where t.reseller_id = s.reseller_id and t.reference = s.uid
    ) booked on true
    where booked.net <> case s.state when 'purchased' then -s.purchase_price else 0 end`;
  expect(wrong).toEqual([]);
  const orphans = await db.system`
    select t.id from ledger_transaction t
    where t.cause in ('sale', 'refund') and not exists (select from sold_item s where s.uid = t.reference)`;
  expect(orphans).toEqual([]);
};

/** Every settled payment is booked by its total and has a receipt, and no other payment has either. */
export const expectPaymentsToBeBooked = async ({ db }: Store): Promise<void> => {
  const wrong = await db.system`
    select p.id, p.status, p.total, booked.paid, r.number from payment p
    left join receipt r on r.payment_id = p.id
    left join lateral (
      select coalesce(-sum(e.amount), 0)::bigint as paid
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind = 'payments'
      where t.reseller_id = p.reseller_id and t.reference = p.id and t.cause = 'payment'
    ) booked on true
    where booked.paid <> case p.status when 'SUCCESS' then p.total else 0 end
      or (r.number is not null) <> (p.status = 'SUCCESS')`;
  expect(wrong).toEqual([]);
};

/** No reseller has two charges of the automatic top-up under way, and each that is pending is the one under way. */
export const expectOneChargeAtATime = async ({ db }: Store): Promise<void> => {
  const wrong = await db.system`
    select p.id from payment p
    where p.automatic and p.status = 'PENDING' and not exists (
      select from auto_top_up t where t.reseller_id = p.reseller_id and t.payment_id = p.id)`;
  expect(wrong).toEqual([]);
};

/** Every unit that was bought is in stock or sold from it, once. */
export const expectStockToAddUp = async ({ db }: Store): Promise<void> => {
  const wrong = await db.system`
    select i.id, i.bought, i.stock, count(s.uid)::integer as sold
    from inventory_item i left join sold_item s on s.inventory_item_id = i.id and s.state = 'activated'
    group by i.id having i.bought <> i.stock + count(s.uid) or i.stock < 0`;
  expect(wrong).toEqual([]);
};

/** No profile was given away twice, nor is it still waiting for an owner. */
export const expectProfilesToBeUnique = async ({ db }: Store): Promise<void> => {
  const [row] = await db.system<{ both: number; sold: number; distinct: number }[]>`
    select (select count(*)::integer from esim join esim_pool using (iccid)) as both,
      (select count(*)::integer from esim) as sold,
      (select count(distinct activation_code)::integer from esim) as distinct`;
  expect(row?.both).toBe(0);
  expect(row?.distinct).toBe(row?.sold);
};

export const expectBooksToBeRight = async (store: Store): Promise<void> => {
  await expectLedgerToBalance(store);
  await expectSalesToBeBooked(store);
  await expectPaymentsToBeBooked(store);
  await expectOneChargeAtATime(store);
  await expectStockToAddUp(store);
  await expectProfilesToBeUnique(store);
};
