// Messages as rows. A process claims a message for as long as sending may take; the claim of one that died expires.
import type { Queryable } from '../db/connect.ts';
import type { Language } from '../pages/index.ts';
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

export type MailEnd = 'sent' | 'refused' | 'given up' | 'nobody' | 'withdrawn' | 'not paid' | 'too many';

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

/** How many messages of the reseller's were sent about sales that it refunded afterwards, in the last seconds. */
export const countRefundedMail = async (sql: Queryable, resellerId: string, seconds: number): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select count(*) from mail join sold_item s on s.uid = mail.sale_uid
    where mail.reseller_id = ${resellerId} and mail.sale_uid is not null and mail.outcome = 'sent'
      and mail.created_at > now() - make_interval(secs => ${seconds}) and s.state = 'refunded'`;
  return row.count;
};

/** What was sent counts as that, although its sale was refunded meanwhile. */
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

/** What the mail server replied when it refused the newest message of this kind; undefined when it did not. */
export const findRefusal = async (
  sql: Queryable,
  kind: MessageKind,
  recipient: string,
): Promise<string | undefined> => {
  const [newest] = await sql<{ outcome: MailEnd | null; reply: string | null }[]>`
    select outcome, reply from mail where recipient = ${recipient} and kind = ${kind} order by created_at desc limit 1`;
  return newest?.outcome === 'refused' ? (newest.reply ?? '') : undefined;
};
