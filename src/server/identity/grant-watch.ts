// Whether the sign-in behind a token still stands, without a question to the database for each call.
//
// The grants in use are looked up together twice a second. A notification of the database would be a moment faster, but a
// lost listener must not keep anybody signed in, and what covers that is this look-up (decision 25).
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { findAliveGrants, recordUse } from './sessions.ts';

const lookMs = 500;
/** A sign-out takes effect within so much, also when the look-up is late: then each call asks for itself. */
const trustedMs = 1_000;
/** A grant that was not used for so long is not looked up any more. */
const inUseMs = 30_000;
const recordMs = 60_000;
const mostGrants = 10_000;

type Known = { checkedAt: number; usedAt: number };

export type GrantWatch = {
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
      log.warn({ err: error }, 'It could not be looked up who has signed out');
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
