// The storage of the OpenID provider. Identifiers of sessions, codes and tokens are the bearer values
// themselves, so a row holds only their digest, and its content encrypted.
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { decrypt, digest, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import type { Sql } from '../db/connect.ts';
import { errors, Provider } from './oidc-library.ts';
import { recordSession } from './sessions.ts';

type Row = { digest: Buffer; encrypted: Buffer; consumedAt: Date | null };

/**
 * How long a finished sign-in is remembered, as consumed: a second click on its form redirects like the first one
 * (see repeated-requests.ts).
 */
const finishedSeconds = 60;

const purposeOf = (model: string, key: Buffer): string => `identity_artifact ${model} ${key.toString('hex')}`;

export const encryptedArtifacts: EncryptedColumn = {
  table: 'identity_artifact',
  column: 'encrypted',
  names: ['model', 'digest'],
  purposeOf: (model = '', key = '') => purposeOf(model, Buffer.from(key.replace('\\x', ''), 'hex')),
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Stores each kind of the provider's artifacts; any number of processes share it. */
export const createStorage =
  (sql: Sql, secret: StoreSecret): AdapterFactory =>
  (model): Adapter => {
    const isInteraction = model === 'Interaction';

    const open = (row: Row | undefined): AdapterPayload | undefined => {
      if (!row) return undefined;
      const payload = JSON.parse(
        decrypt(secret, purposeOf(model, row.digest), row.encrypted).toString(),
      ) as AdapterPayload;
      return row.consumedAt ? { ...payload, consumed: seconds(row.consumedAt) } : payload;
    };

    const isEnded = async (payload: AdapterPayload): Promise<boolean> =>
      model === 'Session' &&
      payload.accountId !== undefined &&
      !(await recordSession(sql, payload, {
        userAgent: Provider.ctx?.get('user-agent'),
        begunWith: Provider.ctx?.oidc.entities.Interaction?.result?.['accessNumber'] as number | undefined,
      }));

    return {
      upsert: async (id, payload, expiresIn) => {
        if (await isEnded(payload)) return;
        const key = digest(id);
        const encrypted = encrypt(secret, purposeOf(model, key), JSON.stringify(payload));
        const { grantId = null, uid = null } = payload;
        const lifetime = expiresIn ?? null;
        await sql`
          insert into identity_artifact as known (model, digest, encrypted, grant_id, uid, expires_at)
          values (${model}, ${key}, ${encrypted}, ${grantId}, ${uid}, now() + make_interval(secs => ${lifetime}))
          on conflict (model, digest) do update
            set encrypted = excluded.encrypted, grant_id = excluded.grant_id, uid = excluded.uid,
                expires_at = excluded.expires_at,
                consumed_at = case when ${isInteraction} then null else known.consumed_at end`;
      },

      find: async (id) => {
        const [row] = await sql<Row[]>`
          select digest, encrypted, consumed_at from identity_artifact
          where model = ${model} and digest = ${digest(id)} and (expires_at is null or expires_at > now())`;
        return open(row);
      },

      findByUid: async (uid) => {
        const [row] = await sql<Row[]>`
          select digest, encrypted, consumed_at from identity_artifact
          where model = ${model} and uid = ${uid} and (expires_at is null or expires_at > now())`;
        return open(row);
      },

      // The device flow is off, and no other one has user codes.
      findByUserCode: () => Promise.resolve(undefined),

      // Decides which of two simultaneous requests used a code or a refresh token first.
      consume: async (id) => {
        const { count } = await sql`
          update identity_artifact set consumed_at = now()
          where model = ${model} and digest = ${digest(id)} and consumed_at is null`;
        if (count === 0) throw new errors.InvalidGrant('already consumed');
      },

      destroy: async (id) => {
        if (isInteraction) {
          await sql`
            update identity_artifact
            set consumed_at = now(), expires_at = least(expires_at, now() + make_interval(secs => ${finishedSeconds}))
            where model = ${model} and digest = ${digest(id)}`;
        } else {
          await sql`delete from identity_artifact where model = ${model} and digest = ${digest(id)}`;
        }
      },

      revokeByGrantId: async (grantId) => {
        await sql`delete from identity_artifact where model = ${model} and grant_id = ${grantId}`;
      },
    };
  };
