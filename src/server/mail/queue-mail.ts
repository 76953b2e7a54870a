import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/languages.ts';
import { encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import type { TransactionSql } from '../db/connect.ts';
import { type Asker, type ShareLimits, type Standing, takeShare } from './mailbox-shares.ts';
import type { DataOf, MessageKind } from './messages/index.ts';

type QueuedMail<Kind extends MessageKind> = {
  kind: Kind;
  data: DataOf<Kind>;
  address: string;
  /** `nobody` when no account has the e-mail address that was asked about: nothing is sent, with the same work. */
  standing: Standing;
  /** The account with this address, when it is not given. */
  asker?: Asker;
  language: Language;
  /** For how many minutes the message is of use; three days when it is not given. */
  minutes?: number;
};

/** A link lets its receiver in, so it is encrypted until the message has ended. */
export const purposeOfLink = (mailId: string): string => `mail ${mailId} link`;

export const encryptedMailLinks: EncryptedColumn = {
  table: 'mail',
  column: 'link_encrypted',
  names: ['id'],
  purposeOf: purposeOfLink,
};

const withoutLink = (data: object): { link?: string; open: Record<string, string> } => {
  const { link, ...open } = data as Record<string, string>;
  return { ...(link !== undefined && { link }), open };
};

/**
 * Records a message of the sign-in service in the transaction that causes it; it is sent once that commits. Beyond the
 * limits of its mailbox it is recorded as `too many`, and the seconds until another one can be sent are returned.
 */
export const queueMail = async <Kind extends MessageKind>(
  tx: TransactionSql,
  { secret, limits }: { secret: StoreSecret; limits: ShareLimits },
  { kind, data, address, standing, asker = 'holder', language, minutes = 3 * 24 * 60 }: QueuedMail<Kind>,
): Promise<number | undefined> => {
  const retryAfter = await takeShare(tx, limits, { kind, address, standing, asker });
  const outcome = retryAfter === undefined ? null : 'too many';
  const id = randomUUID();
  const { link, open } = withoutLink(data);
  const linkEncrypted = link === undefined || outcome ? null : encrypt(secret, purposeOfLink(id), link);
  await tx`
    insert into mail (id, kind, recipient, language, data, link_encrypted, useless_at, outcome, due_at, ended_at)
    values (${id}, ${kind}, ${standing === 'nobody' ? null : address}, ${language}, ${tx.json(open)}, ${linkEncrypted},
      now() + make_interval(mins => ${minutes}), ${outcome}, case when ${outcome}::text is null then now() end,
      case when ${outcome}::text is not null then now() end)`;
  return retryAfter;
};
