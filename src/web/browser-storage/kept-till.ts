// What the till offered last, so that it opens without a network (decision 144). It is kept for the account that is
// signed in and erased when that ends; the service worker keeps nothing of an account.
import { forgetKeptTill, TILL_CACHE } from './forget-till.ts';
import { browserPlaces, places } from './places.ts';

/** What is kept for one account. */
export type KeptTill = {
  /** The account, and the address that its drafts and sales are kept under. */
  visitor: { subject: string; email: string };
  /** Milliseconds, from Date.now(). */
  at: number;
  /** Answers to calls, each with its query key. */
  answers: readonly { key: readonly unknown[]; answer: unknown }[];
};

const ADDRESS = '/kept-till';

/** Prices and packages of an older one would mislead. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** In place of what was kept before. An operator who looks at a store leaves nothing behind. */
export const keepTill = async (till: KeptTill): Promise<void> => {
  if (places.now !== browserPlaces) return;
  try {
    const cache = await globalThis.caches.open(TILL_CACHE);
    await cache.put(ADDRESS, Response.json(till));
  } catch {
    // The storage is blocked or full: the till needs a network.
  }
};

const find = async (): Promise<Response | undefined> => {
  try {
    return await globalThis.caches.match(ADDRESS, { cacheName: TILL_CACHE });
  } catch {
    return undefined;
  }
};

export const readKeptTill = async (): Promise<KeptTill | undefined> => {
  const kept = (await (await find())?.json()) as KeptTill | undefined;
  return kept && Date.now() - kept.at < KEPT_MS ? kept : undefined;
};

/** Whether anything is kept, for whichever account. */
export const isKeptTillThere = async (): Promise<boolean> => (await find()) !== undefined;

/** To call when it is known who is signed in. */
export const forgetOtherTills = async (subject: string): Promise<void> => {
  if ((await readKeptTill())?.visitor.subject !== subject) await forgetKeptTill();
};
