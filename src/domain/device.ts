// Facts on which a page depends and which only the browser knows. The browser sends them in a cookie, so that the
// server renders the page as the browser would.
import { localesOfTags } from './languages.ts';
import { cookieToWrite, DEVICE_COOKIE, readCookie } from './page-cookie.ts';

export type Device = {
  /** A name of the IANA database. */
  timeZone: string;
  /** Whether the mobile layout applies. */
  isMobile: boolean;
  /** The browser's locales, the preferred one first. */
  locales: readonly string[];
  /** What the product stores in this browser, by name, as far as it decides what a page shows first (ENT-053). */
  stored: Readonly<Record<string, unknown>>;
};

/** Longer texts are not the browser's. */
const COOKIE_LENGTH_MAX = 1_500;
const LOCALES_MAX = 10;

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
};

const understand = (value: Partial<Record<keyof Device, unknown>>): Device | undefined => {
  const { timeZone, isMobile, locales, stored } = value;
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone) || typeof isMobile !== 'boolean') return undefined;
  if (!Array.isArray(locales)) return undefined;
  const known = localesOfTags(locales);
  return {
    timeZone,
    isMobile,
    locales: known,
    stored: typeof stored === 'object' && stored !== null ? { ...stored } : {},
  };
};

/** The device in a Cookie header; undefined without a readable one. */
export const deviceOfCookies = (cookies: string): Device | undefined => {
  const text = readCookie(cookies, DEVICE_COOKIE) ?? '';
  if (text === '' || text.length > COOKIE_LENGTH_MAX) return undefined;
  try {
    return understand((JSON.parse(decodeURIComponent(text)) ?? {}) as object);
  } catch {
    return undefined;
  }
};

const inCookie = (device: Device): string => encodeURIComponent(JSON.stringify(device));

/**
 * The value for document.cookie that describes this device to the server. It includes as much of what is stored as
 * there is room for.
 */
export const deviceCookie = ({ locales, stored, ...device }: Device): string => {
  let told: Device = { ...device, locales: locales.slice(0, LOCALES_MAX), stored: {} };
  for (const [name, value] of Object.entries(stored)) {
    const more = { ...told, stored: { ...told.stored, [name]: value } };
    if (inCookie(more).length <= COOKIE_LENGTH_MAX) told = more;
  }
  return cookieToWrite(DEVICE_COOKIE, inCookie(told));
};
