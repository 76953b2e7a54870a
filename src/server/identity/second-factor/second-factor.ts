// The second factor of a user: turned on and off, and asked for (decision 60).
import { isCode } from '#domain/patterns.ts';
import { decrypt, encrypt, type EncryptedColumn } from '../../core/encryption.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';
import { resetThrottle, throttle } from '../../http/rate-limits/throttle.ts';
import { auditUser } from '../audit-user.ts';
import type { AccountDeps } from '../gate.ts';
import { endAccess } from '../end-access.ts';
import { recordEvent } from '../sign-in-log.ts';
import type { Actor } from '../try-password.ts';
import { holdAdmitted, type Pass, type User } from '../users.ts';
import { endLinks } from '../links.ts';
import { stepOf } from './app-codes.ts';
import type { Draft } from './drafts.ts';
import { hasRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { tellOfSecondFactor } from '../tell-of-second-factor.ts';

/** How a user signed in, by RFC 8176: in the session, and in its tokens. */
export const methods = { password: ['pwd'], secondFactor: ['pwd', 'otp', 'mfa'] };

const purposeOf = (userId: string): string => `identity_second_factor ${userId}`;

export const encryptedSecondFactors: EncryptedColumn = {
  table: 'identity_second_factor',
  column: 'encrypted',
  names: ['user_id'],
  purposeOf,
};

/** Since when the user has one; undefined where it is off. */
export const findConfirmation = async (sql: Queryable, userId: string): Promise<Date | undefined> => {
  const [found] = await sql<{ confirmedAt: Date }[]>`
    select confirmed_at from identity_second_factor where user_id = ${userId}`;
  return found?.confirmedAt;
};

const insert = async (
  tx: TransactionSql,
  deps: AccountDeps,
  { user, draft, step, pass, keptSession }: { user: User; draft: Draft; step: number; pass: Pass; keptSession: string },
): Promise<boolean> => {
  await holdAdmitted(tx, pass);
  const encrypted = encrypt(deps.secret, purposeOf(user.id), draft.secret);
  const { count } = await tx`
    insert into identity_second_factor (user_id, encrypted, last_step) values (${user.id}, ${encrypted}, ${step})
    on conflict do nothing`;
  if (count === 0) return false;
  await replaceRecoveryCodes(tx, deps.secret, user.id, draft.recoveryCodes);
  const endedSessions = await endAccess(tx, user.id, { except: keptSession });
  await auditUser(tx, deps.issuer, user, 'second factor on', { endedSessions });
  await tellOfSecondFactor(tx, deps, user, 'on');
  return true;
};

/**
 * Turns it on, when the code shows that the app has the draft's secret, and ends all other sessions. Returns false for
 * a wrong code; repeating the same returns true.
 */
export const turnOn = async (
  deps: AccountDeps,
  user: User,
  { draft, code, pass, keptSession }: { draft: Draft; code: string; pass: Pass; keptSession: string },
): Promise<boolean> => {
  const step = stepOf(draft.secret, code);
  const isNew =
    step !== undefined && (await deps.sql.begin((tx) => insert(tx, deps, { user, draft, step, pass, keptSession })));
  return isNew || hasRecoveryCodes(deps.sql, deps.secret, user.id, draft.recoveryCodes);
};

/** Uses a code of the app. Of several processes with the same code, one does. */
const takeAppCode = async ({ sql, secret }: AccountDeps, { id }: User, code: string): Promise<boolean> => {
  const [found] = await sql<{ encrypted: Buffer }[]>`
    select encrypted from identity_second_factor where user_id = ${id}`;
  const step = found && stepOf(decrypt(secret, purposeOf(id), found.encrypted).toString(), code);
  if (!found || step === undefined) return false;
  const { count } = await sql`
    update identity_second_factor set last_step = ${step}
    where user_id = ${id} and encrypted = ${found.encrypted} and last_step < ${step}`;
  return count > 0;
};

const takeAndAudit = ({ sql, secret, issuer }: AccountDeps, user: User, code: string): Promise<boolean> =>
  sql.begin(async (tx) => {
    if (!(await takeRecoveryCode(tx, secret, user.id, code))) return false;
    await auditUser(tx, issuer, user, 'recovery code used');
    return true;
  });

/**
 * Uses a code of the app, or a recovery code. Returns false for a wrong one, or one that was used before. Too many
 * wrong ones are a Problem with status 429, counted over all browsers: who gets here knows the password, and must not
 * guess on in another browser.
 */
export const tryCode = async (deps: AccountDeps, user: User, typed: string): Promise<boolean> => {
  const key = `second factor of ${user.id}`;
  await throttle(deps.sql, [{ key, limit: deps.limits.codesPerUser }]);
  const code = typed.replaceAll(/\s/g, '');
  const isRight = isCode(code) ? await takeAppCode(deps, user, code) : await takeAndAudit(deps, user, code);
  if (isRight) await resetThrottle(deps.sql, key);
  else await recordEvent(deps.sql, user.id, 'WRONG_CODE');
  return isRight;
};

/** Ends sessions of the user as well. */
export const turnOff = async (
  deps: AccountDeps,
  { user, sessionUid }: Actor,
  ended: 'all' | { except: string },
): Promise<void> => {
  await deps.sql.begin(async (tx) => {
    await holdAdmitted(tx, { userId: user.id, sessionUid });
    const { count } = await tx`delete from identity_second_factor where user_id = ${user.id}`;
    if (count === 0) return;
    const endedSessions = await endAccess(tx, user.id, ended);
    await auditUser(tx, deps.issuer, user, 'second factor off', { endedSessions });
    await tellOfSecondFactor(tx, deps, user, 'off');
  });
};

/** The user's former recovery codes are not valid any more. */
export const setRecoveryCodes = async (
  { sql, secret, issuer }: AccountDeps,
  { user, sessionUid }: Actor,
  codes: readonly string[],
): Promise<void> => {
  await sql.begin(async (tx) => {
    await holdAdmitted(tx, { userId: user.id, sessionUid });
    const [factor] = await tx`select from identity_second_factor where user_id = ${user.id} for update`;
    if (!factor) return;
    await replaceRecoveryCodes(tx, secret, user.id, codes);
    await endLinks(tx, user.id);
    await auditUser(tx, issuer, user, 'recovery codes');
  });
};
