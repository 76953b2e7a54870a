// A change of what another window, or a program, changed since it was read (decision 74).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newReseller, partnerClient, type PartnerClient, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
let reseller: Reseller;
let partner: PartnerClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  reseller = await newReseller(server);
  partner = await partnerClient(server, reseller);
  ({ id } = await shelve(reseller, 'Germany 1 GB'));
});
afterAll(() => server.stop());

type Answer = { data?: { version?: string }; error?: unknown; response: Response };
type Door = { read: () => Promise<Answer>; change: (to: string, headers?: { 'If-Match': string }) => Promise<Answer> };

const person = { lastName: 'Keller', address: { country: 'DE' } };

const doors: Readonly<Record<string, Door>> = {
  'an item of the inventory': {
    read: () => reseller.api.GET('/products/inventory/{id}', { params: { path: { id } } }),
    change: (name, header) =>
      reseller.api.PUT('/products/inventory/{id}', {
        params: { path: { id }, ...(header && { header }) },
        body: { name },
      }),
  },
  'an item in the partner API': {
    read: () => partner.GET('/simshelf/products/inventory/{id}', { params: { path: { id } } }),
    change: (name, header) =>
      partner.PUT('/simshelf/products/inventory/{id}', {
        params: { path: { id }, ...(header && { header }) },
        body: { name },
      }),
  },
  'the brand': {
    read: () => reseller.api.GET('/users/current/brand'),
    change: (name, header) =>
      reseller.api.PUT('/users/current/brand', { params: header ? { header } : {}, body: { name } }),
  },
  'the account': {
    read: () => reseller.api.GET('/users/current'),
    change: (firstName, header) =>
      reseller.api.PUT('/users/current', { params: header ? { header } : {}, body: { ...person, firstName } }),
  },
  'the notifications': {
    read: () => reseller.api.GET('/users/current/notifications'),
    change: (text, header) =>
      reseller.api.PUT('/users/current/notifications', {
        params: header ? { header } : {},
        body: { customerLink: false, customerDataLow: false, creditMark: text.length },
      }),
  },
};

describe.each(Object.entries(doors))('%s', (_, { read, change }) => {
  const versionNow = async (): Promise<string> => (await read()).data?.version ?? '';

  test('has a version, which is the ETag of each answer and changes with the values alone', async () => {
    await change('Anna');
    const { data, response } = await read();
    expect(response.headers.get('etag')).toBe(data?.version);
    expect(await versionNow()).toBe(data?.version);
    const changed = await change('Berta');
    expect(changed.response.headers.get('etag')).toBe(changed.data?.version);
    expect(changed.data?.version).not.toBe(data?.version);
    expect((await change('Anna')).data?.version).toBe(data?.version);
  });

  test('is not changed by who has read an earlier version, and by who names none', async () => {
    await change('Anna');
    const first = { 'If-Match': await versionNow() };
    expect((await change('Berta', first)).response.status).toBe(200);
    // The answer was lost, and the same is sent again.
    expect((await change('Berta', first)).response.status).toBe(200);
    const second = await change('Clara!', first);
    expect(second.response.status).toBe(412);
    expect(second.error).toMatchObject({ code: 'changed_since' });
    const now = { 'If-Match': await versionNow() };
    expect((await change('Berta', now)).data?.version).toBe(now['If-Match']);
    expect((await change('Clara!', now)).response.status).toBe(200);
    expect((await change('Dora')).response.status).toBe(200);
  });

  test('is changed once by two who read the same version and send at once', async () => {
    await change('Anna');
    const header = { 'If-Match': await versionNow() };
    const answers = await Promise.all(['Berta', 'Clara!', 'Dorothea'].map((name) => change(name, header)));
    expect(answers.map(({ response }) => response.status).toSorted((one, next) => one - next)).toEqual([200, 412, 412]);
  });
});
