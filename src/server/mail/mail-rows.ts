// Messages as rows. A process claims a message for as long as sending may take; the claim of one that died expires.
import type { Language } from '#domain/languages.ts';
import type { Queryable } from '../db/connect.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';
import type { MessageKind } from './messages/index.ts';

export type MailRow = {
  id: string;
  /** Null for messages of the sign-in service. */
  resellerId: string | null;
  /** The sale that a message to a customer is about. */
  saleUid: string | null;
  kind: MessageKind;
  recipient: string | null;
  language: Language;
  data: Record<string, unknown>;
  linkEncrypted: Buffer | null;
  /** Tries, this one included. */
  tries: number;
  isUseless: boolean;
};

export type MailEnd =
  | 'sent'
  | 'refused'
  | 'given up'
  | 'nobody'
  | 'withdrawn'
  | 'not paid'
  | 'not covered'
  | 'too many';

type Claim = {
  limit: number;
  leaseSeconds: number;
  /** How long a message about a sale waits for a refund. */
  customerDelaySeconds: number;
};

export const claimMail = (
  sql: Queryable,
  { limit, leaseSeconds, customerDelaySeconds }: Claim,
): Promise<MailRow[]> => sql<MailRow[]>`
  update mail set tries = tries + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
  where id in (
    select id from mail
    where due_at <= now()
      and (sale_uid is null or created_at <= now() - make_interval(secs => ${customerDelaySeconds}))
    order by due_at limit ${limit} for update skip locked)
  returning id, reseller_id, sale_uid, kind, recipient, language, data, link_encrypted, tries, useless_at <= now() as is_useless`;

/**
 * Whether a message about a sale may be sent although it may cost its reseller nothing. The sale cannot be refunded any
 * more; or there are fewer than `allowed` others that were sent about sales of the last day that can be, or about sales
 * that were refunded in this time; or the reseller has paid in what all these sales cost. A message that is being sent
 * counts for those written after it.
 */
export const isCovered = async (
  sql: Queryable,
  { id, resellerId }: { id: string; resellerId: string },
  { allowed, seconds }: AttemptLimit,
): Promise<boolean> => {
  const [row] = await sql<{ isCovered: boolean }[]>`
    with other as (
      select s.purchase_price, s.currency
      from mail sent join sold_item s on s.uid = sent.sale_uid, mail this
      where this.id = ${id} and sent.reseller_id = ${resellerId} and sent.created_at > now() - interval '1 day'
        and s.state = 'purchased' and s.used_bytes = 0
        and (sent.outcome = 'sent'
          or sent.outcome is null and sent.tries > 0 and (sent.created_at, sent.id) < (this.created_at, this.id))
      union all
      select s.purchase_price, s.currency
      from sold_item s
      where s.reseller_id = ${resellerId} and s.state = 'refunded' and s.refunded_at > now() - ${seconds} * interval '1 s'
        and exists (select from mail sent where sent.sale_uid = s.uid and sent.outcome = 'sent')
    ), paid as (
      select currency, -sum(balance) as amount from ledger_account
      where reseller_id = ${resellerId} and kind in ('payments', 'adjustments') group by currency
    )
    select sale.state <> 'purchased' or sale.used_bytes > 0 or (select count(*) from other) < ${allowed}
      or sale.purchase_price + coalesce((select sum(purchase_price) from other where currency = sale.currency), 0)
        <= coalesce((select amount from paid where currency = sale.currency), 0) as is_covered
    from mail join sold_item sale on sale.uid = mail.sale_uid where mail.id = ${id}`;
  return row?.isCovered ?? true;
};

/** What was sent counts as that, although its sale was refunded while it was being sent. */
export const endMail = async (
  sql: Queryable,
  id: string,
  outcome: MailEnd,
  reply: string | null = null,
): Promise<void> => {
  await sql`
    update mail set outcome = ${outcome}, ended_at = now(), due_at = null, link_encrypted = null,
      reply = coalesce(${reply}, reply)
    where id = ${id} and (outcome is null or ${outcome} = 'sent' and outcome = 'withdrawn')`;
};

export const putMailOff = async (sql: Queryable, id: string, seconds: number, reply: string): Promise<void> => {
  await sql`
    update mail set due_at = now() + make_interval(secs => ${seconds}), reply = ${reply}
    where id = ${id} and outcome is null`;
};

/** How a message ended, and what the mail server replied; the outcome is null while it is on its way. */
export type Sending = { outcome: MailEnd | null; reply: string | null };

/** What became of the newest message of this kind; undefined when there is none. */
export const findNewest = async (
  sql: Queryable,
  kind: MessageKind,
  recipient: string,
): Promise<Sending | undefined> => {
  const [newest] = await sql<Sending[]>`
    select outcome, reply from mail where recipient = ${recipient} and kind = ${kind} order by created_at desc limit 1`;
  return newest;
};
