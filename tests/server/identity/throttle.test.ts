import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '#server/core/encryption.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { throttle } from '#server/http/rate-limits/throttle.ts';
import { until } from '#support/poll.ts';
import { createTestDatabase } from '#support/test-database.ts';
import { countWaiting } from '#support/waiting.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.logins, { app: 1, system: 5 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const limit = { allowed: 2, firstWaitSeconds: 60, longestWaitSeconds: 60, seconds: 3_600 };

test('a try that meets another one of the same key is counted after it', async () => {
  const { system } = db;
  const [key, other] = ['one', 'other'];
  await throttle(system, [{ key, limit }]);
  const release = Promise.withResolvers<void>();
  const holding = system.begin(async (tx) => {
    await tx`insert into sign_in_throttle (digest, attempts, next_at, resets_at) values (${digest(other)}, 0, now(), now())`;
    await release.promise;
  });
  // It has counted the first key and waits for the second, so the count is not visible yet.
  const first = throttle(system, [
    { key, limit },
    { key: other, limit },
  ]);
  await until('the first waits', async () => (await countWaiting({ db })) === 1);
  const second = throttle(system, [{ key, limit }]);
  second.catch(() => undefined);
  await until('the second waits for the first', async () => (await countWaiting({ db })) === 2);
  release.resolve();
  await holding;
  await first;
  await expect(second).rejects.toMatchObject({ status: 429 });
});
