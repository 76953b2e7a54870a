// The logins of the server at its database. The owner of the schema is used only at the start; requests and jobs have
// separate logins, with no more rights than they need.
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { deriveKey, keyIdsOf, type StoreSecret } from '../core/encryption.ts';
import { atHostsOf, parseAddress, withLogin } from './address.ts';
import { type Logins, openSingle, sessionOf, type Sql, type TransactionSql, type Ways } from './connect.ts';
import { requireReachable } from './reach.ts';
import { lockSchema } from './schema-lock.ts';

type Kind = keyof Logins;

const kinds: readonly Kind[] = ['app', 'system'];

type Login = { name: string; password: string; address: string };

/**
 * Roles belong to the whole PostgreSQL server, so the name of a login contains that of its database: two stores on one
 * server do not set each other's passwords. Each secret has separate logins, so processes with the former secret can
 * sign in again.
 */
const nameOf = (ownerUrl: string, kind: Kind, keyId: string): string =>
  `simshelf_${kind}_${decodeURIComponent(parseAddress(ownerUrl)?.pathname.slice(1) ?? '')}_${keyId}`;

const loginOf = (ownerUrl: string, secret: StoreSecret, kind: Kind): Login => {
  const [keyId = ''] = keyIdsOf(secret);
  const name = nameOf(ownerUrl, kind, keyId);
  const password = deriveKey(secret, `simshelf database ${name}`).toString('base64url');
  const address = withLogin(ownerUrl, name, password);
  if (address === null)
    throw new Error('DATABASE_URL must name a host, or DATABASE_APP_URL and DATABASE_SYSTEM_URL be set.');
  return { name, password, address };
};

/** The logins that `keepLogins` makes for this secret. */
export const loginsOf = (ownerUrl: string, secret: StoreSecret): Logins => ({
  app: loginOf(ownerUrl, secret, 'app').address,
  system: loginOf(ownerUrl, secret, 'system').address,
});

const iterations = 4096; // PostgreSQL's own number
const saltBytes = 16;
const hashBytes = 32;

/**
 * The form in which PostgreSQL stores a password (RFC 5803). It is sent instead of the password, so no log of the
 * database contains that. The salt follows from the password, which is random: with another salt after each start, a
 * pooler could not open connections any more for those who came to it before.
 */
const scramVerifier = (password: string): string => {
  const salt = createHmac('sha256', password).update('simshelf salt').digest().subarray(0, saltBytes);
  const salted = pbkdf2Sync(password, salt, iterations, hashBytes, 'sha256');
  const keyed = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
};

const keepLogin = async (tx: TransactionSql, kind: Kind, { name, password }: Login): Promise<void> => {
  const known = await tx`select from pg_roles where rolname = ${name}`;
  const verb = known.length > 0 ? 'alter' : 'create';
  const [row] = await tx<{ statement: string }[]>`
    select format('%s role %I login password %L', ${verb}::text, ${name}::text, ${scramVerifier(password)}::text) as statement`;
  await tx.unsafe(row?.statement ?? '');
  await tx`grant ${tx(`simshelf_${kind}`)} to ${tx(name)}`;
};

/** Ends the logins of secrets that are no longer accepted. Processes that are signed in with one finish their work. */
const endFormerLogins = async (
  tx: TransactionSql,
  ownerUrl: string,
  secret: StoreSecret,
  kind: Kind,
): Promise<void> => {
  const accepted = keyIdsOf(secret).map((keyId) => nameOf(ownerUrl, kind, keyId));
  const former = await tx<{ name: string; isUsed: boolean }[]>`
    select rolname as name, exists (select from pg_stat_activity where usename = rolname) as is_used from pg_roles
    where starts_with(rolname, ${nameOf(ownerUrl, kind, '')})
      and right(rolname, -length(${nameOf(ownerUrl, kind, '')})) ~ '^[0-9a-f]{8}$'
      and rolname <> all (${accepted})`;
  for (const { name, isUsed } of former) {
    if (isUsed) await tx`alter role ${tx(name)} nologin`;
    else await tx`drop role ${tx(name)}`;
  }
};

const insufficientPrivilege = '42501';

const explained = (error: unknown): unknown => {
  if ((error as { code?: unknown }).code !== insufficientPrivilege) return error;
  return new Error(
    'The owner of the database may not make logins. Have two made, members of simshelf_app and of simshelf_system, and ' +
      'set DATABASE_APP_URL and DATABASE_SYSTEM_URL.',
    { cause: error },
  );
};

/** Creates the logins of the current secret, and ends those of others that are not accepted. */
const keepLogins = async (owner: Sql, ownerUrl: string, secret: StoreSecret): Promise<Logins> => {
  try {
    await owner.begin(async (tx) => {
      await lockSchema(tx);
      for (const kind of kinds) {
        await keepLogin(tx, kind, loginOf(ownerUrl, secret, kind));
        await endFormerLogins(tx, ownerUrl, secret, kind);
      }
    });
  } catch (error) {
    throw explained(error);
  }
  return loginsOf(ownerUrl, secret);
};

type Standing = { name: string; isMighty: boolean; isMember: boolean; isMemberOfOther: boolean };

const findStanding = async (sql: Sql, kind: Kind): Promise<Standing | undefined> => {
  const other = kind === 'app' ? 'system' : 'app';
  const [standing] = await sql<Standing[]>`
    select rolname as name,
      rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
        or pg_has_role((select relowner from pg_class where oid = 'ledger_account'::regclass), 'member')
        or pg_has_role('simshelf_definer', 'member') as is_mighty,
      pg_has_role(${`simshelf_${kind}`}, 'usage') as is_member,
      pg_has_role(${`simshelf_${other}`}, 'member') as is_member_of_other
    from pg_roles where rolname = current_user`;
  return standing;
};

const settings = { app: 'DATABASE_APP_URL', system: 'DATABASE_SYSTEM_URL' } as const;

/**
 * Refuses logins that cannot sign in, or have more or fewer rights than they need. Those that are made here have the
 * address of the owner.
 */
const requireNarrowLogins = async (logins: Logins, areGiven: boolean): Promise<void> => {
  for (const kind of kinds) {
    await requireReachable(areGiven ? settings[kind] : 'DATABASE_URL', logins[kind]);
    const sql = openSingle(logins[kind], 'simshelf_start');
    try {
      const standing = await findStanding(sql, kind);
      if (standing?.isMember && !standing.isMighty && !standing.isMemberOfOther) continue;
      throw new Error(
        `The login ${standing?.name} of the database must be a member of simshelf_${kind} and of no other role, and have ` +
          'no rights of its own (see DATABASE_APP_URL and DATABASE_SYSTEM_URL).',
      );
    } finally {
      await sql.end();
    }
  }
};

/** By default every login can make temporary tables in a database. */
const refuseTemporaryTables = async (owner: Sql): Promise<void> => {
  const [row] = await owner<{ name: string; isOpen: boolean }[]>`
    select current_database() as name, has_database_privilege('public', current_database(), 'temporary') as is_open`;
  if (row?.isOpen) await owner`revoke temporary on database ${owner(row.name)} from public`;
};

/**
 * A pooler passes the settings of a session on to nobody, so the login gets them as its own defaults. It may change
 * these itself, also where an administrator made it.
 */
const keepSession = async (address: string, kind: Kind): Promise<void> => {
  const sql = openSingle(address, 'simshelf_start');
  try {
    for (const [name, value] of Object.entries(sessionOf(kind))) {
      const [row] = await sql<{ statement: string }[]>`
        select format('alter role %I in database %I set %I = %L', current_user, current_database(), ${name}::text, ${value}::text)
          as statement`;
      await sql.unsafe(row?.statement ?? '');
    }
  } finally {
    await sql.end();
  }
};

/** The pooler leads to the database, where the logins have the settings that requests rely on. */
const requirePooler = async (logins: Logins, poolerUrl: string): Promise<void> => {
  for (const kind of kinds) {
    await keepSession(logins[kind], kind);
    await requireReachable('DATABASE_POOLER_URL', atHostsOf(logins[kind], poolerUrl));
  }
};

export type LoginOptions = Pick<Ways, 'poolerUrl'> & {
  /** The secret that the passwords are derived from. */
  secret: StoreSecret;
  /** Logins that an administrator created. Absent: they are created here. */
  logins?: Logins;
};

/** The logins of a database that has its schema. Fails when they have more or fewer rights than they need. */
export const prepareLogins = async (
  owner: Sql,
  ownerUrl: string,
  { secret, logins, poolerUrl }: LoginOptions,
): Promise<Logins> => {
  await refuseTemporaryTables(owner);
  const prepared = logins ?? (await keepLogins(owner, ownerUrl, secret));
  await requireNarrowLogins(prepared, logins !== undefined);
  if (poolerUrl !== undefined) await requirePooler(prepared, poolerUrl);
  return prepared;
};
