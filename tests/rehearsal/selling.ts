// Tills and programs that sell at a steady rate, whatever the store answers, and repeat each call with its key until they know
// that the sale was made, as docs/integrators.md tells them to.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Member } from './people.ts';
import type { World } from './world.ts';

const PER_SECOND = 2;
/** As long as a client waits. */
const PATIENCE_MS = 60_000;
/** Every so many sales have a customer with an address. */
const WITH_EMAIL = 4;

export type Shop = {
  member: Member;
  itemId: string;
  /** In cents. */
  price: number;
  partnerToken: string;
};

type Answer = {
  startedAt: number;
  endedAt: number;
  /** The status, or what became of the call without one. */
  kind: string;
  isSold: boolean;
  /** Whether it was a repetition of a call that had made a sale. */
  isRepeated: boolean;
};

export type Sale = {
  shop: Shop;
  /** Of the customer; guests have none. */
  email: string | undefined;
  /** Two where a repeated call was answered with another sale. */
  uids: Set<string>;
  /** What the first answer with a sale said: success, or pending while the supplier prepares it. */
  status: string;
  acknowledgedAt: number;
};

export type Selling = {
  answers: readonly Answer[];
  /** Acknowledged sales by their keys. */
  sales: ReadonlyMap<string, Sale>;
  /** No new sale from now on; resolves when every caller knows the outcome. */
  stop: () => Promise<void>;
};

type Sold = { kind: string; uid?: string; status: string; waitMs: number };

const failureOf = (error: unknown): string => {
  const { name, cause } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
};

type Channel = { address: string; token: string };

export const startSelling = (world: World, shops: readonly Shop[]): Selling => {
  const answers: Answer[] = [];
  const sales = new Map<string, Sale>();
  const callers = new Set<Promise<void>>();
  const over = new AbortController();

  const sellOnce = async ({ address, token }: Channel, body: object, key: string): Promise<Sold> => {
    try {
      const response = await fetch(world.url + address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const { activatedItem, status = '' } = (response.ok ? JSON.parse(text) : {}) as {
        activatedItem?: { uid: string };
        status?: string;
      };
      const waitMs = Number(response.headers.get('retry-after') ?? 1) * 1_000;
      return { kind: String(response.status), status, waitMs, ...(activatedItem && { uid: activatedItem.uid }) };
    } catch (error) {
      return { kind: failureOf(error), status: '', waitMs: 1_000 };
    }
  };

  /** Until it is acknowledged, and once more: the same key must have the same answer. */
  const sell = async (shop: Shop, number: number): Promise<void> => {
    const { itemId, member, partnerToken } = shop;
    const key = randomUUID();
    // In turn at the till and by the program of the reseller.
    const channel: Channel =
      number % 2 === 0
        ? { address: '/client-api/activations/register', token: member.token }
        : { address: '/simshelf/activations/register', token: partnerToken };
    const email = number % WITH_EMAIL === 0 ? `traveller-${key}@example.com` : undefined;
    const body = { inventoryItemId: itemId, customerEmail: email };
    for (let known = 0; known < 2;) {
      const startedAt = performance.now();
      const { kind, uid, status, waitMs } = await sellOnce(channel, body, key);
      const endedAt = performance.now();
      answers.push({ startedAt, endedAt, kind, isSold: uid !== undefined, isRepeated: known > 0 });
      if (uid === undefined) {
        await delay(waitMs);
        continue;
      }
      known += 1;
      const sale = sales.get(key) ?? { shop, email, uids: new Set<string>(), status, acknowledgedAt: endedAt };
      sale.uids.add(uid);
      sales.set(key, sale);
    }
  };

  const begin = async (): Promise<void> => {
    for (let number = 0; !over.signal.aborted; number++) {
      const shop = shops[number % shops.length];
      if (shop) {
        const caller = sell(shop, number).finally(() => callers.delete(caller));
        callers.add(caller);
      }
      await delay(1_000 / PER_SECOND, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const beginning = begin();

  return {
    answers,
    sales,
    stop: async () => {
      over.abort();
      await beginning;
      while (callers.size > 0) await Promise.all(callers);
    },
  };
};

/** How often each word is there. */
export const countEach = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, { length }]) => [word, length]));

/** Of the answers within these moments: how many there were, which were not a sale, and the longest time without a sale. */
export const seenBetween = (answers: readonly Answer[], from: number, to: number) => {
  const within = answers.filter(({ endedAt }) => endedAt >= from && endedAt <= to);
  const sold = within.filter(({ isSold, isRepeated }) => isSold && !isRepeated).map(({ endedAt }) => endedAt);
  const moments = [from, ...sold.toSorted((one, other) => one - other), to];
  const silences = moments.slice(1).map((end, index) => end - (moments[index] ?? end));
  return {
    calls: within.length,
    sold: sold.length,
    failed: within.filter(({ isSold }) => !isSold).length,
    longestSilenceSeconds: Math.max(...silences) / 1_000,
  };
};
