// The record of a failed try: when the next one is, and the reason in the log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { createDeliveries, createOutward, type Deliveries, referenceWebhookSettings } from '#server/webhooks/index.ts';
import { createCertificate } from '#support/certificates.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { newSecret } from '#support/secret.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const host = 'receiver.example';
const settings = {
  ...referenceWebhookSettings,
  hosts: { [host]: ['127.0.0.1'] },
  reachable: ['127.0.0.1'],
  retryDelays: [0, 3_600],
};
const secret = newSecret();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });

let server: TestServer;
let receiver: Receiver;
let deliveries: Deliveries;
beforeAll(async () => {
  [server, receiver] = await Promise.all([
    startTestServer({ webhooks: settings, secret, hasBackgroundWork: false }),
    startReceiver({ certificate: createCertificate({ name: host, hosts: [host] }) }),
  ]);
  const { system } = server.db;
  deliveries = createDeliveries({ system, secret, outward: createOutward(settings), settings, log });
  deliveries.start();
});
afterAll(async () => {
  await deliveries.stop();
  receiver.stop();
  await server.stop();
});

test('the log says where, how often and why a try failed, and holds no secret of the address', async () => {
  const reseller = await newReseller(server);
  const url = `${receiver.url()}?token=only-the-receiver-knows`;
  const params = { path: { type: 'CUSTOMER_REGISTRATION' } } as const;
  await bodyOf(reseller.api.POST('/users/current/webhook-url/{type}', { params, body: { url } }));
  await setCredit(server, reseller, 10_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  const body = { inventoryItemId: item.id, activationMode: 'FIRST_USE' } as const;
  await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));

  const failed = () => lines.filter(({ msg }) => msg === 'A webhook was not delivered');
  await until('two tries failed', () => failed().length === 2);
  const failure = { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: expect.stringContaining('self-signed certificate') };
  const said = { host: new URL(url).host, eventId: expect.any(String), milliseconds: expect.any(Number), failure };
  expect(failed()).toMatchObject([
    { ...said, tries: 1 },
    { ...said, tries: 2 },
  ]);
  await until('the next try is in an hour', async () => {
    const waiting = await server.db.system`
      select from webhook_delivery where failures = 2 and due_at > now() + interval '59 minutes'`;
    return waiting.length === 1;
  });
  expect(JSON.stringify(lines)).not.toMatch(/only-the-receiver-knows|v1a,/);

  await server.db.system`update webhook_delivery set due_at = now()`;
  const givenUp = () => lines.filter(({ msg }) => msg === 'A webhook was given up');
  await until('it is given up', () => givenUp().length === 1);
  expect(givenUp()).toMatchObject([{ level: 'warn', eventId: failed()[0]?.['eventId'] }]);
  expect(receiver.received).toEqual([]);
});
