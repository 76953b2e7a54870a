// A reseller asks the operator for a channel or a discount, and the operator answers, once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strictLimits } from '#server/http/rate-limits/limits.ts';
import { auditOf, changesOf } from '#support/audit.ts';
import { inboxOf, messageFor } from '#support/inbox.ts';
import { newOperator, type Operator, operatorClient } from '#support/operator-client.ts';
import { bodyOf, newReseller, refusalOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';

const { requestsPerReseller } = strictLimits;
const limits = { ...generousLimits, requestsPerReseller };

let server: TestServer;
let olivia: Operator;
let noah: Operator;
let reseller: Reseller;
let resellerId: string;

beforeAll(async () => {
  server = await startTestServer({ limits });
  [olivia, noah] = [await newOperator(server), await newOperator(server)];
});
beforeEach(async () => {
  reseller = await newReseller(server);
  resellerId = await idOf(server, reseller);
});
afterAll(() => server.stop());

const channel: Schemas['NewRequest'] = { kind: 'CHANNEL', channel: 'Shop platform', message: 'Three shops.\nSoon?' };
const discount: Schemas['NewRequest'] = { kind: 'DISCOUNT', monthlySales: 250, message: 'A better price?' };

const send = (body: Schemas['NewRequest'] = channel, key?: string, { api }: Pick<Reseller, 'api'> = reseller) =>
  api.POST('/requests', { params: { header: key === undefined ? {} : { 'Idempotency-Key': key } }, body });
const list = ({ api }: Pick<Reseller, 'api'> = reseller) => bodyOf(api.GET('/requests'));
const answer = (id: string, text: string, { desk }: Pick<Operator, 'desk'> = olivia) =>
  desk.POST('/requests/{id}/answer', { params: { path: { id } }, body: { text } });
const ofReseller = async () =>
  (await bodyOf(olivia.desk.GET('/resellers/{id}', { params: { path: { id: resellerId } } }))).requests;
const listed = async () => {
  const { items } = await bodyOf(olivia.desk.GET('/attention'));
  return items.filter(({ kind, reseller: of }) => kind === 'REQUEST' && of?.id === resellerId);
};
/** Messages with this subject that have arrived. */
const arrived = async (email: string, subject: string): Promise<number> =>
  (await inboxOf(server, email)).filter((message) => message.subject === subject).length;

describe('a request', () => {
  test('is sent, listed and seen by the operators', async () => {
    const sent = await bodyOf(send());
    expect(sent).toMatchObject(channel);
    expect(await list()).toEqual({ items: [sent] });
    expect(await listed()).toMatchObject([
      {
        reference: sent.id,
        since: sent.sentAt,
        reseller: { id: resellerId, email: reseller.email },
        facts: { request: 'CHANNEL', message: 'Three shops. Soon?' },
        actions: [],
      },
    ]);
    expect(await ofReseller()).toEqual([sent]);
    expect((await auditOf(server, { resellerId }, 'request')).at(-1)).toMatchObject({
      actor: reseller.email,
      reference: sent.id,
      details: { kind: 'CHANNEL' },
    });
  });

  test('is one for each key, and the newest is first', async () => {
    const key = randomUUID();
    const first = await bodyOf(send(channel, key));
    expect(await bodyOf(send(channel, key))).toEqual(first);
    expect(await refusalOf(send(discount, key))).toMatchObject({ status: 422 });
    const second = await bodyOf(send(discount));
    expect((await list()).items).toEqual([second, first]);
  });

  test('is kept as plain text', async () => {
    const sent = await bodyOf(
      send({ ...channel, channel: ' Shop\u202E ', message: ' One\r\n\r\ntwo\u0007\tthree \n' }),
    );
    expect(sent).toMatchObject({ channel: 'Shop', message: 'One\n\ntwo three' });
  });

  test.each<[string, object]>([
    ['without what its kind asks for', { kind: 'CHANNEL', message: 'Please' }],
    ['with the field of another kind', { ...discount, channel: 'Shop' }],
    ['without a message', { ...channel, message: ' \n ' }],
    ['with a message that nobody sees', { ...channel, message: '\u200E\u200B' }],
    ['with a message that is too long', { ...channel, message: 'a'.repeat(2_001) }],
    ['of another kind', { ...channel, kind: 'REFUND' }],
  ])('%s is refused', async (_name, body) => {
    expect(await refusalOf(send(body as Schemas['NewRequest']))).toMatchObject({ status: 400 });
    expect((await list()).items).toEqual([]);
  });

  test('is one of five in a day, and the sixth is told when', async () => {
    const key = randomUUID();
    const first = await bodyOf(send(channel, key));
    for (let sent = 1; sent < 5; sent += 1) await bodyOf(send());
    const { error, response } = await send();
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_300);
    const { items, nextAt } = await list();
    expect(items).toHaveLength(5);
    expect(Date.parse(nextAt ?? '')).toBe(Date.parse(first.sentAt) + 86_400_000);
    // What was sent before is still what its key says.
    expect(await bodyOf(send(channel, key))).toEqual(first);
    await server.db.system`
      update reseller_request set created_at = created_at - interval '1 day' where id = ${first.id}`;
    expect((await list()).nextAt).toBeUndefined();
    await bodyOf(send());
  });

  test('is one of five also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.filter(({ response }) => response.ok)).toHaveLength(5);
  });

  test('is mailed to the operators in their language, at most once an hour', async () => {
    const [anna, ben] = [await newOperator(server), await newOperator(server)];
    const settings = { customerLink: false, customerDataLow: false, language: 'de' } as const;
    await bodyOf(
      storefrontClient(server, ben.token).PUT('/users/current/notifications', { params: {}, body: settings }),
    );
    const first = await bodyOf(send());
    const { text } = await messageFor(server, anna.email, /^A reseller asks for a sales channel$/);
    expect(text).toContain(`/operator/resellers/${resellerId}#request-${first.id}`);
    expect(text).toContain(`Email address: ${reseller.email}`);
    for (const line of first.message.split('\n')) expect(text).toContain(`> ${line}`);
    await messageFor(server, ben.email, /^Anfrage nach einem Vertriebskanal$/);
    await bodyOf(send());
    await bodyOf(answer(first.id, 'Yes.'));
    // Written after the message that is not there.
    await messageFor(server, reseller.email, /^Our answer to your channel request$/);
    expect(await arrived(anna.email, 'A reseller asks for a sales channel')).toBe(1);
    await server.db.system`update mail set created_at = created_at - interval '61 minutes'`;
    await bodyOf(send(discount));
    await messageFor(server, anna.email, /^A reseller applies for a volume discount$/);
  });
});

describe('other callers', () => {
  test('see and send nothing', async () => {
    const sent = await bodyOf(send());
    const other = await newReseller(server);
    expect(await list(other)).toEqual({ items: [] });
    const nobody = { api: storefrontClient(server) };
    expect(await refusalOf(nobody.api.GET('/requests'))).toMatchObject({ status: 401 });
    expect(await refusalOf(send(channel, undefined, nobody))).toMatchObject({ status: 401 });
    expect(await refusalOf(answer(sent.id, 'Yes', { desk: operatorClient(server, reseller.token) }))).toMatchObject({
      status: 403,
    });
    const { desk } = { desk: operatorClient(server, 'none') };
    expect(await refusalOf(answer(sent.id, 'Yes', { desk }))).toMatchObject({ status: 401 });
  });

  test('an operator who looks at the store reads it and sends nothing', async () => {
    const sent = await bodyOf(send());
    const { token } = await bodyOf(
      olivia.desk.POST('/resellers/{id}/view', {
        params: { path: { id: resellerId } },
        body: { reason: 'A question' },
      }),
    );
    const view = { api: storefrontClient(server, token) };
    expect((await list(view)).items).toEqual([sent]);
    const { error } = await send(channel, undefined, view);
    expect(error).toMatchObject({ status: 403, code: 'only_looking' });
  });
});

describe('an answer', () => {
  test('is seen by the reseller, mailed and audited, and ends the request', async () => {
    const { id } = await bodyOf(send(discount));
    const { requests } = await bodyOf(answer(id, ' You get 10 percent.\r\nThank you. '));
    const text = 'You get 10 percent.\nThank you.';
    expect(requests).toMatchObject([{ id, answer: { text, operator: olivia.email } }]);
    const [item] = (await list()).items;
    expect(item?.answer).toEqual({ text, at: requests[0]?.answer?.at });
    expect(await listed()).toEqual([]);
    const mail = await messageFor(server, reseller.email, /^Our answer to your discount application$/);
    expect(mail.text).toContain('You get 10 percent.');
    expect(mail.text).toContain(`You wrote:\n> ${item?.message.split('\n')[0]}`);
    expect(await changesOf(server, id)).toEqual([
      { action: 'request.answered', before: {}, after: { kind: 'DISCOUNT' } },
    ]);
    expect((await auditOf(server, { resellerId }, 'request answered')).at(-1)).toMatchObject({
      actor: olivia.email,
      reference: id,
    });
  });

  test('is given once: repeated it changes nothing, and another one is refused', async () => {
    const { id } = await bodyOf(send());
    const first = await bodyOf(answer(id, 'In spring.'));
    expect((await bodyOf(answer(id, 'In spring.'))).requests).toEqual(first.requests);
    for (const other of [() => answer(id, 'Never.'), () => answer(id, 'In spring.', noah)]) {
      expect((await other()).error).toMatchObject({ status: 409, code: 'request_answered' });
    }
    expect(await changesOf(server, id)).toHaveLength(1);
    await bodyOf(answer((await bodyOf(send(discount))).id, 'Yes.'));
    // Written after one that is not there.
    await messageFor(server, reseller.email, /^Our answer to your discount application$/);
    expect(await arrived(reseller.email, 'Our answer to your channel request')).toBe(1);
  });

  test('of two operators at once is that of one', async () => {
    const { id } = await bodyOf(send());
    const answers = await Promise.all([answer(id, 'Yes.'), answer(id, 'No.', noah)]);
    expect(answers.map(({ response }) => response.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await changesOf(server, id)).toHaveLength(1);
  });

  test('says something, about a request that there is', async () => {
    const { id } = await bodyOf(send());
    for (const text of ['', ' \n ', '\u200E', 'a'.repeat(2_001)]) {
      expect(await refusalOf(answer(id, text))).toMatchObject({ status: 400 });
    }
    for (const unknown of [randomUUID(), 'none']) {
      expect(await refusalOf(answer(unknown, 'Yes.'))).toMatchObject({ status: 404 });
    }
    expect(await listed()).toHaveLength(1);
  });

  test('leaves the open requests in front', async () => {
    const first = await bodyOf(send());
    const second = await bodyOf(send(discount));
    await bodyOf(answer(first.id, 'Yes.'));
    const third = await bodyOf(send());
    expect((await ofReseller()).map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
  });
});
