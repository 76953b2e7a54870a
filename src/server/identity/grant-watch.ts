// Whether the sign-in of a token is still valid, without a database query for each call.
//
// The grants in use are looked up together twice a second. A database notification would be a little faster, but a lost
// listener must not keep a user signed in, so this look-up would still be needed (decision 25).
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { findAliveGrants, recordUse } from './sessions.ts';

const lookMs = 500;
/** A sign-out takes effect within this time. When the look-up is late, each call checks its own grant. */
const trustedMs = 1_000;
/** A grant that was not used for so long is no longer looked up. */
const inUseMs = 30_000;
const recordMs = 60_000;
const mostGrants = 10_000;

type Known = { checkedAt: number; usedAt: number };

type GrantWatch = {
  isAlive: (grantId: string) => Promise<boolean>;
  stop: () => void;
};

export const watchGrants = (sql: Sql, log: Log): GrantWatch => {
  const known = new Map<string, Known>();
  const used = new Set<string>();
  let recordedAt = Date.now();
  let isLooking = false;

  const ask = async (grantId: string): Promise<boolean> => {
    const checkedAt = Date.now();
    const [alive] = await findAliveGrants(sql, [grantId]);
    if (alive === undefined) known.delete(grantId);
    else if (known.size < mostGrants) known.set(grantId, { checkedAt, usedAt: checkedAt });
    return alive !== undefined;
  };

  const lookUp = async (): Promise<void> => {
    const checkedAt = Date.now();
    for (const [grantId, { usedAt }] of known) if (usedAt < checkedAt - inUseMs) known.delete(grantId);
    if (known.size === 0) return;
    const asked = [...known.keys()];
    const alive = new Set(await findAliveGrants(sql, asked));
    for (const grantId of asked) {
      const entry = known.get(grantId);
      if (!alive.has(grantId)) known.delete(grantId);
      else if (entry) known.set(grantId, { ...entry, checkedAt });
    }
  };

  const record = async (): Promise<void> => {
    if (used.size === 0 || Date.now() < recordedAt + recordMs) return;
    recordedAt = Date.now();
    const grantIds = [...used];
    used.clear();
    await recordUse(sql, grantIds);
  };

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      await lookUp();
      await record();
    } catch (error) {
      log.warn({ err: error }, 'The signed-out users could not be looked up');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs).unref();

  return {
    isAlive: async (grantId) => {
      used.add(grantId);
      const entry = known.get(grantId);
      if (!entry || entry.checkedAt < Date.now() - trustedMs) return ask(grantId);
      entry.usedAt = Date.now();
      return true;
    },
    stop: () => clearInterval(timer),
  };
};
