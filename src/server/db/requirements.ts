// What a database has to be to hold a store, asked before anything in it is changed. Whatever is missing is told at once, with the
// statement that mends it.
import { chainOf, StartFailure } from '../core/start-failure.ts';
import type { Sql } from './connect.ts';
import { createDatabase, nameInSql } from './statements.ts';

/** The roles that the schema opens its tables to (schema, the file of the roles). */
const ROLES = ['simshelf_app', 'simshelf_system', 'simshelf_definer'] as const;

/** The oldest version whose SQL the schema keeps to. */
const OLDEST_VERSION = 15;
/** From here on a role can grant another one only if it was given that right, or made that role. */
const GRANTS_ARE_GIVEN = 16;
/** Connections of a process besides its pools: three of the queue, and one that prepares the start. */
const OTHER_CONNECTIONS = 4;

type Role = { name: string; isMember: boolean; isAdmin: boolean };

export type DatabaseFacts = {
  version: string;
  major: number;
  database: string;
  owner: string;
  isStandby: boolean;
  isReadOnly: boolean;
  encoding: string;
  hasIcu: boolean;
  /** Whether the owner may make schemas in the database, and tables in `public`. */
  makesTables: boolean;
  makesRoles: boolean;
  isSuperuser: boolean;
  /** Those of the schema's roles that are there. */
  roles: Role[];
  /** The most connections that users without special rights can have to this database. */
  connections: number;
};

export type Need = {
  /** Whether an administrator made the logins, so that none is made at the start. */
  hasLogins: boolean;
  /** The most connections that the pools of this process open. */
  pooled: number;
};

/** The part of the configuration that says which database it is, and how it is used. */
type Use = { databaseUrl?: string; logins?: object; poolSizes: { app: number; system: number } };

const subjectOf = ({ databaseUrl }: Use): string =>
  databaseUrl === undefined ? 'The embedded database' : 'DATABASE_URL leads to a database that';

const findFacts = async (owner: Sql): Promise<DatabaseFacts> => {
  // Each setting is looked up in a view, where a version that does not know it has no row.
  const [facts] = await owner<[Omit<DatabaseFacts, 'roles'>]>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major,
      current_database() as database,
      current_user as owner,
      pg_is_in_recovery() as is_standby,
      current_setting('transaction_read_only')::boolean as is_read_only,
      pg_encoding_to_char(encoding) as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as has_icu,
      has_database_privilege(d.oid, 'create') and has_schema_privilege('public', 'create') as makes_tables,
      rolcreaterole or rolsuper as makes_roles,
      rolsuper as is_superuser,
      (select least(
          sum(case name when 'max_connections' then setting::int else -setting::int end),
          nullif(d.datconnlimit, -1))::int
        from pg_settings
        where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')) as connections
    from pg_database d, pg_roles
    where datname = current_database() and rolname = current_user`;
  const roles = await owner<Role[]>`
    select rolname as name, pg_has_role(current_user, oid, 'member') as is_member,
      pg_has_role(current_user, oid, 'member with admin option') as is_admin
    from pg_roles where rolname in ${owner(ROLES)}`;
  return { ...facts, roles };
};

const rolesShortcoming = ({ owner, major, makesRoles, isSuperuser, roles }: DatabaseFacts, hasLogins: boolean) => {
  if (isSuperuser) return undefined;
  const made = new Set(roles.map(({ name }) => name));
  if (!makesRoles && (!hasLogins || ROLES.some((name) => !made.has(name)))) {
    return (
      `the owner ${owner} may not make logins: \`alter role ${nameInSql(owner)} createrole;\` as a superuser. Or have the roles made, ` +
      'and set DATABASE_APP_URL and DATABASE_SYSTEM_URL (docs/decisions/0021-logins-of-the-database.md)'
    );
  }
  const grants = makesRoles && !hasLogins;
  const mayUse = ({ isMember, isAdmin }: Role): boolean =>
    grants ? isAdmin || major < GRANTS_ARE_GIVEN : isMember || (makesRoles && major < GRANTS_ARE_GIVEN);
  const others = roles.filter((role) => !mayUse(role)).map(({ name }) => name);
  if (others.length === 0) return undefined;
  return (
    `the owner ${owner} has no right to ${others.join(', ')}, which somebody else made: ` +
    `\`grant ${others.join(', ')} to ${nameInSql(owner)}${grants ? ' with admin option' : ''};\` as a superuser`
  );
};

/** What keeps a store out of a database; empty where nothing does. */
export const shortcomingsOf = (facts: DatabaseFacts, { hasLogins, pooled }: Need): string[] => {
  const { version, major, database, owner, encoding, connections } = facts;
  if (major < OLDEST_VERSION)
    return [`it is PostgreSQL ${version}, and the oldest that a store can use is ${OLDEST_VERSION}`];
  if (facts.isStandby) return ['it is a standby, which only reads. Name the primary in the address'];
  if (facts.isReadOnly)
    return [`it is set read-only (default_transaction_read_only). Switch that off for ${database}, or for ${owner}`];
  const wanted = pooled + OTHER_CONNECTIONS;
  const found = [
    encoding !== 'UTF8' && `its encoding is ${encoding}. Make it anew: ${createDatabase(database, owner)}`,
    !facts.hasIcu &&
      'its PostgreSQL was built without ICU, which sorts names in every language (there is no collation "und-x-icu"). ' +
        'Use a PostgreSQL that has it: the packages of Debian, of postgresql.org and its container do',
    !facts.makesTables &&
      `${owner} may not make tables there: \`alter database ${nameInSql(database)} owner to ${nameInSql(owner)};\` as a superuser`,
    rolesShortcoming(facts, hasLogins),
    connections < wanted &&
      `it takes ${connections} connections of stores at most, and this process alone opens up to ${wanted}. Raise ` +
        'max_connections of PostgreSQL (or the limit of the database), or lower DATABASE_POOL',
  ];
  return found.filter((one) => typeof one === 'string');
};

/** @throws StartFailure that names the setting, where the database cannot hold a store. */
export const requireFit = async (owner: Sql, use: Use): Promise<void> => {
  const need = { hasLogins: use.logins !== undefined, pooled: use.poolSizes.app + use.poolSizes.system };
  const shortcomings = shortcomingsOf(await findFacts(owner), need);
  if (shortcomings.length === 0) return;
  throw new StartFailure(shortcomings.map((one) => `${subjectOf(use)} cannot hold a store: ${one}.`).join('\n'));
};

/** Any other error of PostgreSQL at the start, with the setting; its hint is added where it is printed (explainStart). */
export const namingDatabase = (error: unknown, use: Use): unknown => {
  const chain = chainOf(error);
  const [first] = chain;
  const isExplained = chain.some((one) => one instanceof StartFailure);
  if (!first || isExplained || !chain.some(({ name }) => name === 'PostgresError')) return error;
  return new Error(`${subjectOf(use)} could not be made ready: ${first.message}`, { cause: first });
};
