import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/countries.ts';
import { newReseller, partnerClient, type PartnerClient } from '#support/reseller.ts';
import { inSample } from '#support/size.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let partner: PartnerClient;
beforeAll(async () => {
  server = await startTestServer();
  partner = await partnerClient(server, await newReseller(server));
});
afterAll(() => server.stop());

const flag = async (countryCode: string, ifNoneMatch?: string) => {
  const { response, data } = await partner.GET('/simshelf/esim/countries/{countryCode}/flag', {
    params: { path: { countryCode }, ...(ifNoneMatch && { header: { 'If-None-Match': ifNoneMatch } }) },
    parseAs: 'arrayBuffer',
  });
  return { response, bytes: Buffer.from(data ?? new ArrayBuffer()) };
};

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

test('the flag of a country is a PNG of 480 by 320 pixels, whatever the case of its code', async () => {
  const { response, bytes } = await flag('DE');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(bytes.subarray(0, 8)).toEqual(pngSignature);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([480, 320]);
  expect((await flag('de')).bytes).toEqual(bytes);
  expect((await flag('FR')).bytes).not.toEqual(bytes);
});

test('every country has one', async () => {
  const missing: string[] = [];
  const some = COUNTRIES.filter((_, index) => inSample(index, 8));
  for (const code of some) if (!(await flag(code)).bytes.subarray(0, 8).equals(pngSignature)) missing.push(code);
  expect(missing).toEqual([]);
});

test('it may be kept for a day, and a caller who has it gets a 304', async () => {
  const { response } = await flag('DE');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const etag = response.headers.get('etag') ?? '';
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const again = await flag('DE', known);
    expect([again.response.status, again.bytes.length, again.response.headers.get('etag')]).toEqual([304, 0, etag]);
  }
  expect((await flag('FR', etag)).response.status).toBe(200);
});

test.each(['ZZ', 'EU', 'D', 'DEU', 'constructor'])('%s has none', async (code) => {
  expect((await flag(code)).response.status).toBe(404);
});

test('it takes a token', async () => {
  const response = await fetch(`${server.url}/simshelf/esim/countries/DE/flag`);
  expect(response.status).toBe(401);
});
