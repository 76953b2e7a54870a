// The forms of settings. Each describes a fault in words that follow the name of the setting (core/setting-forms.ts).
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isTimeZone } from '#domain/device.ts';
import { isEmail } from '#domain/patterns.ts';
import { parseNetworks } from '../core/networks.ts';
import { BLANK, line } from '../core/setting-forms.ts';
import { hostsOf, parseAddress } from '../db/address.ts';
import { faultOfPrefix } from '../http/roots.ts';

const LONGEST_TEXT = 4_096;

export const text = line(LONGEST_TEXT).optional();

/** Several values, separated by spaces or line breaks. */
export const list = z.string().trim().min(1, { error: BLANK }).optional();

/** The address if it has one of these protocols and names a host. */
const parse = (address: string, protocols: RegExp): URL | undefined => {
  const url = URL.parse(address);
  return url && url.hostname !== '' && protocols.test(url.protocol) && !/[\s\\]/.test(address) ? url : undefined;
};

const isWeb = (address: string): boolean => parse(address, /^https?:$/) !== undefined;

export const webAddress = z.string().trim().refine(isWeb, {
  abort: true,
  error: 'must be an address that begins with https:// or http://, such as https://store.example',
});

/** An address that a path is appended to. */
export const baseAddress = webAddress
  .refine((address) => !/[?#]/.test(address), { error: 'must be an address without ? and #' })
  .transform((address) => address.replace(/\/+$/, ''));

/** The address of a store at the root of its host: cookies, sign-in and pages begin there. */
export const siteAddress = webAddress
  .refine(
    (address) => {
      const { pathname, search, hash, username } = new URL(address);
      return /^\/*$/.test(pathname) && search + hash + username === '' && !/[?#]/.test(address);
    },
    { error: 'must be an address without a path, such as https://store.example: a store needs its own host name' },
  )
  .transform((address) => address.replace(/\/+$/, ''));

/** Exactly as its tokens state it (OpenID Connect Discovery 1.0, section 2). */
export const issuer = webAddress.refine((address) => !/[?#]/.test(address), {
  error: 'must be the issuer as its tokens say, an address without ? and #',
});

const basesFault =
  'must be pairs of a pattern of host names and an address, separated by spaces, such as *.store.example=https://api.store.example';

export const apiBases = z.string().transform((pairs, { addIssue }) => {
  const bases = pairs
    .trim()
    .split(/\s+/)
    .map((pair) => ({ host: pair.replace(/=.*/, ''), base: pair.replace(/^[^=]*=?/, '').replace(/\/+$/, '') }));
  if (bases.every(({ host, base }) => /^[\w.*-]+$/.test(host) && isWeb(base))) return bases;
  addIssue(basesFault);
  return z.NEVER;
});

const isDecodable = (part: string): boolean => {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

/** Whether the user and the password of an address can be decoded. */
const hasReadableUser = ({ username, password }: URL): boolean => [username, password].every(isDecodable);

const mailServerFault =
  'must be the address of a mail server, such as smtps://user:password@mail.example, where user and password have ' +
  'all characters but letters and digits percent-encoded';

const isMailServer = (address: string): boolean => {
  const url = parse(address, /^smtps?:$/);
  if (!url || !hasReadableUser(url) || url.port === '0') return false;
  const hasWholeLogin = (url.username === '') === (url.password === '');
  return hasWholeLogin && ['', '/'].includes(url.pathname) && url.hash === '';
};

export const smtpAddress = z.string().trim().refine(isMailServer, { error: mailServerFault });

/** The e-mail address in `Name <address>`, or the text itself. */
const addressIn = (sender: string): string => /^[^<>@\p{C}]+ <([^\s<>]+)>$/u.exec(sender)?.[1] ?? sender;

export const mailbox = z
  .string()
  .trim()
  .refine((sender) => isEmail(addressIn(sender)), {
    error: 'must be an e-mail address, or a name with one, such as My Store <store@example.com>',
  });

const databaseFault =
  'must be an address of PostgreSQL, such as postgres://user:password@db.example:5432/store, where user and ' +
  'password have all characters but letters and digits percent-encoded';

const isDatabase = (address: string): boolean => {
  const url = parseAddress(address);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && hasReadableUser(url) && !/[\s#]/.test(address);
};

/** An address without a host means a socket of this machine. */
export const databaseAddress = z.string().trim().refine(isDatabase, { error: databaseFault });

/** Hosts of a database without a login. */
export const databasePlace = z
  .string()
  .trim()
  .refine((address) => isDatabase(address) && !address.includes('@') && hostsOf(address).every((host) => host !== ''), {
    error:
      'must be an address of PostgreSQL without user and password, such as postgres://127.0.0.1:6432: the logins are ' +
      'those of DATABASE_URL',
  });

export const stripeKey = z.string().regex(/^[sr]k_(?:test|live)_\w+$/, {
  error: 'must be a secret key of Stripe: it begins with sk_live_, rk_live_, sk_test_ or rk_test_',
});
export const stripeSecret = z.string().regex(/^whsec_\S+$/, {
  error: 'must be the signing secret of an event endpoint at Stripe: it begins with whsec_',
});

export const timeZone = z
  .string()
  .trim()
  .refine(isTimeZone, { error: 'must be a time zone of the IANA database, such as Europe/Berlin' });

/** Names of hosts, each with its address. */
export const hostAddresses = z.string().transform((pairs, { addIssue }) => {
  const hosts = pairs
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=?/, '')] as const);
  if (hosts.every(([name, address]) => /^[a-z\d.-]+$/.test(name) && isIP(address) !== 0)) return new Map(hosts);
  addIssue('must be pairs of a name and an IP address, separated by spaces, such as receivers.example=127.0.0.1');
  return z.NEVER;
});

export const proxies = z.string().transform((list, { addIssue }) => {
  try {
    const networks = parseNetworks(list);
    if (networks.length > 0) return networks;
  } catch {
    // The fault is described below.
  }
  addIssue('must be addresses or networks, such as 127.0.0.1 10.0.0.0/8');
  return z.NEVER;
});

export const prefix = z.string().check(({ value, issues }) => {
  const message = faultOfPrefix(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});

const hasCertificate = (file: string): boolean => {
  try {
    return new X509Certificate(readFileSync(file)).raw.length > 0;
  } catch {
    return false;
  }
};

/** Node reads the file itself, and continues without it where it cannot. */
export const certificateFile = z.string().refine(hasCertificate, {
  error: ({ input }) => `must be a file of certificates (PEM), which ${String(input)} is not`,
});
