// What a collector of OpenTelemetry gets of a store: where the time of a request goes, and of whom nothing.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeCard } from '#support/card.ts';
import { until } from '#support/poll.ts';
import { orderFromSimulator } from '#support/products.ts';
import { bodyOf, newReseller, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

const spans: Span[] = [];
let collector: Server;
let server: TestServer;
let reseller: Reseller;

const take = async (body: unknown): Promise<void> => {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
};

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request)
      .then(take)
      .then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0);
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await startTestServer({ traces: { endpoint, share: 1, serviceName: 'store' } });
  await orderFromSimulator(server, 'France 1 GB', 'fr-1');
  reseller = await newReseller(server);
});
afterAll(async () => {
  await server.stop();
  collector.close();
});

const below = ({ traceId, spanId }: Span): Span[] =>
  spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);

test('a sale is a span with its operation, its statements and its order at the supplier below it, and names nobody', async () => {
  const item = await shelve(reseller, 'France 1 GB');
  await setCredit(server, reseller, 10_000);
  const body = { inventoryItemId: item.id, metatag: 'crimson ladder', customerEmail: 'otto@example.com' };
  const sold = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  await storeCard(server, reseller);

  const sale = () => spans.find(({ name }) => name === 'registerActivation');
  await until('the trace of the sale has come', () => Promise.resolve(sale() !== undefined));
  const found = sale()!;
  expect(Object.fromEntries(found.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'simshelf.document': 'storefront',
    'simshelf.request_id': expect.stringMatching(/^[\w-]{36}$/),
  });
  const parts = below(found).map(({ name }) => name);
  expect(parts).toContain('select');
  expect(parts).toContain('simulator order');
  await until('a job has come', () => Promise.resolve(spans.some(({ name }) => name.startsWith('job '))));

  const text = JSON.stringify(spans);
  const { accessToken } = { accessToken: reseller.token };
  for (const hidden of [
    reseller.email,
    accessToken,
    'Rosa',
    'otto@example.com',
    'crimson ladder',
    sold.customer.uid,
    sold.esimProfile?.iccid ?? '',
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(hidden);
  }
});
