// A store that is killed before, and while, it sends a message.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { linkIn } from '#support/inbox.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { askForReset, setPassword } from '#support/password-reset.ts';
import { until } from '#support/poll.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { registerReseller } from '#support/sign-in.ts';
import { isLong } from '#support/size.ts';

const home = createHome();
const asked = /^Set a new password/;
let mailServer: MailServer;

const start = (backgroundWork: 'on' | 'off'): Promise<ServerProcess> =>
  startServerProcess(home, '', 'src/server/main.ts', {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'store@example.com',
    BACKGROUND_WORK: backgroundWork,
    DEMO: 'off',
  });

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const linksFor = (email: string) =>
  mailServer.received.filter(({ to, subject }) => to.includes(email) && asked.test(subject));

test.runIf(isLong)(
  'a message that was queued when the store was killed is sent by the next one, once, and so is one that it was sending',
  async () => {
    const queueing = await start('off');
    const { email } = await registerReseller(queueing);
    await askForReset(queueing, email);
    await queueing.kill(true);
    expect(linksFor(email)).toEqual([]);

    const sending = await start('on');
    await until('the message has come', () => linksFor(email).length > 0, 30_000);
    mailServer.behave('hang');
    const begun = mailServer.begun();
    await askForReset(sending, email);
    await until('the next message is under way', () => mailServer.begun() > begun, 30_000);
    await sending.kill(true);
    expect(linksFor(email)).toHaveLength(1);

    const last = await start('on');
    // Ends the lease of the process that died.
    await withDatabase(home, ({ system }) => system`update mail set due_at = now() where outcome is null`);
    await until('both messages have come', () => linksFor(email).length > 1, 30_000);
    expect(new Set(linksFor(email).map(({ messageId }) => messageId)).size).toBe(2);
    const { url } = await setPassword(
      linkIn(linksFor(email).at(-1)?.text ?? '').replace(/^https?:\/\/[^/]+/, last.url),
      'violet harbour stone',
    );
    expect(url.search).toBe('?changed');
    await last.stop();
  },
  600_000,
);
