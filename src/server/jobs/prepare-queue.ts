import { PgBoss } from 'pg-boss';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { openAsOwner } from '../db/connect.ts';
import { queueConnection } from '../db/primary-socket.ts';

const makeTables = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({ ...queueConnection(ownerUrl), max: 1, supervise: false, schedule: false });
  // A failure rejects the start below; without a listener the event would end the process first.
  boss.on('error', () => {});
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
};

/**
 * Creates the queue's tables, or migrates them to its new version, and grants them to the system. As the owner of the
 * database.
 */
export const prepareQueue = async (ownerUrl: string): Promise<void> => {
  await makeTables(ownerUrl);
  const owner = openAsOwner(ownerUrl);
  try {
    await owner.begin(async (tx) => {
      // PostgreSQL fails one of two servers that grant the same at once.
      await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.queue})`;
      await tx`grant usage on schema pgboss to simshelf_system`;
      await tx`grant select, insert, update, delete on all tables in schema pgboss to simshelf_system`;
    });
  } finally {
    await owner.end();
  }
};
