// A mail server on this machine that keeps what it receives, and refuses, delays or cuts off on order.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  source: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
};

/** What becomes of a message: its receiver or its content is refused with this status, or the connection is cut. */
export type Behaviour = 'take' | { receiver: number } | { content: number } | 'cut after taking' | 'hang';

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** How many messages began, whatever became of them. */
  begun: () => number;
  /** For the next messages, one each; afterwards all are taken. */
  behave: (...behaviours: Behaviour[]) => void;
  /** Takes what is for this mailbox only then. */
  holdBack: (mailbox: string, until: Promise<void>) => void;
  close: () => Promise<void>;
};

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decode = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
};

const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );

const headerOf = (part: string, name: string): string => {
  const head = (part.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
};

const partOf = (source: string, type: string): string => {
  // Below others, where something is attached.
  const boundary = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const part = source
    .split(`--${boundary}`)
    .map((piece) => piece.replace(/^\r\n/, ''))
    .find((piece) => headerOf(piece, 'content-type').startsWith(type));
  if (part === undefined) return '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  return decode(body, headerOf(part, 'content-transfer-encoding')).replaceAll('\r\n', '\n');
};

const read = (source: string, from: string, to: string[]): ReceivedMail => ({
  from,
  to,
  source,
  messageId: headerOf(source, 'message-id'),
  subject: decodeWords(headerOf(source, 'subject')),
  text: partOf(source, 'text/plain'),
  html: partOf(source, 'text/html'),
});

const refusal = (status: number): Error =>
  Object.assign(new Error(status < 500 ? 'Try again later' : 'No such mailbox here'), { responseCode: status });

export const startMailServer = async (onPort = 0): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const ahead: Behaviour[] = [];
  const behaviours = new Map<string, Behaviour>();
  const heldBack = new Map<string, Promise<void>>();
  const sockets = new Map<number, Socket>();
  let begun = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, { id }, done) => {
      begun += 1;
      const behaviour = ahead.shift() ?? 'take';
      behaviours.set(id, behaviour);
      done(typeof behaviour === 'object' && 'receiver' in behaviour ? refusal(behaviour.receiver) : null);
    },
    onData: (stream, { id, envelope, remotePort }, done) => {
      const behaviour = behaviours.get(id) ?? 'take';
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'hang') return;
        if (typeof behaviour === 'object' && 'content' in behaviour) {
          done(refusal(behaviour.content));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const take = (): void => {
          received.push(read(Buffer.concat(chunks).toString('latin1'), from, to));
          if (behaviour === 'cut after taking') sockets.get(remotePort)?.destroy();
          else done();
        };
        const until = to.map((mailbox) => heldBack.get(mailbox)).find((held) => held !== undefined);
        if (until) void until.then(take);
        else take();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => void sockets.set(socket.remotePort ?? 0, socket));
  await new Promise<void>((resolve) => void server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    begun: () => begun,
    behave: (...next) => void ahead.push(...next),
    holdBack: (mailbox, until) => void heldBack.set(mailbox, until),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
