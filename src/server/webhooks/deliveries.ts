// Delivers events to webhooks, at least once, in every process.
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../core/log.ts';
import { measure, type Measures } from '../core/measures.ts';
import type { Sql } from '../db/connect.ts';
import { attempt, type Delivery, type Sender, type Tried } from './attempt.ts';
import { finish, giveBack, nextDelivery, putOff, removeReceiver, takeLanes } from './lanes.ts';
import type { WebhookSettings } from './settings.ts';

type DeliveryDeps = Sender & { system: Sql; settings: WebhookSettings; log: Log };

export type Deliveries = {
  start(): void;
  /** Lets tries that are under way finish, for two seconds at most; other processes repeat the rest. */
  stop(): Promise<void>;
};

const pollMs = 1_000;
const stopTimeoutMs = 2_000;
/** Lanes that a process serves at once; most of the time it waits for responses. */
const lanesMax = 200;
/** After this time a lane has to wait for its next turn. Together with one more try, this is shorter than the lease. */
const turnMs = 2_000;

/** What the log needs to show the reason. It names only the host, because the rest of the address may be a secret. */
const logFailure = ({ log }: DeliveryDeps, { eventId, resellerId, url, failures }: Delivery, tried: Tried): void =>
  log.info(
    { eventId, resellerId, host: new URL(url).host, tries: failures + 1, ...tried },
    'A webhook was not delivered',
  );

const count = (outcome: Measures['delivery']['outcome']): void => measure('delivery', { outcome });

/** Applies the outcome of a try. If the process dies before this is stored, the next one tries again. */
const settle = async (deps: DeliveryDeps, lane: string, delivery: Delivery, tried: Tried) => {
  const { system, settings, log } = deps;
  if (tried.outcome !== 'again') count(tried.outcome);
  if (tried.outcome === 'delivered') return finish(system, delivery, tried);
  logFailure(deps, delivery, tried);
  if (tried.outcome === 'gone') return removeReceiver(system, lane, delivery, tried);
  // A test event is tried once: its reseller is looking at the outcome.
  const wait = delivery.isTest ? undefined : settings.retryDelays[delivery.failures];
  count(wait === undefined ? 'given up' : 'again');
  if (wait !== undefined) return putOff(system, delivery, tried, wait);
  if (!delivery.isTest) {
    log.warn({ eventId: delivery.eventId, resellerId: delivery.resellerId }, 'A webhook was given up');
  }
  return finish(system, delivery, tried);
};

export const createDeliveries = (deps: DeliveryDeps): Deliveries => {
  const { system, settings, log } = deps;
  const turns = new Set<Promise<void>>();
  /** Lanes that a turn of this process delivers to. */
  const served = new Set<string>();
  const stopping = new AbortController();
  let polling = Promise.resolve();
  let placeIsFree = (): void => {};

  const serve = async (lane: string): Promise<void> => {
    const end = performance.now() + turnMs;
    served.add(lane);
    try {
      while (performance.now() < end && !stopping.signal.aborted) {
        const delivery = await nextDelivery(system, lane);
        if (!delivery) break;
        await settle(deps, lane, delivery, await attempt(deps, delivery));
      }
    } finally {
      // Before it is given back, because the next turn may take it before this one hears of that.
      served.delete(lane);
    }
    await giveBack(system, lane);
  };

  const begin = (lane: string): void => {
    const turn = serve(lane)
      .catch((error: unknown) => log.error({ err: error }, 'Webhooks could not be delivered'))
      .finally(() => {
        turns.delete(turn);
        placeIsFree();
      });
    turns.add(turn);
  };

  /** While all slots are taken, waits until one is free. */
  const pause = async (): Promise<void> => {
    if (turns.size < lanesMax) await delay(pollMs, undefined, { signal: stopping.signal });
    else await new Promise<void>((resolve) => (placeIsFree = resolve));
  };

  const poll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lanes = await takeLanes(system, lanesMax - turns.size, settings.leaseSeconds);
      // A turn that outlasted its lease is still running.
      lanes.filter((lane) => !served.has(lane)).forEach(begin);
      await pause();
    }
  };

  /** Keeps polling while the database is away. */
  const keepPolling = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await poll().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'Webhooks could not be looked for');
      });
      await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  return {
    start: () => {
      polling = keepPolling();
    },
    stop: async () => {
      stopping.abort();
      placeIsFree();
      await polling;
      await Promise.race([Promise.all(turns), delay(stopTimeoutMs, undefined, { ref: false })]);
      await deps.outward.dispatcher.destroy();
      await Promise.all(turns);
    },
  };
};
