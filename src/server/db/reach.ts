// Checks whether an address of the database leads to one that lets this process in, before anything else is done. An
// error of the driver or of PostgreSQL becomes a sentence that names the setting, and never the password.
import { codeOf, StartFailure } from '../core/start-failure.ts';
import { hostsOf, parseAddress } from './address.ts';
import { openProbe } from './connect.ts';
import { createDatabase, nameInSql } from './statements.ts';

/** The settings that have such an address. */
type Setting = 'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_SYSTEM_URL' | 'DATABASE_POOLER_URL';

/** Where it leads, without anything secret. */
type Place = {
  server: string;
  host: string;
  /** Undefined where the address names none. */
  user: string | undefined;
  database: string;
};

const placeOf = (url: string): Place => {
  const { hostname = '', username = '', pathname = '' } = parseAddress(url) ?? {};
  const host = hostsOf(url).join(', ');
  const user = username === '' ? undefined : decodeURIComponent(username);
  return {
    server: host === '' ? 'this machine' : host,
    host: hostname,
    user,
    database: decodeURIComponent(pathname.slice(1)) || (user ?? ''),
  };
};

const UNTRUSTED =
  'shows a certificate that is not trusted. Name the file of its authority in NODE_EXTRA_CA_CERTS, or correct the address.';

type Say = (place: Place) => string;

const refused: Say = ({ server }) =>
  `nothing answers at ${server}. Start PostgreSQL there, or correct host and port of the address.`;
const unknown: Say = ({ host }) => `the host ${host} is not known. Correct the address, or the name service.`;
const silent: Say = ({ server }) =>
  `${server} cannot be reached. Correct the address, or let this machine through to it.`;
const other: Say = ({ server }) =>
  `what answers at ${server} ends the connection. Is it PostgreSQL, and does it want sslmode=require in the address?`;
const untrusted: Say = ({ server }) => `${server} ${UNTRUSTED}`;
const wrongLogin: Say = ({ server, user }) =>
  `PostgreSQL at ${server} does not let the user ${user ?? 'of this process'} in. Correct user and password of the address` +
  (user === undefined ? '' : ` (\`alter role ${nameInSql(user)} password '…';\` as a superuser sets another one)`) +
  ', or its pg_hba.conf.';
const full: Say = ({ server }) =>
  `PostgreSQL at ${server} has no connection left. Raise its max_connections, or lower DATABASE_POOL of each process.`;

/** The sentences by the codes of Node, of the driver, and of PostgreSQL. */
const SENTENCES: Readonly<Record<string, Say>> = {
  ECONNREFUSED: refused,
  ENOENT: refused,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  ETIMEDOUT: silent,
  CONNECT_TIMEOUT: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ECONNRESET: other,
  EPIPE: other,
  CONNECTION_CLOSED: other,
  CONNECTION_DESTROYED: other,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted,
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': ({ server, database, user }) =>
    `there is no database ${database} at ${server}. Make it` +
    (user === undefined ? '' : `: ${createDatabase(database, user)} as a superuser`) +
    ', or correct the name.',
  NO_SUCH_HOST: ({ server }) =>
    `none of ${server} is the primary that takes writes. Wait until the cluster has one, or correct the hosts.`,
  '53300': full,
  '57P03': ({ server }) => `PostgreSQL at ${server} is starting or ending. Try again in a moment.`,
};

/** Codes of PostgreSQL with several causes, which its message tells apart. */
const DETAILED: ReadonlySet<string> = new Set(['28000', '53300']);

const refusalOf = (setting: Setting, url: string, error: unknown): StartFailure => {
  const said = error instanceof Error ? error.message : String(error);
  const sentence = SENTENCES[codeOf(error)]?.(placeOf(url)) ?? `the database refuses the connection: ${said}.`;
  // Which line of pg_hba.conf is missing, or whose limit was reached.
  const details = DETAILED.has(codeOf(error)) ? ` PostgreSQL says: ${said}.` : '';
  return new StartFailure(`${setting} does not lead to a database: ${sentence}${details}`, { cause: error });
};

/** Connects once. @throws StartFailure where that is not possible. */
export const requireReachable = async (setting: Setting, url: string): Promise<void> => {
  const sql = openProbe(url);
  try {
    await sql`select`;
  } catch (error) {
    throw refusalOf(setting, url, error);
  } finally {
    await sql.end();
  }
};
