// The report of a payment provider, and the signature that proves its origin.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKeys, type StoreSecret } from '../../core/encryption.ts';
import { Problem } from '../../core/problem.ts';

export const reportPath = '/payment-gateway/callback';
export const signatureHeader = 'payment-signature';

const paymentReport = z.strictObject({
  /** The store's id of the payment. */
  id: z.uuid(),
  outcome: z.enum(['SUCCESS', 'FAILURE', 'CANCELLED']),
  /** The paid amount, in minor units. */
  amount: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  /** Why it was not paid, as plain text. */
  message: z.string().max(500).optional(),
});

const cardReport = z.strictObject({
  /** The store's id of the card form. */
  id: z.uuid(),
  card: z.strictObject({
    /** The provider's token for charging the card. */
    token: z.string().min(1).max(500),
    last4: z.string().regex(/^\d{4}$/),
    /** MM/YY */
    expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
  }),
});

export type PaymentReport = z.output<typeof paymentReport>;
export type CardReport = z.output<typeof cardReport>;

/**
 * A settled payment whose money was taken back from the store: by a refund, or by the payer's bank in a dispute. Money
 * taken by a dispute comes back when the store wins it.
 */
export type ReversalReport = {
  /** The store's id of the payment. */
  id: string;
  reversal: 'refund' | 'dispute';
  /** The provider's id of the refund or dispute: the same id is one reversal. */
  reference: string;
  /** The total that it has taken so far, in minor units. */
  amount: number;
  currency: string;
  /** Whether the amount is final. Until it is, only a larger amount counts, because reports come in any order. */
  isFinal: boolean;
};

/** A refund by the store that failed, possibly after it was made. */
export type RefundReport = {
  /** The store's id of the refund. */
  id: string;
  refund: 'FAILURE';
  /** The provider's id of it. */
  reference: string;
  /** Plain text. */
  message: string;
};

export type Report = PaymentReport | CardReport | ReversalReport | RefundReport;

/** The sender of a report did not prove who it is. */
export class NotSigned extends Error {}

/** Where a provider reports to, and how its reports are read. */
export type ReportSource = {
  /** Path of the address that takes them. */
  path: string;
  largestBytes: number;
  /** Whether its account may also serve other systems. Reports on payments of other systems are then ignored. */
  isShared: boolean;
  /**
   * Reads the report in a body; undefined when it concerns nothing of ours. Rejects with NotSigned, and with other
   * errors when the body is not a report, or when the provider has to be asked and does not answer.
   */
  read(body: string, header: (name: string) => string | undefined): Promise<Report | undefined>;
};

const report = z.union([paymentReport, cardReport]);

/** Reads a report whose signature was valid. A problem 400 when it is not a report. */
const parseReport = (body: string): PaymentReport | CardReport => {
  try {
    return report.parse(JSON.parse(body));
  } catch (cause) {
    throw new Problem('bad_request', 'The body is not a payment report.', { cause });
  }
};

/** A report that is older, or further in the future, may have been replayed. */
const clockToleranceMs = 5 * 60_000;

/**
 * The keys of reports, derived from the store's secret: the first one signs, a signature by any of them is accepted.
 */
export const reportKeys = (secret: StoreSecret): [Buffer, ...Buffer[]] => deriveKeys(secret, 'simshelf payment report');

const mac = (key: Buffer, timestamp: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest();

/** The signature of a body that is sent now. */
export const signReport = (key: Buffer, body: string, now = new Date()): string => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return `t=${timestamp},v1=${mac(key, timestamp, body).toString('hex')}`;
};

const signatureForm = /^t=(?<timestamp>\d{1,12}),v1=(?<digest>[0-9a-f]{64})$/;

/** Whether the key's owner signed exactly this body, a moment ago. */
const isSigned = (key: Buffer, body: string, signature: string | undefined, now = new Date()): boolean => {
  const { timestamp = '', digest = '' } = signatureForm.exec(signature ?? '')?.groups ?? {};
  if (digest === '') return false;
  const isRecent = Math.abs(now.getTime() - Number(timestamp) * 1000) <= clockToleranceMs;
  return timingSafeEqual(mac(key, timestamp, body), Buffer.from(digest, 'hex')) && isRecent;
};

/** Reads reports that are signed with one of these keys, as the reference provider sends them. */
export const signedReports = (keys: readonly Buffer[]): ReportSource => ({
  path: reportPath,
  largestBytes: 16 * 1024,
  isShared: false,
  read: async (body, header) => {
    const signature = header(signatureHeader);
    if (!keys.some((key) => isSigned(key, body, signature))) throw new NotSigned('The report has no valid signature');
    return parseReport(body);
  },
});
