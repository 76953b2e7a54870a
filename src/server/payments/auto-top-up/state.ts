// The automatic top-up between its steps: all of it is one row, so any process can take the next step.
import type { Minor } from '#domain/money.ts';
import type { TransactionSql } from '../../db/connect.ts';

/**
 * Far longer than a charge takes: who claims a step has it for so long, and is taken for dead after that. A step that comes
 * to no outcome is claimed for twice as long each time.
 */
const claimSeconds = 60;
const longestClaimSeconds = 3_600;
/** So many automatic top-ups a day are enough; more are a mistake somewhere. */
const chargesPerDay = 24;
/** Waiting time after each refused charge in a row; the next refusal switches the automatic top-up off. */
const retryHours = [1, 24];

/** A charge that is under way is still finished: its outcome is not known yet. */
export const switchAutoTopUpOff = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  await tx`
    update auto_top_up set enabled = false, due_at = case when payment_id is not null then due_at end
    where reseller_id = ${resellerId}`;
};

export type AutoTopUpSettings = { threshold: Minor; amount: Minor };

/** Switches it on; it is due at once when the balance is below the threshold already. */
export const switchAutoTopUpOn = async (
  tx: TransactionSql,
  resellerId: string,
  { threshold, amount }: AutoTopUpSettings,
): Promise<void> => {
  // Locked as by a sale, and before the settings: no sale can slip in between.
  const [account] = await tx<{ credit: Minor | null }[]>`
    select lock_credit(reseller_id, currency) as credit from reseller where reseller_id = ${resellerId}`;
  const isDue = (account?.credit ?? 0) < threshold;
  await tx`
    insert into auto_top_up (reseller_id, enabled, threshold, amount, due_at)
    values (${resellerId}, true, ${threshold}, ${amount}, case when ${isDue} then now() end)
    on conflict (reseller_id) do update set enabled = true, threshold = excluded.threshold, amount = excluded.amount,
      failures = 0, tries = 0,
      due_at = case when auto_top_up.payment_id is null then excluded.due_at else auto_top_up.due_at end`;
};

/** Until when the step is somebody's, to the microsecond: a step that was claimed again has another. */
export type Claim = string;

/**
 * Claims the step that is due, so that nobody else takes it; undefined when there is none. To be committed before the step
 * begins: whatever a step fails on, it is put off by then.
 */
export const claimStep = async (tx: TransactionSql, resellerId: string): Promise<Claim | undefined> => {
  const [row] = await tx<{ claim: Claim }[]>`
    update auto_top_up set tries = tries + 1,
      due_at = now() + make_interval(secs => least(${longestClaimSeconds}, ${claimSeconds} * power(2, least(tries, 10))))
    where reseller_id = ${resellerId} and due_at <= now()
    returning due_at::text as claim`;
  return row?.claim;
};

export type Step =
  | { kind: 'start'; amount: Minor }
  /** A charge that was started, here or by a process that is gone. */
  | { kind: 'continue'; paymentId: string };

type StepRow = {
  enabled: boolean;
  threshold: Minor;
  amount: Minor;
  paymentId: string | null;
  balance: Minor;
  chargesToday: number;
};

/** The next step is due then; undefined while there is nothing to do. */
const waitFor = async (tx: TransactionSql, resellerId: string, pause?: string): Promise<void> => {
  await tx`
    update auto_top_up set tries = 0, due_at = now() + ${pause ?? null}::interval where reseller_id = ${resellerId}`;
};

/** What is to be done, locked until the transaction ends. Undefined when nothing is, or the claim is no longer good. */
export const findStep = async (tx: TransactionSql, resellerId: string, claim: Claim): Promise<Step | undefined> => {
  const [row] = await tx<StepRow[]>`
    select enabled, threshold, amount, payment_id,
      (select coalesce(sum(a.balance), 0)::bigint from ledger_account a join reseller r using (reseller_id, currency)
        where a.reseller_id = ${resellerId} and a.kind = 'credit') as balance,
      (select count(*) from payment
        where reseller_id = ${resellerId} and automatic and created_at > now() - interval '1 day') as charges_today
    from auto_top_up where reseller_id = ${resellerId} and due_at = ${claim}::text::timestamptz for update`;
  if (!row) return undefined;
  if (row.paymentId !== null) return { kind: 'continue', paymentId: row.paymentId };
  if (!row.enabled || row.balance >= row.threshold) await waitFor(tx, resellerId);
  else if (row.chargesToday >= chargesPerDay) await waitFor(tx, resellerId, '1 hour');
  else return { kind: 'start', amount: row.amount };
  return undefined;
};

/** Notes the payment and the card that it is charged to, until its outcome is known. */
export const beginCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up set payment_id = ${paymentId},
      token_encrypted = (select token_encrypted from payment_card where reseller_id = ${resellerId})
    where reseller_id = ${resellerId}`;
};

/** After a paid charge: due again when the balance, locked by its booking, is still below the threshold. */
export const endPaidCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up t set payment_id = null, token_encrypted = null, failures = 0, tries = 0,
      due_at = case when t.enabled and a.balance < t.threshold then now() end
    from ledger_account a join reseller r using (reseller_id, currency)
    where t.reseller_id = ${resellerId} and t.payment_id = ${paymentId}
      and a.reseller_id = ${resellerId} and a.kind = 'credit'`;
};

/** After a refused charge: due again later, or off. */
export const endRefusedCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up set payment_id = null, token_encrypted = null, failures = failures + 1, tries = 0,
      enabled = enabled and failures < ${retryHours.length},
      due_at = case when enabled and failures < ${retryHours.length}
        then now() + make_interval(hours => (${retryHours}::integer[])[failures + 1]) end
    where reseller_id = ${resellerId} and payment_id = ${paymentId}`;
};
