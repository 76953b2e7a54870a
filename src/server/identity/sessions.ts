// The sessions of users. A row belongs to a session of the provider, whose rights depend on it.
import type { AdapterPayload } from 'oidc-provider';
import type { Queryable, Sql } from '../db/connect.ts';
import { browserName } from './browser-name.ts';
import { clientId } from './client.ts';
import { recordEvent } from './sign-in-log.ts';

export type UserSession = {
  uid: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  usedAt: Date;
};

/**
 * Records that a user is signed in with this session of the provider, and used it now. Returns false for a session that
 * has ended, as a request under way must not bring it back, and for one that begins although the access of the user was
 * ended after the password had been given (decision 82).
 *
 * @param begunWith The user's access number at that time; undefined where no sign-in ends with this request.
 */
export const recordSession = async (
  sql: Sql,
  { uid = '', accountId = '', authorizations }: AdapterPayload,
  { userAgent, begunWith }: { userAgent: string | undefined; begunWith: number | undefined },
): Promise<boolean> => {
  const grantId = authorizations?.[clientId]?.grantId ?? '';
  const { browser, system } = browserName(userAgent);
  const { count } = await sql`
    insert into identity_session as known (uid, user_id, grant_id, browser, system)
    select ${uid}, id, ${grantId}, ${browser}, ${system} from identity_user
    where id = ${accountId} ${begunWith === undefined ? sql`` : sql`and access_number = ${begunWith} for share`}
    on conflict (uid) do update
      set user_id = excluded.user_id, grant_id = excluded.grant_id, browser = excluded.browser, system = excluded.system,
          used_at = now()
      where known.ended_at is null`;
  return count > 0;
};

/** The sessions of a user, the last used one first. After a day without use, cookie and tokens have expired. */
export const listSessions = (sql: Sql, userId: string): Promise<UserSession[]> => sql<UserSession[]>`
  select uid, browser, system, created_at, used_at from identity_session
  where user_id = ${userId} and ended_at is null and used_at > now() - interval '1 day'
  order by used_at desc, uid`;

export type WhichSessions = { uid: string } | { except: string } | 'all';

const chosenOf = (sql: Queryable, which: WhichSessions) => {
  if (which === 'all') return sql`true`;
  return 'uid' in which ? sql`uid = ${which.uid}` : sql`uid <> ${which.except}`;
};

/** Ends sessions of a user, with their cookies and tokens. Returns how many there were. */
export const endSessions = async (sql: Queryable, userId: string, which: WhichSessions): Promise<number> => {
  const chosen = chosenOf(sql, which);
  const ended = await sql<{ uid: string; grantId: string }[]>`
    update identity_session set ended_at = now()
    where user_id = ${userId} and ended_at is null and ${chosen}
    returning uid, grant_id`;
  const uids = ended.map(({ uid }) => uid);
  const grantIds = ended.map(({ grantId }) => grantId);
  await sql`delete from identity_artifact where model = 'Session' and uid = any(${uids})`;
  await sql`delete from identity_artifact where grant_id = any(${grantIds})`;
  return ended.length;
};

/** Ends the session that signs out, and records it once. */
export const signOutSession = async (sql: Queryable, userId: string, uid: string): Promise<void> => {
  if ((await endSessions(sql, userId, { uid })) > 0) await recordEvent(sql, userId, 'SIGNED_OUT');
};

/** Which of these grants are still valid: their user has not signed out, and they were not revoked. */
export const findAliveGrants = async (sql: Sql, grantIds: readonly string[]): Promise<string[]> => {
  const rows = await sql<{ grantId: string }[]>`select alive_grants(${grantIds as string[]}) as grant_id`;
  return rows.map(({ grantId }) => grantId);
};

/** Records that tokens of these grants were used now. */
export const recordUse = async (sql: Sql, grantIds: readonly string[]): Promise<void> => {
  await sql`
    update identity_session set used_at = now() where grant_id = any(${grantIds}) and ended_at is null`;
};
