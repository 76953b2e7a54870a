import type { Queryable } from './sql.ts';

/** The host that this connection leads to, also through a proxy or a pooler: the database names its own address. */
export const readPrimaryHost = async (sql: Queryable): Promise<string> => {
  const [row] = await sql<[{ host: string }]>`
    select coalesce(host(inet_server_addr()) || ':' || inet_server_port(), 'socket') as host`;
  return row.host;
};
