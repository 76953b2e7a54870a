// A reseller's own server, as far as webhooks go.
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookEvent } from '#server/webhooks/events.ts';
import type { Certificate } from '#support/certificates.ts';

export type Received = { id: string; event: WebhookEvent; body: string; headers: IncomingHttpHeaders };

export type Receiver = {
  /** Its address by a name that leads to it. */
  url: (host?: string) => string;
  received: Received[];
  /** Its response from now on; when undefined it neither hangs up nor responds. */
  answer: { status: number | undefined; headers?: Record<string, string> };
  stop: () => void;
};

export type ReceiverOptions = {
  /** Called for each event before the response. */
  onReceived?: () => void;
  /** Speaks https with it. */
  certificate?: Pick<Certificate, 'key' | 'cert'> | undefined;
};

export const startReceiver = async ({ onReceived, certificate }: ReceiverOptions = {}): Promise<Receiver> => {
  const received: Received[] = [];
  const answer: Receiver['answer'] = { status: 204 };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const { headers } = request;
    received.push({ id: String(headers['webhook-id']), event: JSON.parse(body) as WebhookEvent, body, headers });
    onReceived?.();
    if (answer.status !== undefined) response.writeHead(answer.status, answer.headers).end();
  };
  const listener: RequestListener = (request, response) => void take(request, response);
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (host = 'receiver.example') => `${certificate ? 'https' : 'http'}://${host}:${port}/events`,
    received,
    answer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Verifies as Standard Webhooks says, with nothing of ours. */
export const isSignedBy = (publicKey: string, { id, headers, body }: Received): boolean => {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const content = [id, headers['webhook-timestamp'], body].join('.');
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => one.split(','))
    .some(
      ([version, signature = '']) =>
        version === 'v1a' && verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64')),
    );
};
