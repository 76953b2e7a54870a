// Receives the events of the store, and believes only those that it signed.
import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { components } from './partner-api.ts';

type Schemas = components['schemas'];

/** One of the events; `type` says which. */
export type PartnerEvent =
  | Schemas['BalanceAlertEvent']
  | Schemas['EsimStatusEvent']
  | Schemas['CustomerRegistrationEvent']
  | Schemas['CountryChangeEvent']
  | Schemas['BalanceActivationEvent'];

const toleranceSeconds = 5 * 60;

/** Whether the store signed this body not long ago. `publicKey` stands beside the addresses of webhooks in the store. */
export const isSigned = (publicKey: string, headers: IncomingHttpHeaders, body: Buffer): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.concat([Buffer.from(`${String(id)}.${String(timestamp)}.`), body]);
  // Several stand side by side while a key changes: one of them is enough.
  return String(signatures)
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, signed, key, Buffer.from(signature.slice(4), 'base64')));
};

type Take = (event: PartnerEvent, id: string) => Promise<void>;

const answerTo = async (request: IncomingMessage, publicKey: string, take: Take): Promise<number> => {
  const body = await buffer(request);
  if (!isSigned(publicKey, request.headers, body)) return 400;
  // The same event may come twice: keep the ids of the last four days, and leave out what you know.
  await take(JSON.parse(body.toString()) as PartnerEvent, String(request.headers['webhook-id']));
  return 204;
};

/** A server for the address that you set in the store. `take` stores the event; the work comes after the answer. */
export const createReceiver = (publicKey: string, take: Take): Server =>
  createServer((request, response) => {
    answerTo(request, publicKey, take).then(
      (status) => response.writeHead(status).end(),
      // The event comes again.
      () => response.writeHead(500).end(),
    );
  });
