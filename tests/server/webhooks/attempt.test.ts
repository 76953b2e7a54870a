// The effects of a receiver, a network or an attacker on a single try.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { attempt, type Sender, type Tried } from '#server/webhooks/attempt.ts';
import { createOutward } from '#server/webhooks/index.ts';
import { type Certificate, createCertificate, type CertificateOptions } from '#support/certificates.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const timeoutMs = 10_000;
const soon = 500;
const host = 'receiver.example';
const secret = newSecret();
const inside = '127.0.0.2';

const hosts: Record<string, string[]> = { [host]: ['127.0.0.1'], 'inner.example': [inside] };
const reach = { allowHttp: true, ports: null, hosts, reachable: ['127.0.0.1'] };
const outward = createOutward(reach);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => outward.dispatcher.destroy());

const send = (url: string, settings: Partial<Sender['settings']> = {}, by = outward): Promise<Tried> => {
  const data = { uid: randomUUID() };
  const delivery = { eventId: randomUUID(), resellerId: randomUUID(), url, type: 'BALANCE_ACTIVATION', data } as const;
  const sender = { secret, outward: by, settings: { allowHttp: true, timeoutMs, ...settings } };
  return attempt(sender, { ...delivery, createdAt: new Date(), isTest: false, failures: 0 });
};

const receive = async (certificate?: Certificate): Promise<Receiver> => {
  const receiver = await startReceiver({ certificate });
  stops.push(receiver.stop);
  return receiver;
};

describe('over https', () => {
  const authority = createCertificate({ name: 'Authority of the tests' });
  const trustedBefore = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trustedBefore, authority.cert]));
  afterAll(() => setDefaultCACertificates(trustedBefore));

  test('an event goes to a host whose certificate is right', async () => {
    const receiver = await receive(createCertificate({ name: host, hosts: [host], issuer: authority }));
    expect(await send(receiver.url(), { allowHttp: false })).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(receiver.received).toHaveLength(1);
  });

  const stranger = createCertificate({ name: 'Somebody else' });
  const wrong: [string, string, Omit<CertificateOptions, 'name'>][] = [
    ['of another host', 'ERR_TLS_CERT_ALTNAME_INVALID', { hosts: ['other.example'], issuer: authority }],
    ['that has expired', 'CERT_HAS_EXPIRED', { hosts: [host], issuer: authority, from: -3, to: -1 }],
    ['that is not valid yet', 'CERT_NOT_YET_VALID', { hosts: [host], issuer: authority, from: 1, to: 3 }],
    ['that it signed itself', 'DEPTH_ZERO_SELF_SIGNED_CERT', { hosts: [host] }],
    ['of an unknown authority', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', { hosts: [host], issuer: stranger }],
  ];
  test.each(wrong)('nothing goes to a host with a certificate %s', async (_which, code, options) => {
    const receiver = await receive(createCertificate({ name: host, ...options }));
    expect(await send(receiver.url())).toMatchObject({ outcome: 'again', failure: { code } });
    expect(receiver.received).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])('a redirect with %i is a failure and is not followed', async (status) => {
    const [first, second] = await Promise.all([
      receive(createCertificate({ name: host, hosts: [host], issuer: authority })),
      receive(),
    ]);
    Object.assign(first.answer, { status, headers: { location: second.url() } });
    expect(await send(first.url())).toMatchObject({ outcome: 'again', status });
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
  });
});

test('nothing goes to an address without https where that is required', async () => {
  const receiver = await receive();
  expect(await send(receiver.url(), { allowHttp: false })).toMatchObject({
    failure: { message: 'Only https is allowed' },
  });
  expect(receiver.received).toEqual([]);
});

test('nothing goes to another port than those that are named', async () => {
  const [named, other] = await Promise.all([receive(), receive()]);
  const narrow = createOutward({ ...reach, ports: [Number(new URL(named.url()).port)] });
  expect(await send(named.url(), {}, narrow)).toMatchObject({ outcome: 'delivered' });
  for (const url of [other.url(), `http://${host}/`, `http://127.0.0.1:${new URL(other.url()).port}/`]) {
    expect(await send(url, {}, narrow)).toMatchObject({ outcome: 'again', failure: { code: 'BlockedPort' } });
  }
  expect([named.received.length, other.received.length]).toEqual([1, 0]);
  await narrow.dispatcher.destroy();
});

describe('into the own network', () => {
  const ways = `127.0.0.2 127.2 2130706434 0x7f000002 0177.0.0.2 0.0.0.0 [::1] [::] [::ffff:127.0.0.2] [::ffff:7f00:2]
    [64:ff9b::7f00:2] inner.example INNER.example`;
  test.each(ways.split(/\s+/))('nothing goes by way of %s', async (way) => {
    const receiver = await receive();
    expect(await send(receiver.url(way))).toMatchObject({ outcome: 'again', failure: { code: 'BlockedAddress' } });
    expect(receiver.received).toEqual([]);
  });

  test('nothing goes by a name that led outside when it was looked up before', async () => {
    const receiver = await receive();
    const answers = [['127.0.0.1'], [inside]];
    let lookUps = 0;
    Object.defineProperty(hosts, 'rebinding.example', { get: () => answers[lookUps++] ?? [inside] });
    receiver.answer.headers = { connection: 'close' };
    // The connection goes to the address that was checked: the name is not resolved again.
    expect(await send(receiver.url('rebinding.example'))).toMatchObject({ outcome: 'delivered' });
    expect(lookUps).toBe(1);
    const failure = { code: 'BlockedAddress', message: `${inside} is not an address in the public internet` };
    expect(await send(receiver.url('rebinding.example'))).toMatchObject({ outcome: 'again', failure });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a receiver that', () => {
  /** Responds on the bare connection. */
  const behave = async (answer: (socket: Socket) => void): Promise<{ url: string; open: Set<Socket> }> => {
    const open = new Set<Socket>();
    const server: Server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {}).once('close', () => open.delete(socket));
      socket.once('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      for (const socket of open) socket.destroy();
      server.close();
    });
    return { url: `http://${host}:${(server.address() as AddressInfo).port}/`, open };
  };

  /** Writes on and on, as fast as it is read. */
  const writeForEver = (socket: Socket, head: string, text: string): void => {
    socket.write(head);
    const more = (): void => {
      while (!socket.destroyed && socket.write(text));
    };
    socket.on('drain', more);
    more();
  };

  const drip = (socket: Socket, head: string, text: string): void => {
    socket.write(head);
    const timer = setInterval(() => socket.write(text), 50);
    socket.once('close', () => clearInterval(timer));
  };

  const ok = 'HTTP/1.1 200 OK\r\n';
  const failing: [string, string, (socket: Socket) => void][] = [
    ['says nothing', 'TimeoutError', () => {}],
    ['never ends its headers', 'TimeoutError', (socket) => drip(socket, ok, 'a: b\r\n')],
    [
      'sends headers without end',
      'UND_ERR_HEADERS_OVERFLOW',
      (socket) => writeForEver(socket, ok, `a: ${'b'.repeat(9_999)}\r\n`),
    ],
    ['hangs up', 'UND_ERR_SOCKET', (socket) => socket.end()],
    ['resets the connection', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
    ['does not speak HTTP', 'HTTPParserError', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  ];
  test.each(failing)('%s has failed, for that reason, and is cut off', async (_what, code, answer) => {
    const { url, open } = await behave(answer);
    const tried = await send(url, { timeoutMs: code === 'TimeoutError' ? soon : timeoutMs });
    expect(tried).toMatchObject({ outcome: 'again', failure: { code } });
    expect(tried.milliseconds).toBeLessThan(timeoutMs);
    await until('the connection is closed', () => open.size === 0);
  });

  test('does not listen has failed, for that reason', async () => {
    const { url } = await behave(() => {});
    stops.pop()?.();
    expect(await send(url)).toMatchObject({ outcome: 'again', failure: { code: 'ECONNREFUSED' } });
  });

  test.each([
    ['chunks', `${ok}transfer-encoding: chunked\r\n\r\n`, `400\r\n${'x'.repeat(1_024)}\r\n`],
    ['bytes', `${ok}content-length: 9999999999\r\n\r\n`, 'x'.repeat(1_024)],
  ])('sends %s without end counts as delivered, and is cut off', async (_what, head, text) => {
    const { url, open } = await behave((socket) => writeForEver(socket, head, text));
    expect(await send(url)).toMatchObject({ outcome: 'delivered', status: 200 });
    await until('the connection is closed', () => open.size === 0);
  });
});
