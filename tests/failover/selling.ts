// Callers who sell at a steady rate, whatever the store answers, and repeat each call with its key until they know that
// the sale was made, as docs/integrators.md tells them to.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { stores } from './network.ts';
import { urlOf } from './store-machines.ts';

const PER_SECOND = 20;
/** As long as a client waits. */
const PATIENCE_MS = 60_000;

export type Shop = { token: string; inventoryItemId: string };

type Answer = { startedAt: number; endedAt: number; kind: string };

export type Selling = {
  /** All answers so far; `kind` is the status, or what became of the call without one. */
  answers: readonly Answer[];
  /** The uid of each sale that was acknowledged, by its key; two where a repeated call was answered with another sale. */
  acknowledged: ReadonlyMap<string, ReadonlySet<string>>;
  /** No new sale from now on; resolves when every caller knows the outcome. */
  stop: () => Promise<void>;
};

type Sold = { kind: string; uid?: string; waitMs: number };

const failureOf = (error: unknown): string => {
  const { name, cause } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
};

const sellOnce = async (url: string, { token, inventoryItemId }: Shop, key: string): Promise<Sold> => {
  try {
    const response = await fetch(`${url}/client-api/activations/register`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ inventoryItemId }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await response.json()) as { activatedItem?: { uid: string } };
    const waitMs = Number(response.headers.get('retry-after') ?? 1) * 1_000;
    return { kind: String(response.status), waitMs, ...(body.activatedItem && { uid: body.activatedItem.uid }) };
  } catch (error) {
    return { kind: failureOf(error), waitMs: 1_000 };
  }
};

export const startSelling = (shops: readonly Shop[]): Selling => {
  const answers: Answer[] = [];
  const acknowledged = new Map<string, Set<string>>();
  const callers = new Set<Promise<void>>();
  let calls = 0;

  const call = async (shop: Shop, key: string): Promise<Sold> => {
    const machine = stores[calls++ % stores.length];
    const startedAt = performance.now();
    const sold = await sellOnce(machine ? urlOf(machine) : '', shop, key);
    answers.push({ startedAt, endedAt: performance.now(), kind: sold.kind });
    if (sold.uid !== undefined) acknowledged.set(key, (acknowledged.get(key) ?? new Set()).add(sold.uid));
    return sold;
  };

  /** Until it is acknowledged, and once more: the same key must have the same answer. */
  const sell = async (shop: Shop): Promise<void> => {
    const key = randomUUID();
    for (let known = 0; known < 2;) {
      const { uid, waitMs } = await call(shop, key);
      if (uid === undefined) await delay(waitMs);
      else known += 1;
    }
  };

  let begun = 0;
  const timer = setInterval(() => {
    const shop = shops[begun++ % shops.length];
    if (!shop) return;
    const caller = sell(shop).finally(() => callers.delete(caller));
    callers.add(caller);
  }, 1_000 / PER_SECOND);

  return {
    answers,
    acknowledged,
    stop: async () => {
      clearInterval(timer);
      while (callers.size > 0) await Promise.all(callers);
    },
  };
};

/** What callers saw since this moment. */
export const seenSince = (answers: readonly Answer[], since: number) => {
  const after = answers.filter(({ endedAt }) => endedAt >= since);
  const isSold = ({ kind }: Answer): boolean => kind === '200';
  const sold = after.filter(isSold);
  const moments = [since, ...sold.map(({ endedAt }) => endedAt).toSorted((one, other) => one - other)];
  const silences = moments.slice(1).map((end, index) => ({ end, length: end - (moments[index] ?? end) }));
  const longest = silences.reduce((one, other) => (other.length > one.length ? other : one), { end: since, length: 0 });
  const failures = Map.groupBy(
    after.filter((answer) => !isSold(answer)),
    ({ kind }) => kind,
  );
  return {
    /** From this moment to the first answer after the longest time without one: some calls are answered right after it. */
    firstAnswerSeconds: (longest.end - since) / 1_000,
    longestSilenceSeconds: longest.length / 1_000,
    failed: Object.fromEntries([...failures].map(([kind, { length }]) => [kind, length])),
  };
};
