// Sends queued messages, at least once, in every process. A repetition has the same Message-ID.
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '#domain/languages.ts';
import { decrypt, type StoreSecret } from '../core/encryption.ts';
import type { Log } from '../core/log.ts';
import { inSpan } from '../core/spans.ts';
import type { Sql } from '../db/connect.ts';
import { type MailAttachment, type MailGateway, MailRefused, withTimeLimit } from '../gateways/index.ts';
import type { Limits } from '../http/rate-limits/limits.ts';
import { claimMail, endMail, type MailRow, putMailOff } from './mail-rows.ts';
import type { DataOf, DocumentFacts, MessageKind, Store } from './messages/index.ts';
import { limitReached } from './customer-limits.ts';
import { purposeOfLink } from './queue-mail.ts';
import type { Brand } from './layout.ts';
import { type Rendered, renderMail } from './render.ts';

type Attached = { kind: 'receipt' | 'credit-note'; id: string };

type Document = Attached & { language: Language };

/** Draws what is attached to a message about a payment. */
type DrawDocument = (resellerId: string, document: Document) => Promise<MailAttachment>;

/** What the message says as the document does. */
type DescribeDocument = (resellerId: string, document: Document) => Promise<DocumentFacts>;

type SenderDeps = Store & {
  system: Sql;
  /** Hears of new messages. */
  direct: Sql;
  secret: StoreSecret;
  gateway: MailGateway;
  drawDocument: DrawDocument;
  describeDocument: DescribeDocument;
  /** How a shop is shown to those who bought there. */
  findBrand: (resellerId: string) => Promise<Brand | undefined>;
  limits: Limits;
  /** How long a message to a customer waits, during which a refund withdraws it. */
  customerMailDelaySeconds: number;
  log: Log;
};

export type MailSender = {
  start(): Promise<void>;
  /** Lets messages that are being sent finish, for two seconds at most; other processes repeat the others. */
  stop(): Promise<void>;
};

const atOnce = 5;
const sendTimeoutMs = 60_000;
/** More than one try takes. */
const leaseSeconds = 90;
/** New messages are announced; this finds lost announcements, and those that are tried again. */
const pollMs = 1_000;
const stopTimeoutMs = 2_000;
const firstWaitSeconds = 2;
const longestWaitSeconds = 3_600;

const longestReply = 1_000;

const replyOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longestReply);

const waitAfter = (tries: number): number => Math.min(firstWaitSeconds * 2 ** (tries - 1), longestWaitSeconds);

/** Messages about a sale are the shop's, all others the store's. */
const brandOf = async ({ findBrand }: SenderDeps, { resellerId, saleUid }: MailRow): Promise<Brand | undefined> =>
  resellerId === null || saleUid === null ? undefined : findBrand(resellerId);

const attachedTo = ({ kind, data, language }: MailRow): Document | undefined => {
  if (kind === 'receipt') return { kind, id: (data as DataOf<'receipt'>).paymentId, language };
  if (kind === 'credit-note') return { kind, id: (data as DataOf<'credit-note'>).refundId, language };
  return undefined;
};

const factsOf = async ({ describeDocument }: SenderDeps, mail: MailRow): Promise<DocumentFacts | undefined> => {
  const document = attachedTo(mail);
  return document && mail.resellerId !== null ? describeDocument(mail.resellerId, document) : undefined;
};

const render = async (deps: SenderDeps, mail: MailRow): Promise<Rendered> => {
  const { id, kind, data, linkEncrypted, language, recipient } = mail;
  const { secret, ...store } = deps;
  const link = linkEncrypted && { link: decrypt(secret, purposeOfLink(id), linkEncrypted).toString() };
  const whole = { ...data, ...(await factsOf(deps, mail)), ...link } as DataOf<MessageKind>;
  const brand = await brandOf(deps, mail);
  return renderMail({ kind, language, data: whole, recipient: recipient ?? '', brand }, store);
};

const attachmentsOf = async ({ drawDocument }: SenderDeps, mail: MailRow): Promise<MailAttachment[]> => {
  const document = attachedTo(mail);
  return document && mail.resellerId !== null ? [await drawDocument(mail.resellerId, document)] : [];
};

/** The outcome is recorded afterwards: when the process dies in between, the message is sent again. */
const deliver = async (deps: SenderDeps, mail: MailRow): Promise<void> => {
  const { system, gateway, publicUrl } = deps;
  const { id, recipient, language, isUseless } = mail;
  if (isUseless) return endMail(system, id, 'given up');
  const rendered = await render(deps, mail);
  if (recipient === null) return endMail(system, id, 'nobody');
  const limit = await limitReached(deps, mail);
  if (limit) return endMail(system, id, limit);
  const attachments = await attachmentsOf(deps, mail);
  const messageId = `${id}@${new URL(publicUrl).hostname}`;
  await inSpan({ name: 'mail', kind: 'call' }, () =>
    withTimeLimit(sendTimeoutMs, () => gateway.send({ ...rendered, attachments, messageId, to: recipient, language })),
  );
  await endMail(system, id, 'sent');
};

const deliverOrPutOff = async (deps: SenderDeps, mail: MailRow): Promise<void> => {
  const { system, log } = deps;
  const { id, kind, tries } = mail;
  try {
    await deliver(deps, mail);
  } catch (error) {
    const reply = replyOf(error);
    if (error instanceof MailRefused) {
      log.warn({ mail: id, kind, reply }, 'A message was refused');
      await endMail(system, id, 'refused', reply);
    } else {
      log.warn({ mail: id, kind, tries, reply }, 'A message was not sent and is tried again');
      await putMailOff(system, id, waitAfter(tries), reply);
    }
  }
};

export const createMailSender = (deps: SenderDeps): MailSender => {
  const { system, direct, log, customerMailDelaySeconds: customerDelaySeconds } = deps;
  const stopping = new AbortController();
  let working = Promise.resolve();
  let wake = (): void => {};
  let unlisten = async (): Promise<void> => {};

  const claim = { limit: atOnce, leaseSeconds, customerDelaySeconds };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const mails = stopping.signal.aborted ? [] : await claimMail(system, claim);
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => deliverOrPutOff(deps, mail)));
    }
  };

  const pause = async (): Promise<void> => {
    const announced = new Promise<void>((resolve) => (wake = resolve));
    await Promise.race([announced, delay(pollMs, undefined, { ref: false })]);
  };

  /** Goes on while the database is away. */
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const paused = pause();
      await sendDue().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'Messages could not be sent');
      });
      await paused;
    }
  };

  return {
    start: async () => {
      ({ unlisten } = await direct.listen('mail', () => wake()));
      working = work();
    },
    stop: async () => {
      stopping.abort();
      wake();
      await unlisten();
      await Promise.race([working, delay(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
};
