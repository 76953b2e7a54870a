import { afterEach, expect, test } from 'vitest';
import { keyIdsOf } from '#server/core/encryption.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { newSecret } from '#support/secret.ts';
import { createEmptyDatabase } from '#support/test-database.ts';
import { startTestServer } from '#support/test-server.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

test('two servers that start at once on an empty database both serve, and leave its owner alone', async () => {
  const empty = await createEmptyDatabase();
  undo.push(empty.drop);
  // Processes of one store name one address (decision 100); here each listens at a port of its own.
  const same = { databaseUrl: empty.url, secret: newSecret(), publicUrl: 'http://localhost:8080' };
  const servers = await Promise.all([startTestServer(same), startTestServer(same)]);
  undo.push(...servers.map(({ stop }) => stop));
  for (const { port, db } of servers) {
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
    await db.app`select`;
  }

  const owner = openAsOwner(empty.url);
  const connections = await owner<{ name: string }[]>`
    select distinct usename as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by 1`;
  await owner.end();
  const database = new URL(empty.url).pathname.slice(1);
  const [keyId] = keyIdsOf(same.secret);
  expect(connections.map(({ name }) => name)).toEqual(
    ['app', 'system'].map((kind) => `simshelf_${kind}_${database}_${keyId}`),
  );
});
