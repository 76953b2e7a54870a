// Moves the accounts of the store's own sign-in service with the store to another address (decision 100).
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../core/log.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { openAtStart, type Sql, type TransactionSql } from '../db/connect.ts';
import { isServed } from './is-served.ts';
import { endLeftRoles, exchangeIssuers, findFormerIssuers, findLeftAccounts, gatherAccounts } from './own-accounts.ts';

/** The connections of a process that has just ended are visible for a moment. */
const ENDED_WITHIN_MS = 5_000;
const PAUSE_MS = 200;
const LISTED_MOST = 100;

const readIssuer = async (tx: TransactionSql): Promise<string | undefined> => {
  const [known] = await tx<{ value: string }[]>`select value from store_use where what = 'issuer'`;
  return known?.value;
};

const remember = (tx: TransactionSql, issuer: string) => tx`
  insert into store_use (what, value, label) values ('issuer', ${issuer}, ${issuer})
  on conflict (what) do update set value = excluded.value, label = excluded.label, since = now()`;

const refusalOf = (from: readonly string[], to: string): string =>
  `The accounts of this database are those of ${from.join(', ')}, and the settings say ${to} (PUBLIC_URL, or PORT without it). ` +
  'They go with the store to another address, but not while it is running: end all of its processes, and start them with ' +
  'one PUBLIC_URL. Another store needs a database of its own (DATABASE_URL or DATA_HOME).';

type Moved = { from: string[]; resellers: number; operators: number };

const move = async (tx: TransactionSql, known: string | undefined, to: string): Promise<Moved> => {
  if (known !== undefined) {
    const resellers = await exchangeIssuers(tx, 'reseller', known, to);
    return { from: [known], resellers, operators: await exchangeIssuers(tx, 'operator', known, to) };
  }
  const from = await findFormerIssuers(tx, to);
  const resellers = await gatherAccounts(tx, 'reseller', from, to);
  return { from, resellers, operators: await gatherAccounts(tx, 'operator', from, to) };
};

class StillServed extends Error {}

/**
 * Fails where a process serves these accounts at their address. A database of an earlier release does not remember an
 * address, so its processes can go on.
 */
const follow = async (tx: TransactionSql, issuer: string): Promise<(Moved & { left: string[] }) | undefined> => {
  const known = await readIssuer(tx);
  if (known === issuer) return undefined;
  const moved = await move(tx, known, issuer);
  const isChange = known !== undefined || moved.resellers + moved.operators > 0;
  if (isChange && (await isServed(tx))) throw new StillServed(refusalOf(moved.from, issuer));
  await endLeftRoles(tx, issuer);
  await remember(tx, issuer);
  return { ...moved, left: await findLeftAccounts(tx, issuer) };
};

const untilOthersEnded = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + ENDED_WITHIN_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StillServed) || performance.now() > deadline) throw error;
      await delay(PAUSE_MS);
    }
  }
};

type FollowDeps = { serving: Sql; systemUrl: string; log: Log };

/** Gives the accounts of the store's own sign-in service this issuer, where they have another one. */
export const followIssuer = async ({ serving, systemUrl, log }: FollowDeps, issuer: string): Promise<void> => {
  const single = openAtStart(systemUrl);
  try {
    const followed = await untilOthersEnded(() =>
      single.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.issuer})`;
        const outcome = await follow(tx, issuer);
        // Opens the first connection of a serving process, so that a process which starts next with another address
        // sees it.
        await serving`select 1`;
        return outcome;
      }),
    );
    if (!followed) return;
    const { left, ...moved } = followed;
    if (moved.resellers + moved.operators > 0)
      log.warn({ ...moved, to: issuer }, 'The store has another address, and its accounts went with it');
    if (left.length > 0)
      log.warn(
        { accounts: left.slice(0, LISTED_MOST), count: left.length },
        'There are accounts that nobody can sign in to',
      );
  } finally {
    await single.end();
  }
};
