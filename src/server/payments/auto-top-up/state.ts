// The state of the automatic top-up between its steps is one row, so any process can run the next step (decision 9).
import type { Minor } from '#domain/money.ts';
import { AUTO_TOP_UPS_A_DAY, isTopUpDue } from '#domain/top-up.ts';
import type { TransactionSql } from '../../db/connect.ts';

/**
 * Far longer than a charge takes: a process claims a step for this long, and counts as dead afterwards. Each further
 * claim of a step without an outcome lasts twice as long.
 */
const claimSeconds = 60;
const longestClaimSeconds = 3_600;
/** The wait after each refused charge in a row; another refusal then switches the automatic top-up off. */
const retryHours = [1, 24];

/** Requests a look at the next step after the automatic top-up was paused. */
export const wakeAutoTopUp = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  await tx`update auto_top_up set due_at = now() where reseller_id = ${resellerId} and enabled and due_at is null`;
};

/** A charge under way is still finished, because its outcome is unknown. */
export const switchAutoTopUpOff = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  await tx`select switch_auto_top_up_off(${resellerId})`;
};

type AutoTopUpSettings = { threshold: Minor; amount: Minor };

/** Switches it on; it is due at once if the balance is already below the threshold. */
export const switchAutoTopUpOn = async (
  tx: TransactionSql,
  resellerId: string,
  { threshold, amount }: AutoTopUpSettings,
): Promise<void> => {
  // Locked as a sale does it, and before the settings, so that no sale comes in between.
  const [account] = await tx<{ credit: Minor | null }[]>`
    select lock_credit(reseller_id, currency) as credit from reseller where reseller_id = ${resellerId}`;
  const isDue = isTopUpDue(account?.credit ?? 0, threshold);
  await tx`
    insert into auto_top_up (reseller_id, enabled, threshold, amount, due_at)
    values (${resellerId}, true, ${threshold}, ${amount}, case when ${isDue} then now() end)
    on conflict (reseller_id) do update set enabled = true, threshold = excluded.threshold, amount = excluded.amount,
      failures = 0, tries = 0,
      due_at = case when auto_top_up.payment_id is null then excluded.due_at else auto_top_up.due_at end`;
};

/** The end of a claim, to the microsecond: a step that is claimed again has another end. */
export type Claim = string;

/**
 * Claims the due step, so that no other process runs it; undefined when there is none. Commit this before the step
 * begins, so that the step is postponed however it fails.
 */
export const claimStep = async (tx: TransactionSql, resellerId: string): Promise<Claim | undefined> => {
  const [row] = await tx<{ claim: Claim }[]>`
    update auto_top_up set tries = tries + 1,
      due_at = now() + make_interval(secs => least(${longestClaimSeconds}, ${claimSeconds} * power(2, least(tries, 10))))
    where reseller_id = ${resellerId} and due_at <= now()
    returning due_at::text as claim`;
  return row?.claim;
};

type Step =
  | { kind: 'start'; amount: Minor }
  /** A charge that was started, by this or another process. */
  | { kind: 'continue'; paymentId: string };

type StepRow = {
  enabled: boolean;
  isSuspended: boolean;
  threshold: Minor;
  amount: Minor;
  paymentId: string | null;
  balance: Minor;
  chargesToday: number;
};

/** Sets when the next step is due; without a pause there is nothing to do. */
const waitFor = async (tx: TransactionSql, resellerId: string, pause?: string): Promise<void> => {
  await tx`
    update auto_top_up set tries = 0, due_at = now() + ${pause ?? null}::interval where reseller_id = ${resellerId}`;
};

/**
 * The step to run, locked until the transaction ends. Undefined when there is none, or when the claim is no longer
 * valid.
 */
export const findStep = async (tx: TransactionSql, resellerId: string, claim: Claim): Promise<Step | undefined> => {
  const [row] = await tx<StepRow[]>`
    select enabled, threshold, amount, payment_id,
      exists (select from suspension where reseller_id = ${resellerId}) as is_suspended,
      (select coalesce(sum(a.balance), 0)::bigint from ledger_account a join reseller r using (reseller_id, currency)
        where a.reseller_id = ${resellerId} and a.kind = 'credit') as balance,
      (select count(*) from payment
        where reseller_id = ${resellerId} and automatic and created_at > now() - interval '1 day') as charges_today
    from auto_top_up where reseller_id = ${resellerId} and due_at = ${claim}::text::timestamptz for update`;
  if (!row) return undefined;
  if (row.paymentId !== null) return { kind: 'continue', paymentId: row.paymentId };
  if (!row.enabled || row.isSuspended || !isTopUpDue(row.balance, row.threshold)) await waitFor(tx, resellerId);
  else if (row.chargesToday >= AUTO_TOP_UPS_A_DAY) await waitFor(tx, resellerId, '1 hour');
  else return { kind: 'start', amount: row.amount };
  return undefined;
};

/** Records the payment and the card of a charge, until its outcome is known. */
export const beginCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up set payment_id = ${paymentId},
      token_encrypted = (select token_encrypted from payment_card where reseller_id = ${resellerId})
    where reseller_id = ${resellerId}`;
};

/** After a paid charge: due again if the balance, locked by its booking, is still below the threshold. */
export const endPaidCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up t set payment_id = null, token_encrypted = null, failures = 0, tries = 0,
      due_at = case when t.enabled and a.balance < t.threshold then now() end
    from ledger_account a join reseller r using (reseller_id, currency)
    where t.reseller_id = ${resellerId} and t.payment_id = ${paymentId}
      and a.reseller_id = ${resellerId} and a.kind = 'credit'`;
};

/** After a refused charge: due again later, or off. Tells the reseller by mail. */
export const endRefusedCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    with ended as (
      update auto_top_up set payment_id = null, token_encrypted = null, failures = failures + 1, tries = 0,
        enabled = enabled and failures < ${retryHours.length},
        due_at = case when enabled and failures < ${retryHours.length}
          then now() + make_interval(hours => (${retryHours}::integer[])[failures + 1]) end
      where reseller_id = ${resellerId} and payment_id = ${paymentId}
      returning due_at)
    select queue_reseller_mail(${resellerId}, 'auto-top-up-failed', jsonb_build_object(
      'total', p.total, 'currency', p.currency, 'reason', p.message, 'nextTry', ended.due_at))
    from ended join payment p on p.reseller_id = ${resellerId} and p.id = ${paymentId}`;
};
