// The state of the automatic top-up between its steps is one row, so any process can run the next step (decision 9).
import { fromMinor, type Minor, toMinor } from '#domain/money.ts';
import { AUTO_TOP_UPS_A_DAY, canReachThreshold, isTopUpDue, TOP_UP_MAX, topUpDue } from '#domain/top-up.ts';
import type { TransactionSql } from '../../db/connect.ts';

/**
 * Far longer than a charge takes: a process claims a step for this long, and counts as dead afterwards. Each further
 * claim of a step without an outcome lasts twice as long.
 */
const claimSeconds = 60;
const longestClaimSeconds = 3_600;
/** The wait after each refused charge in a row; another refusal then switches the automatic top-up off. */
const retryHours = [1, 24];
export const REFUSALS_TO_SWITCH_OFF = retryHours.length + 1;

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
      failures = 0, tries = 0, asked = 0, round = auto_top_up.round + 1,
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
  /** What waiting sales cost. */
  asked: Minor;
  balance: Minor;
  chargesToday: number;
};

/** What a look at the settings reads beside them. */
const circumstances = (tx: TransactionSql, resellerId: string) => tx`
  exists (select from suspension where reseller_id = ${resellerId}) as is_suspended,
  (select coalesce(sum(a.balance), 0)::bigint from ledger_account a join reseller r using (reseller_id, currency)
    where a.reseller_id = ${resellerId} and a.kind = 'credit') as balance,
  (select count(*) from payment
    where reseller_id = ${resellerId} and automatic and created_at > now() - interval '1 day') as charges_today`;

/** Sets when the next step is due; without a pause there is nothing to do. Waiting sales are answered without it. */
const waitFor = async (tx: TransactionSql, resellerId: string, pause?: string): Promise<void> => {
  await tx`
    update auto_top_up set tries = 0, asked = 0, round = round + 1, due_at = now() + ${pause ?? null}::interval
    where reseller_id = ${resellerId}`;
};

/** Settings of an earlier release that cannot work are switched off, and the reseller is told by mail (CRE-065). */
const endUnworkable = async (tx: TransactionSql, resellerId: string, settings: AutoTopUpSettings): Promise<void> => {
  await waitFor(tx, resellerId);
  await switchAutoTopUpOff(tx, resellerId);
  // The kind of the version before, which sends it as a charge that failed (decision 20).
  await tx`
    select queue_reseller_mail(${resellerId}, 'auto-top-up-failed', jsonb_build_object(
      'total', ${topUpDue(0, settings, Number.MAX_SAFE_INTEGER)}::bigint, 'currency', currency, 'reason', null,
      'nextTry', null, 'isUnworkable', true))
    from reseller where reseller_id = ${resellerId}`;
};

/** The settings in whole units, as the rules take them. */
const inWholeUnits = ({ threshold, amount }: AutoTopUpSettings): AutoTopUpSettings => ({
  threshold: fromMinor(threshold),
  amount: fromMinor(amount),
});

/**
 * The step to run, locked until the transaction ends. Undefined when there is none, or when the claim is no longer
 * valid.
 */
export const findStep = async (tx: TransactionSql, resellerId: string, claim: Claim): Promise<Step | undefined> => {
  const [row] = await tx<StepRow[]>`
    select enabled, threshold, amount, payment_id, asked, ${circumstances(tx, resellerId)}
    from auto_top_up where reseller_id = ${resellerId} and due_at = ${claim}::text::timestamptz for update`;
  if (!row) return undefined;
  if (row.paymentId !== null) return { kind: 'continue', paymentId: row.paymentId };
  const due = topUpDue(row.balance - row.asked, row, toMinor(TOP_UP_MAX));
  if (!row.enabled || row.isSuspended || due === 0) await waitFor(tx, resellerId);
  else if (!canReachThreshold(inWholeUnits(row))) await endUnworkable(tx, resellerId, row);
  else if (row.chargesToday >= AUTO_TOP_UPS_A_DAY) await waitFor(tx, resellerId, '1 hour');
  else return { kind: 'start', amount: due };
  return undefined;
};

/** Records the payment and the card of a charge, until its outcome is known. */
export const beginCharge = async (tx: TransactionSql, resellerId: string, paymentId: string): Promise<void> => {
  await tx`
    update auto_top_up set payment_id = ${paymentId}, asked = 0, round = round + 1,
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

/** Sales that come together share one charge: it begins this long after the first of them has asked for it. */
const GATHERING_MS = 500;

/** Why there will be no charge for a sale. */
export type NoTopUp =
  | { kind: 'refused'; message: string | null }
  /** Bought as often as it may within a day. */
  | { kind: 'limit' }
  /** More than one purchase may be. */
  | { kind: 'tooMuch' };

export type Asked =
  /** The automatic top-up is off, or the reseller may not sell. */
  | { kind: 'off' }
  | { kind: 'none'; why: NoTopUp }
  /** It is worth another try now. */
  | { kind: 'enough' }
  /** A charge follows, or is under way: it has ended when a later round has begun and nothing is under way. */
  | { kind: 'wait'; round: number };

type AskRow = StepRow & {
  round: number;
  failures: number;
  /** A card was stored after the last refusal. */
  hasNewCard: boolean;
  message: string | null;
  price: Minor;
};

/**
 * Asks for a charge that pays for the sale of this item too. A charge that is under way is waited for first, because it
 * may be enough.
 *
 * @param hasWaited Whether the sale has waited for a charge already: it may have switched the top-up off.
 */
export const askForTopUp = async (
  tx: TransactionSql,
  resellerId: string,
  { itemId, hasWaited }: { itemId: string; hasWaited: boolean },
): Promise<Asked> => {
  const [row] = await tx<AskRow[]>`
    select t.enabled, t.threshold, t.amount, t.payment_id, t.asked, t.round, t.failures, ${circumstances(tx, resellerId)},
      (select message from payment where reseller_id = ${resellerId} and automatic and status = 'FAILURE'
        order by created_at desc limit 1) as message,
      exists (select from payment_card c where c.reseller_id = ${resellerId} and c.created_at > all (
        select settled_at from payment where reseller_id = ${resellerId} and automatic and status = 'FAILURE')) as has_new_card,
      reseller_price(p.price, r.discount_bps, r.currency) as price
    from auto_top_up t join reseller r using (reseller_id) join inventory_item i using (reseller_id)
      join product p on p.id = i.product_id
    where t.reseller_id = ${resellerId} and i.id = ${itemId} for no key update of t`;
  if (!row || row.isSuspended) return { kind: 'off' };
  const { paymentId, round, balance, price } = row;
  // Also when it was switched off since: a charge that is under way is finished.
  if (paymentId !== null) return { kind: 'wait', round: round - 1 };
  if (price <= balance) return { kind: 'enough' };
  if (row.failures > 0 && !row.hasNewCard && (row.enabled || hasWaited)) {
    return { kind: 'none', why: { kind: 'refused', message: row.message } };
  }
  if (!row.enabled) return { kind: 'off' };
  if (row.chargesToday >= AUTO_TOP_UPS_A_DAY) return { kind: 'none', why: { kind: 'limit' } };
  const asked = row.asked + price;
  if (balance + topUpDue(balance - asked, row, toMinor(TOP_UP_MAX)) < asked) {
    return { kind: 'none', why: { kind: 'tooMuch' } };
  }
  await tx`
    update auto_top_up set asked = ${asked},
      -- The next try after a refusal may be hours away, and another card is worth one now.
      due_at = least(due_at, now() + make_interval(secs => ${GATHERING_MS / 1_000}))
    where reseller_id = ${resellerId}`;
  return { kind: 'wait', round };
};

/** How far the charge is that sales wait for. */
export type TopUpProgress = { round: number; isDue: boolean; isUnderWay: boolean };

export const readProgress = async (tx: TransactionSql, resellerId: string): Promise<TopUpProgress | undefined> => {
  const [row] = await tx<TopUpProgress[]>`
    select round, coalesce(due_at <= now(), false) as is_due, payment_id is not null as is_under_way
    from auto_top_up where reseller_id = ${resellerId}`;
  return row;
};
