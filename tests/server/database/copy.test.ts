// A copy whose reader is slower than the database (decision 17: the driver is patched).
import { expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { until } from '#support/poll.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

/** More than a stream keeps before it asks its source to wait, so that the end of the copy arrives while it waits. */
const KEPT_BYTES = 64 * 1024;

test('a connection goes on after a copy that was read when all of it had arrived', async () => {
  const database = await createEmptyDatabase();
  const owner = openAsOwner(database.url);
  const copied = await owner`copy (select repeat('x', 999) from generate_series(1, 100)) to stdout`.readable();
  await until('the stream is full', () => copied.readableLength >= KEPT_BYTES);
  let bytes = 0;
  for await (const chunk of copied) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(100_000);
  expect(await owner`select 1 as one`).toEqual([{ one: 1 }]);
  await owner.end();
  await database.drop();
});
