import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts';
import { cheapHash } from '#support/newcomer.ts';

/** Three are looked at, and sixty wait. */
const PLACES = 63;

test('when many sign in at once they wait for each other, and a further one is asked to try again when all slots are taken', async () => {
  const hash = cheapHash('crimson ladder orbit');
  const tries = Array.from({ length: PLACES + 10 }, () => verifyPassword(hash, 'crimson ladder orbit'));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(PLACES);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(await verifyPassword(hash, 'crimson ladder orbit')).toBe(true);
  expect(await verifyPassword(hash, 'another')).toBe(false);
});

test('when strangers have taken all places, users in a browser they are known in still get one, and go first', async () => {
  // Some milliseconds each, so that who is done first is who began first.
  const slow = await hashPassword({ memory: 8 * 1024, passes: 2, parallelism: 1 }, 'crimson ladder orbit');
  const done: string[] = [];
  const strangers = Array.from({ length: PLACES }, async () => {
    await verifyPassword(slow, 'guess', 'stranger');
    done.push('stranger');
  });
  const owner = verifyPassword(cheapHash('crimson ladder orbit'), 'crimson ladder orbit', 'known').then((isRight) => {
    done.push('owner');
    return isRight;
  });
  await Promise.all(strangers);
  expect(await owner).toBe(true);
  expect(done.indexOf('owner')).toBeLessThan(10);
});
