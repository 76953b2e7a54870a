// Ends TLS in front of a server, as a reverse proxy does in production.
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from './certificates.ts';

export type TlsFront = {
  port: number;
  /** `https://localhost:1234` */
  url: string;
  stop(): Promise<void>;
};

/** Passes on to the address that `target` has by then. */
export const startTlsFront = async ({ key, cert }: Certificate, target: () => string): Promise<TlsFront> => {
  const open = new Set<Socket>();
  const server = createServer({ key, cert }, (secure) => {
    const { port } = new URL(target());
    const plain = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [secure, plain],
      [plain, secure],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
