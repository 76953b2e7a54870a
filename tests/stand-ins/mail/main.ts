// A stand-in for a mail server as a process of its own: it keeps what it receives and delivers nothing. Beside it, a page shows
// the messages, and /control takes orders.
import type { AddressInfo } from 'node:net';
import { type Behaviour, type MailServer, type ReceivedMail, startMailServer } from '../../support/mail-server.ts';
import { createOrderServer } from '../orders.ts';

/** How the next messages are received. */
const faults: Readonly<Record<string, Behaviour>> = {
  'refuses for now': { receiver: 451 },
  'refuses for good': { receiver: 550 },
  'cuts after': 'cut after taking',
  hangs: 'hang',
};

const received: ReceivedMail[] = [];
let server: MailServer | undefined;
/** The port stays the same when it comes back. */
let port = Number(process.env['STAND_IN_PORT'] ?? 0);

const open = async (): Promise<void> => {
  server ??= await startMailServer(port);
  port = Number(new URL(server.url).port);
};

/** Nothing listens from now on. */
const goAway = async (): Promise<void> => {
  received.push(...(server?.received ?? []));
  await server?.close();
  server = undefined;
};

const all = (): ReceivedMail[] => [...received, ...(server?.received ?? [])];

const misbehave = async (fault: string, times: number): Promise<void> => {
  if (fault === 'is away') return goAway();
  const behaviour = faults[fault];
  if (behaviour === undefined) throw new Error(`There is no fault "${fault}"`);
  return server?.behave(...Array.from({ length: times }, () => behaviour));
};

const escape = (markup: string): string => markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const withLinks = (markup: string): string => markup.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');

const page = (): string => {
  const messages = all()
    .toReversed()
    .map(
      ({ to, subject, text }) =>
        `<h2>${escape(`${to.join(', ')}: ${subject}`)}</h2><pre>${withLinks(escape(text))}</pre>`,
    );
  return `<!doctype html><title>Mail</title><h1>Mail that reached the stand-in, and nobody else</h1>${messages.join('')}`;
};

const control = createOrderServer({
  control: async (action, order) => {
    switch (action) {
      case 'misbehave':
        return misbehave(String(order['fault']), Number(order['times'] ?? 1));
      case 'behave':
        // One that comes back has forgotten its orders.
        await goAway();
        return open();
      case 'books':
        return { port, received: all().map(({ to, subject, text, messageId }) => ({ to, subject, text, messageId })) };
      default:
        throw new Error(`There is no ${action}`);
    }
  },
  answer: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page()),
});

await open();
control.listen(Number(process.env['STAND_IN_CONTROL_PORT'] ?? 0), '127.0.0.1', () => {
  console.log(`The mail server's stand-in is ready: http://127.0.0.1:${(control.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
