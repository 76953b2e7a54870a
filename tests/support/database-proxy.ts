// The way from a store to its database, with everything that can happen on it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** No listener; nothing comes through; each piece comes late; it is cut, or closed; the database refuses; it sends garbage. */
export type Fault = 'down' | 'silent' | 'slow' | 'reset' | 'closing' | 'refusing' | 'garbage';

export type DatabaseProxy = {
  /** The database's address by this way. */
  url: string;
  /** How the way is from now on, also for connections that are there; undefined is a good one. */
  become: (fault?: Fault) => Promise<void>;
  stop: () => Promise<void>;
};

const slowMs = 300;

/** ErrorResponse of the protocol: FATAL, "too many clients". */
const refusal = (): Buffer => {
  const fields = 'SFATAL\0C53300\0Msorry, too many clients already\0\0';
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
};

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let fault: Fault | undefined;
  let server: Server | undefined;

  /** Data from the database, on its way to the store. */
  const passOn = (store: Socket, chunk: Buffer): void => {
    if (fault === 'silent') return;
    if (fault === 'slow') setTimeout(() => store.write(chunk), slowMs);
    else store.write(fault === 'garbage' ? randomBytes(chunk.length) : chunk);
  };

  const serve = (store: Socket): void => {
    open.add(store);
    store.on('error', () => {});
    store.once('close', () => open.delete(store));
    if (fault === 'reset') return void store.resetAndDestroy();
    if (fault === 'closing') return void store.end();
    if (fault === 'refusing') return void store.once('data', () => store.end(refusal()));
    const database = connect(Number(target.port), target.hostname);
    database.on('error', () => store.destroy());
    database.on('data', (chunk: Buffer) => passOn(store, chunk));
    database.once('close', () => store.end());
    store.on('data', (chunk) => {
      if (fault !== 'silent') database.write(chunk);
    });
    store.once('close', () => database.destroy());
  };

  const listen = async (port: number): Promise<number> => {
    server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  const close = async (): Promise<void> => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = undefined;
    for (const socket of open) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    become: async (next) => {
      // A conversation that began with silence or garbage cannot be continued.
      const isBroken = fault === 'silent' || fault === 'garbage';
      fault = next;
      if (next === 'down') return close();
      if (!server) await listen(port);
      if (next === 'reset') for (const socket of open) socket.resetAndDestroy();
      else if (next === 'refusing' || next === 'closing' || isBroken) for (const socket of open) socket.destroy();
    },
    stop: close,
  };
};
