// Delivers events to webhooks, at least once, in every process.
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { attempt, type Delivery, type Sender } from './attempt.ts';
import { finish, giveBack, leaseOf, nextDelivery, putOff, removeReceiver, takeLanes } from './lanes.ts';
import type { WebhookSettings } from './settings.ts';

export type DeliveryDeps = Sender & { system: Sql; settings: WebhookSettings; log: Log };

export type Deliveries = {
  start(): void;
  /** Lets tries that are under way finish, for five seconds at most; the others are made again elsewhere. */
  stop(): Promise<void>;
};

const pollMs = 1_000;
const stopTimeoutMs = 5_000;
/** Lanes that a process serves at once; almost all of the time it waits for answers. */
const lanesMax = 200;
/** After so many a lane waits its turn again. */
const eventsPerTurn = 20;

/** What follows from a try. A process that dies before it is written down makes the next one try again. */
const settle = async ({ system, settings, log }: DeliveryDeps, lane: string, delivery: Delivery, tried: Tried) => {
  const { eventId, resellerId, failures } = delivery;
  if (tried.outcome === 'delivered') return finish(system, delivery);
  if (tried.outcome === 'gone') return removeReceiver(system, lane, delivery);
  const wait = settings.retryDelays[failures];
  log.info({ eventId, resellerId, failures: failures + 1, reason: tried.reason }, 'A webhook was not delivered');
  return wait === undefined ? finish(system, delivery) : putOff(system, delivery, wait);
};

type Tried = { outcome: 'delivered' | 'gone' | 'again'; reason: unknown };

const tryOnce = (deps: DeliveryDeps, delivery: Delivery): Promise<Tried> =>
  attempt(deps, delivery).then(
    ({ status, outcome }) => ({ outcome, reason: status }),
    (reason: unknown) => ({ outcome: 'again', reason }),
  );

export const createDeliveries = (deps: DeliveryDeps): Deliveries => {
  const { system, settings, log } = deps;
  const lease = leaseOf(settings.timeoutMs);
  const turns = new Set<Promise<void>>();
  const stopping = new AbortController();
  let polling = Promise.resolve();

  const serve = async (lane: string): Promise<void> => {
    for (let served = 0; served < eventsPerTurn && !stopping.signal.aborted; served++) {
      const delivery = await nextDelivery(system, lane, lease);
      if (!delivery) break;
      await settle(deps, lane, delivery, await tryOnce(deps, delivery));
    }
    await giveBack(system, lane);
  };

  const begin = (lane: string): void => {
    const turn = serve(lane)
      .catch((error: unknown) => log.error({ err: error }, 'Webhooks could not be delivered'))
      .finally(() => turns.delete(turn));
    turns.add(turn);
  };

  const poll = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const free = lanesMax - turns.size;
      const lanes = free > 0 ? await takeLanes(system, free, lease) : [];
      lanes.forEach(begin);
      await delay(pollMs, undefined, { signal: stopping.signal });
    }
  };

  /** A database that is away must not end it. */
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
      await polling;
      await Promise.race([Promise.all(turns), delay(stopTimeoutMs, undefined, { ref: false })]);
      await deps.outward.dispatcher.destroy();
      await Promise.all(turns);
    },
  };
};
