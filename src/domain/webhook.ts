// Webhooks: their types, their allowed addresses, and their retries.
import { URL_PATTERN } from './patterns.ts';
import { hasUnseenSigns } from './plain-text.ts';
import { isWebHost } from './web-host.ts';

/** The types that a reseller subscribes to (API-015). */
export const WEBHOOK_TYPES = [
  'BALANCE_ALERT',
  'ESIM_STATUS',
  'CUSTOMER_REGISTRATION',
  'COUNTRY_CHANGE',
  'BALANCE_ACTIVATION',
] as const;
export type ResellerWebhookType = (typeof WEBHOOK_TYPES)[number];

/** `balance-alert` and `BALANCE_ALERT` mean the same (CLI-016). */
type WebhookTypeForm = ResellerWebhookType | KebabCase<ResellerWebhookType>;

type KebabCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${KebabCase<Tail>}`
  : Lowercase<Text>;

/** The constant for one of its spellings. */
export const webhookTypeOf = (form: WebhookTypeForm): ResellerWebhookType =>
  form.toUpperCase().replaceAll('-', '_') as ResellerWebhookType;

/**
 * The address with its scheme, https if none was given, and with its host in ASCII: `müller.example` is
 * `xn--mller-kva.example`. Undefined when it is not an address (VAL-037).
 */
export const toWebAddress = (text: string): URL | undefined => {
  if (!URL_PATTERN.test(text) || hasUnseenSigns(text)) return undefined;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  // Other digits and dots than those of ASCII may have become a number.
  return address && URL_PATTERN.test(address.hostname) && isWebHost(address.hostname) ? address : undefined;
};

/** Why a text is not an address, as far as that can be told. */
export const WEB_ADDRESS_FAULTS = [
  'unseen',
  'blank',
  'scheme',
  'credentials',
  'noHost',
  'port',
  'notPublic',
  'number',
  'form',
] as const;
export type WebAddressFault = (typeof WEB_ADDRESS_FAULTS)[number];

const NUMBER = /^(?:\d+(?:\.\d+){0,3}|\[.*\])$/;
/** Own machine, private network, link-local; in IPv6 likewise. */
const NOT_PUBLIC = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[(?:::|f[cde])/i;

const faultOfHost = (host: string): WebAddressFault => {
  if (NUMBER.test(host)) return NOT_PUBLIC.test(host) ? 'notPublic' : 'number';
  return /[.。．｡]/.test(host) ? 'form' : 'notPublic';
};

/** What is wrong with a text that is not an address (VAL-135); undefined where it is one. */
export const webAddressFault = (text: string): WebAddressFault | undefined => {
  if (toWebAddress(text)) return undefined;
  if (hasUnseenSigns(text)) return 'unseen';
  if (/\s/.test(text)) return 'blank';
  if (/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(text)) return 'scheme';
  const [, authority = ''] = /^(?:https?:\/\/)?([^/?#\\]*)/i.exec(text) ?? [];
  if (authority.includes('@')) return 'credentials';
  const [, host = '', port] = /^(\[[^\]]*\]|[^:[]*)(?::(.*))?$/.exec(authority) ?? [];
  if (host === '') return 'noHost';
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535)) return 'port';
  return faultOfHost(host);
};

/** Whether events would go to the same place: an address can be given with or without its scheme. */
export const isSameWebAddress = (typed: string, saved: string | undefined): boolean =>
  saved !== undefined && toWebAddress(typed)?.href === toWebAddress(saved)?.href;

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each failed try, as Standard Webhooks advises: ten tries in 75 hours and 35 minutes. */
export const WEBHOOK_RETRY_DELAYS_S: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A receiver that has not responded by then counts as failed. */
export const WEBHOOK_TIMEOUT_MS = 15_000;

/** What a response means: every failure is `again`; 410 says that the receiver wants no more events. */
export type WebhookOutcome = 'delivered' | 'again' | 'gone';

/** Only 2xx is success. A redirect is a failure, because its target was never checked. */
export const webhookOutcome = (status: number): WebhookOutcome => {
  if (status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'again';
};
