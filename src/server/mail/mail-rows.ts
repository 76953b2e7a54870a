// Messages as rows. A process claims a message for as long as sending may take; the claim of one that died expires.
import type { Queryable } from '../db/connect.ts';
import type { Language } from '../pages/index.ts';
import type { MessageKind } from './messages/index.ts';

export type MailRow = {
  id: string;
  /** Null for messages of the sign-in service. */
  resellerId: string | null;
  kind: MessageKind;
  recipient: string | null;
  language: Language;
  data: Record<string, unknown>;
  linkEncrypted: Buffer | null;
  /** Tries, this one included. */
  tries: number;
  isUseless: boolean;
};

export type MailEnd = 'sent' | 'refused' | 'given up' | 'nobody';

export const claimMail = (sql: Queryable, limit: number, leaseSeconds: number): Promise<MailRow[]> => sql<MailRow[]>`
  update mail set tries = tries + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
  where id in (select id from mail where due_at <= now() order by due_at limit ${limit} for update skip locked)
  returning id, reseller_id, kind, recipient, language, data, link_encrypted, tries, useless_at <= now() as is_useless`;

export const endMail = async (
  sql: Queryable,
  id: string,
  outcome: MailEnd,
  reply: string | null = null,
): Promise<void> => {
  await sql`
    update mail set outcome = ${outcome}, ended_at = now(), due_at = null, link_encrypted = null,
      reply = coalesce(${reply}, reply)
    where id = ${id} and outcome is null`;
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
