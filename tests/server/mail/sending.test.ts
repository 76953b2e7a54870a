// Messages on their way to a mail server that takes, refuses, delays or cuts them off.
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpGateway } from '#server/gateways/index.ts';
import { linkIn } from '#support/inbox.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { addNewcomer } from '#support/newcomer.ts';
import { askForReset } from '#support/password-reset.ts';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { registerReseller } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtp: { url: mailServer.url, from: 'Simshelf <store@example.com>' } });
});
afterAll(async () => {
  await server.stop();
  await mailServer.close();
});

type Row = { id: string; outcome: string | null; reply: string | null; tries: number; linkEncrypted: Buffer | null };

const rowFor = async (email: string): Promise<Row> => {
  const [row] = await server.db.system<Row[]>`
    select id, outcome, reply, tries, link_encrypted from mail where recipient = ${email}`;
  if (!row) throw new Error(`There is no message for ${email}`);
  return row;
};

const receivedBy = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

const ended = (email: string): Promise<void> =>
  until('the message has ended', async () => (await rowFor(email)).outcome !== null, 30_000);

test('a message comes as text and HTML from the configured sender, says that a machine wrote it, and its link is forgotten then', async () => {
  const { email } = await addNewcomer(server);
  await askForReset(server, email);
  await ended(email);
  const [message, ...others] = receivedBy(email);
  expect(others).toEqual([]);
  const { id, outcome, tries, linkEncrypted } = await rowFor(email);
  expect({ outcome, tries, linkEncrypted }).toEqual({ outcome: 'sent', tries: 1, linkEncrypted: null });
  expect(message).toMatchObject({ from: 'store@example.com', subject: 'Set a new password for Simshelf' });
  expect(message?.messageId).toBe(`<${id}@localhost>`);
  expect(message?.source).toMatch(/^From: Simshelf <store@example\.com>\r$/m);
  expect(message?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const link = linkIn(message?.text ?? '');
  expect(link.startsWith(`${server.url}/sign-in/new-password?token=`)).toBe(true);
  expect(message?.html).toContain(`href="${link}"`);
  expect(message?.html).not.toMatch(/<img|<link|<script|url\(|@import/);
});

test('a receipt comes with its PDF, the one that the purchase has', async () => {
  const reseller = await newReseller(server);
  await liveIn(reseller, 'DE');
  const body = creditTopUp(server, 50, 59.5);
  const payment = await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body }));
  await decide(reseller, payment);
  await ended(reseller.email);
  const [message] = receivedBy(reseller.email);
  const [, filename] = /^Content-Disposition: attachment; filename=(\S+)\r$/m.exec(message?.source ?? '') ?? [];
  expect(message?.source).toMatch(/^Content-Type: application\/pdf; name=receipt-\d{10}\.pdf\r$/m);
  const receipt = await fetch(`${server.url}/client-api/payments/history/${payment.paymentId}/receipt`, {
    headers: { authorization: `Bearer ${reseller.token}` },
  });
  expect(receipt.headers.get('content-disposition')).toContain(filename);
  const pdf = Buffer.from(await receipt.arrayBuffer());
  expect(message?.source.replaceAll('\r\n', '')).toContain(pdf.toString('base64'));
});

test('a receiver that the server refuses for good is not tried again, and the reply is kept', async () => {
  const { email } = await addNewcomer(server);
  mailServer.behave({ receiver: 550 });
  await askForReset(server, email);
  await ended(email);
  expect(await rowFor(email)).toMatchObject({ outcome: 'refused', tries: 1, linkEncrypted: null });
  expect((await rowFor(email)).reply).toContain('550 No such mailbox here');
  expect(receivedBy(email)).toEqual([]);
});

test('a user whose e-mail address is refused reads why on its page', async () => {
  mailServer.behave({ receiver: 550 });
  const { email, visitor } = await registerReseller(server);
  await ended(email);
  const page = async () => (await visitor.fetch(`${server.url}/sign-in/email`)).text();
  expect(await page()).toContain('The link could not be delivered.');
  expect(await page()).toContain('550 No such mailbox here');
  await visitor.submit(`${server.url}/sign-in/email`, {});
  await until('the next one has come', () => receivedBy(email).length === 1);
  expect(await page()).not.toContain('The link could not be delivered.');
});

test('content that the server refuses for good is not tried again either', async () => {
  const { email } = await addNewcomer(server);
  mailServer.behave({ content: 554 });
  await askForReset(server, email);
  await ended(email);
  expect(await rowFor(email)).toMatchObject({ outcome: 'refused', tries: 1 });
});

test('a receiver that the server refuses for now is tried again, and the message comes once', async () => {
  const { email } = await addNewcomer(server);
  mailServer.behave({ receiver: 451 }, { content: 451 });
  await askForReset(server, email);
  await ended(email);
  expect(await rowFor(email)).toMatchObject({ outcome: 'sent', tries: 3 });
  expect(receivedBy(email)).toHaveLength(1);
});

test('a message whose connection was cut before the reply is sent again as the same message, and no row holds its token', async () => {
  const { email } = await addNewcomer(server);
  mailServer.behave('cut after taking');
  await askForReset(server, email);
  await until('the message has come', () => receivedBy(email).length > 0);
  const token = new URL(linkIn(receivedBy(email)[0]?.text ?? '')).searchParams.get('token') ?? '';
  const rows = await server.db.system<{ row: string }[]>`
    select row_to_json(m)::text as row from mail m where outcome is null
    union all select row_to_json(l)::text from identity_link l`;
  expect(rows.length).toBeGreaterThan(1);
  const forms = [token, Buffer.from(token).toString('hex')];
  expect(rows.filter(({ row }) => forms.some((form) => row.includes(form)))).toEqual([]);
  await ended(email);
  expect(await rowFor(email)).toMatchObject({ outcome: 'sent', tries: 2 });
  const messages = receivedBy(email);
  expect(messages).toHaveLength(2);
  expect(messages[1]?.messageId).toBe(messages[0]?.messageId);
  expect(linkIn(messages[1]?.text ?? '')).toBe(linkIn(messages[0]?.text ?? ''));
});

test('a message that is of no use any more is not sent', async () => {
  const { email } = await addNewcomer(server);
  mailServer.behave({ receiver: 451 });
  await askForReset(server, email);
  await until('the first try is over', async () => (await rowFor(email)).reply !== null);
  await server.db.system`update mail set useless_at = now() where recipient = ${email}`;
  await ended(email);
  expect(await rowFor(email)).toMatchObject({ outcome: 'given up', linkEncrypted: null });
  expect(receivedBy(email)).toEqual([]);
});

/** Listens at this port, and answers as `greet` does. */
const listenAt = async (port: number, greet: (socket: Socket) => void): Promise<() => Promise<void>> => {
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    greet(socket);
  });
  const open = new Set<Socket>();
  listening.on('connection', (socket: Socket) => open.add(socket));
  await new Promise<void>((resolve) => void listening.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      for (const socket of open) socket.destroy();
      listening.close(() => resolve());
    });
};

const nobody = async (): Promise<() => Promise<void>> => async () => {};
const silent = (port: number) => listenAt(port, () => {});
const noSmtp = (port: number) => listenAt(port, (socket) => socket.end('HTTP/1.0 400 Bad Request\r\n\r\n<html>{{'));
const cutsOff = (port: number) => listenAt(port, (socket) => socket.resetAndDestroy());

test.concurrent.each([
  ['cannot be reached', nobody, /ECONNREFUSED/],
  ['says nothing for ten seconds', silent, /Greeting never received/],
  ['speaks no SMTP', noSmtp, /Invalid greeting/],
  ['cuts the connection off', cutsOff, /ECONNRESET|closed/],
])('a mail server that %s gets the message when it is back', async (_, stand, reason) => {
  const gone = await startMailServer();
  await gone.close();
  const port = Number(new URL(gone.url).port);
  const leave = await stand(port);
  const store = await startTestServer({ smtp: { url: gone.url, from: 'store@example.com' } });
  const { email } = await addNewcomer(store);
  await askForReset(store, email);
  const isRecorded = async (): Promise<boolean> => {
    const rows = await store.db.system<Pick<Row, 'reply'>[]>`select reply from mail where recipient = ${email}`;
    return rows.length === 1 && reason.test(rows[0]?.reply ?? '');
  };
  // Vitest's own poll takes the first of these tests that has ended for the end of all.
  await until('the failure is on record', isRecorded, 30_000);
  await leave();
  const back = await startMailServer(port);
  await until('the message has come', () => back.received.length > 0, 60_000);
  expect(back.received[0]?.to).toEqual([email]);
  await store.stop();
  await back.close();
});

test('a password of the mail server is not sent unencrypted', async () => {
  const message = {
    messageId: 'a@b',
    to: 'rosa@example.com',
    language: 'en',
    subject: 's',
    text: 't',
    html: 'h',
    attachments: [],
  };
  const send = (url: string) => createSmtpGateway({ url, from: 'store@example.com' }).send(message);
  const before = mailServer.begun();
  await expect(send(mailServer.url.replace('://', '://store:secret@'))).rejects.toThrow(/STARTTLS|TLS/);
  expect(mailServer.begun()).toBe(before);
  await send(mailServer.url);
  expect(mailServer.begun()).toBe(before + 1);
});

test('the reference inbox is not there when mail is sent by SMTP', async () => {
  const response = await fetch(`${server.url}/reference/inbox?email=rosa@example.com`);
  expect(await response.text()).not.toMatch(/inbox/i);
});
