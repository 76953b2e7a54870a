// The job queue has a driver of its own (pg), which takes one host only. Where the address lists several, its
// connections go through this socket, which finds the primary each time.
import { Socket } from 'node:net';
import { eachHost } from './address.ts';
import { openProbe } from './connect.ts';

const defaultPort = 5432;

/** The one host that takes writes; the fastest answer counts, so that a host that is frozen delays nothing. */
const findPrimary = (url: string): Promise<URL> =>
  Promise.any(
    eachHost(url).map(async (address) => {
      const sql = openProbe(address, 'primary');
      try {
        await sql`select`;
        return new URL(address);
      } finally {
        await sql.end({ timeout: 0 });
      }
    }),
  );

class PrimarySocket extends Socket {
  readonly #url: string;

  constructor(url: string) {
    super();
    this.#url = url;
  }

  override connect(): this {
    void this.#connectToPrimary();
    return this;
  }

  async #connectToPrimary(): Promise<void> {
    try {
      const { hostname, port } = await findPrimary(this.#url);
      // Whoever waited for it may have given up.
      if (!this.destroyed) super.connect(port === '' ? defaultPort : Number(port), hostname);
    } catch (error) {
      this.destroy(new Error('None of the hosts is the primary', { cause: error }));
    }
  }
}

/** How the driver of the queue connects to this address. */
export const queueConnection = (url: string): { connectionString: string; stream?: () => Socket } => {
  const [first = url, ...others] = eachHost(url);
  return { connectionString: first, ...(others.length > 0 && { stream: () => new PrimarySocket(url) }) };
};
