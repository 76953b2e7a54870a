import { promisify } from 'node:util';
import newman from 'newman';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestCollection } from '../../../src/codegen/request-collection.ts';
import { channelOf, newReseller, type Reseller } from '#support/reseller.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
beforeAll(async () => {
  server = await startTestServer({ storeName: 'Berg Travel', storeSlug: 'berg-travel', partnerPrefix: 'berg-api' });
  reseller = await newReseller(server);
  await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
});
afterAll(() => server.stop());

const download = async (): Promise<RequestCollection> => {
  const answer = await fetch(`${server.url}/api/specifications/berg-travel.postman_collection.json`);
  return (await answer.json()) as RequestCollection;
};

const credentials = async (): Promise<{ key: string; value: string }[]> => {
  const { clientId, clientSecret } = await channelOf(reseller);
  return [
    { key: 'clientId', value: clientId },
    { key: 'clientSecret', value: clientSecret },
  ];
};

describe('the request collection', () => {
  test('runs from the first request to the last with nothing but a client id and secret', async () => {
    const collection = await download();
    const { run } = await promisify(newman.run)({ collection, envVar: await credentials() });
    expect(run.failures.map(({ source, error }) => `${source?.name}: ${error.message}`)).toEqual([]);
    const requests = collection.item.flatMap(({ item }) => item);
    expect(run.stats.assertions.total).toBe(requests.length);
  });

  test('fails where the credentials are wrong', async () => {
    const wrong = [
      { key: 'clientId', value: 'nobody' },
      { key: 'clientSecret', value: 'wrong' },
    ];
    const { run } = await promisify(newman.run)({ collection: await download(), envVar: wrong });
    expect(run.failures.length).toBeGreaterThan(0);
  });
});
