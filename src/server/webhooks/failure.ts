import type { WebhookAttemptFailure } from '#contract/storefront/model/webhookAttemptFailure.ts';

/** Why there was no response. Names the host at most: the rest of an address may be a secret. */
export type Failure = { code: string; message: string };

/** The cause of an error: fetch only says that it failed, and keeps the reason as its cause. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

const codeOf = (error: Error): string => {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

/** The reason given by the network, the certificate or our own rules. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  const cause = causeOf(error);
  return { code: codeOf(cause), message: cause.message };
};

const kinds: Readonly<Record<string, WebhookAttemptFailure>> = {
  TimeoutError: 'TIMEOUT',
  ETIMEDOUT: 'TIMEOUT',
  UND_ERR_CONNECT_TIMEOUT: 'TIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UnknownHost: 'UNKNOWN_HOST',
  ECONNREFUSED: 'UNREACHABLE',
  EHOSTUNREACH: 'UNREACHABLE',
  ENETUNREACH: 'UNREACHABLE',
  BlockedAddress: 'BLOCKED',
  BlockedPort: 'BLOCKED',
  BlockedScheme: 'BLOCKED',
};

/** Node has a code for each fault of a certificate (X509 certificate error codes). */
const ofCertificates = /CERT|CRL|SIGNATURE|ISSUER|^ERR_(TLS|SSL)|HOSTNAME_MISMATCH/;

/** The kind of failure that the reseller sees. */
export const kindOf = ({ code }: Failure): WebhookAttemptFailure =>
  kinds[code] ?? (ofCertificates.test(code) ? 'CERTIFICATE' : 'BROKEN');
