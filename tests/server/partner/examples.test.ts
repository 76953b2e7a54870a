// The examples for integrators (docs/examples) do what the guide says.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreSecret } from '#server/core/encryption.ts';
import { newSecret } from '#support/secret.ts';
import { answerOf, createPartnerClient, PartnerError, sell } from '../../../docs/examples/partner-client.ts';
import { createReceiver, isSigned, type PartnerEvent } from '../../../docs/examples/receive-webhooks.ts';
import { guideFiles } from '#server/specifications/guide.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';
import { publicKeyOf, signaturesOf } from '#server/webhooks/signing.ts';
import { until } from '#support/poll.ts';
import { bodyOf, channelOf, newReseller, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

const webhooks = {
  ...referenceWebhookSettings,
  hosts: { 'receiver.example': ['127.0.0.1'] },
  reachable: ['127.0.0.1'],
};

let server: TestServer;
let reseller: Reseller;
let inventoryItemId: string;
beforeAll(async () => {
  server = await startTestServer({ webhooks });
  reseller = await newReseller(server);
  ({ id: inventoryItemId } = await shelve(reseller, 'Germany 1 GB'));
  await setCredit(server, reseller, 10_000);
});
afterAll(() => server.stop());

test('the client takes a token by itself, and an order that is sent twice is sold once', async () => {
  const client = createPartnerClient(server.url, await channelOf(reseller));
  const [one, other] = await Promise.all([
    sell(client, 'order-4711', { inventoryItemId, customerEmail: 'tom@example.com' }),
    sell(client, 'order-4712', { inventoryItemId }),
  ]);
  expect(await sell(client, 'order-4711', { inventoryItemId, customerEmail: 'tom@example.com' })).toEqual(one);
  const { items } = await answerOf(client.GET('/simshelf/activations/activated-items'));
  expect(items.map(({ uid }) => uid).sort()).toEqual([one.activatedItem.uid, other.activatedItem.uid].sort());
});

test('a refusal says what a program and what a person must know', async () => {
  const client = createPartnerClient(server.url, await channelOf(reseller));
  const refused = sell(client, 'order-4713', { inventoryItemId: 'unknown' });
  await expect(refused).rejects.toThrow(PartnerError);
  await expect(refused).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'There is no asset with the given id.',
  });
  const stranger = createPartnerClient(server.url, { clientId: 'nobody', clientSecret: 'wrong' });
  await expect(sell(stranger, 'order-4714', { inventoryItemId })).rejects.toMatchObject({ status: 401 });
});

test('the types of the client are those of the document that the store hands out', async () => {
  const document = await (await fetch(`${server.url}/api/specifications/partner.yaml`)).text();
  const generated = astToString(await openapiTS(document));
  const ours = readFileSync(new URL('../../../src/contract/partner/published.ts', import.meta.url), 'utf8');
  // The path of an example is the storefront's in the contract.
  expect(ours.replaceAll('/client-api/', '/simshelf/').endsWith(generated)).toBe(true);
});

test('the receiver accepts events that the store signed, and refuses forged or changed ones', async () => {
  const { publicKey } = await bodyOf(reseller.api.GET('/users/current/webhook-public-key'));
  const taken: PartnerEvent[] = [];
  const receiver = createReceiver(publicKey, async (event) => void taken.push(event)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const body = { url: `http://receiver.example:${port}/` };
  await bodyOf(
    reseller.api.POST('/users/current/webhook-url/{type}', {
      params: { path: { type: 'CUSTOMER_REGISTRATION' } },
      body,
    }),
  );
  const { customer } = await sell(createPartnerClient(server.url, await channelOf(reseller)), 'order-4715', {
    inventoryItemId,
  });
  await until('the event was taken', () => taken.length > 0);
  expect(taken).toEqual([expect.objectContaining({ type: 'CUSTOMER_REGISTRATION', data: { uid: customer.uid } })]);
  expect((await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' })).status).toBe(400);
  receiver.close();
});

test('an old event, a changed one and one without a signature are not believed', () => {
  const secret = newSecret(1);
  const signed = (timestamp: number) => ({
    'webhook-id': '1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(secret, 'reseller', { id: '1', timestamp, body: '{}' }),
  });
  const key = publicKeyOf(secret, 'reseller');
  const now = Math.floor(Date.now() / 1000);
  expect(isSigned(key, signed(now), Buffer.from('{}'))).toBe(true);
  expect(isSigned(key, signed(now), Buffer.from('{ }'))).toBe(false);
  expect(isSigned(key, signed(now - 301), Buffer.from('{}'))).toBe(false);
  expect(isSigned(key, {}, Buffer.from('{}'))).toBe(false);
});

test('of several signatures, as they stand while a key changes, one is enough', () => {
  const [ours, old] = [newSecret(1), newSecret(2)];
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = (secret: StoreSecret) => signaturesOf(secret, 'reseller', { id: '1', timestamp, body: '{}' });
  const isBelieved = (...signatures: string[]): boolean =>
    isSigned(
      publicKeyOf(ours, 'reseller'),
      { 'webhook-id': '1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') },
      Buffer.from('{}'),
    );
  expect(isBelieved(signature(old), signature(ours))).toBe(true);
  expect(isBelieved(`v1,${signature(ours).slice(4)}`, signature(ours))).toBe(true);
  expect(isBelieved(signature(old), 'v1a,', 'nonsense')).toBe(false);
});

/** Stands in for the store: answers its calls in turn, the last answer again and again; silent where there is none. */
const answering = async (...answers: (Response | undefined)[]) => {
  const keys: (string | undefined)[] = [];
  const stand = createServer((request, response) => {
    if (request.url === '/reseller/authenticate') {
      response.setHeader('content-type', 'application/json').end('{"accessToken":"token","expiresIn":600}');
      return;
    }
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    keys.push(String(request.headers['idempotency-key']));
    if (!answer) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    void answer.text().then((text) => response.end(text));
  }).listen(0, '127.0.0.1');
  await once(stand, 'listening');
  const { port } = stand.address() as AddressInfo;
  const close = (): void => {
    stand.closeAllConnections();
    stand.close();
  };
  return { url: `http://127.0.0.1:${port}`, keys, close };
};

const sold = () => Response.json({ status: 'success' });

test.each([
  ['still runs', Response.json({ status: 409, code: 'request_still_running' }, { status: 409 })],
  ['is not answered in time', undefined],
])('the client sends a sale again whose first try %s, with the same key', async (_, first) => {
  const { url, keys, close } = await answering(first, sold());
  const client = createPartnerClient(url, { clientId: 'id', clientSecret: 'secret' }, 500);
  expect(await sell(client, 'order-4716', { inventoryItemId })).toMatchObject({ status: 'success' });
  expect(keys).toEqual(['order-4716', 'order-4716']);
  close();
});

test('the client does not send again what was refused for another reason', async () => {
  const refusal = { status: 409, code: 'price_changed', message: 'The price changed.' };
  const { url, keys, close } = await answering(Response.json(refusal, { status: 409 }));
  const client = createPartnerClient(url, { clientId: 'id', clientSecret: 'secret' });
  const refused = sell(client, 'order-4717', { inventoryItemId });
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'price_changed' });
  expect(keys).toHaveLength(1);
  close();
});

test.each(guideFiles)('the store hands out %s with its own address in it', async (name) => {
  const answer = await fetch(`${server.url}/api/specifications/${name}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).not.toContain('store.example');
  for (const [, file = ''] of text.matchAll(/\]\((examples\/[^)]+)\)/g)) expect(guideFiles).toContain(file);
});
