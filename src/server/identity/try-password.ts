// A signed-in user confirms a change by the current password. Tries are limited for each session.
import { resetThrottle, throttle } from '../http/rate-limits/throttle.ts';
import type { Gate } from './gate.ts';
import { verifyPassword } from './passwords.ts';
import { recordEvent } from './sign-in-log.ts';
import { findPasswordHash, type User } from './users.ts';

/** The user who makes a change, and the session of the change. */
export type Actor = { user: User; sessionUid: string };

/** Whether this is the password of a signed-in user. */
export const hasPassword = async ({ sql }: Pick<Gate, 'sql'>, userId: string, password: string): Promise<boolean> =>
  verifyPassword((await findPasswordHash(sql, userId)) ?? '', password, 'known');

/**
 * Counts a try of the password, and forgets the tries once `isRight` returns true, which is returned. Too many wrong
 * tries are a Problem with status 429.
 */
export const tryPassword = async (
  { sql, limits }: Gate,
  { user, sessionUid }: Actor,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const key = `password of session ${sessionUid}`;
  await throttle(sql, [{ key, limit: limits.signInsPerKnownBrowser }]);
  const hasSucceeded = await isRight();
  if (hasSucceeded) await resetThrottle(sql, key);
  else await recordEvent(sql, user.id, 'WRONG_PASSWORD');
  return hasSucceeded;
};
