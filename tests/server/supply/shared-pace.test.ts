// The limit of a supplier is one for all processes of a store together.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#support/test-database.ts';
import type { PaceWork } from './shared-pace-worker.ts';

const CALLS_PER_SECOND = 22;
/** Of each process: two with a budget of their own would be done in half the time. */
const CALLS = 20;
/** Of the calls that the limit allows in this time, these may come at once at the beginning. */
const AT_ONCE = 5;

test('two processes send no more calls to a supplier than one may', async () => {
  const { logins, drop } = await createTestDatabase();
  const work: PaceWork = { logins, callsPerSecond: CALLS_PER_SECOND, calls: CALLS };
  const worker = path.join(import.meta.dirname, 'shared-pace-worker.ts');
  const children = [1, 2].map(() => fork(worker, [JSON.stringify(work)]));
  await Promise.all(children.map((child) => once(child, 'message')));
  const answers = children.map(async (child) => {
    const [turns] = (await once(child, 'message')) as [number[]];
    return turns;
  });
  const ends = children.map((child) => once(child, 'exit'));
  for (const child of children) child.send('begin');
  const turns = (await Promise.all(answers)).flat();
  await Promise.all(ends);
  await drop();
  expect(turns).toHaveLength(2 * CALLS);
  // A slow machine only adds to the time that so many calls need.
  const seconds = (Math.max(...turns) - Math.min(...turns)) / 1_000;
  expect(seconds * CALLS_PER_SECOND).toBeGreaterThan(2 * CALLS - AT_ONCE);
});
