import { expect } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { until } from '#support/poll.ts';
import type { TestServer } from '#support/test-server.ts';

/**
 * Locks are taken in one order, so the database never had to end a transaction for another one. The server stops: a
 * connection reports its count at the latest when it ends.
 */
export const stopWithoutDeadlocks = async (server: TestServer): Promise<void> => {
  const owner = openAsOwner(server.databaseUrl);
  try {
    await server.db.close();
    await until('the connections have ended', async () => {
      const open = await owner`
        select from pg_stat_activity where datname = current_database() and application_name in ('simshelf_app', 'simshelf_system')`;
      return open.length === 0;
    });
    const [row] = await owner<{ deadlocks: number }[]>`
      select deadlocks from pg_stat_database where datname = current_database()`;
    expect(row?.deadlocks).toBe(0);
  } finally {
    await owner.end();
    await server.stop();
  }
};
