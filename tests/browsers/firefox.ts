// Firefox, which speaks WebDriver BiDi itself: JSON over one WebSocket, no driver between.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeHome, programs, removeHome, startProgram } from './program.ts';
import { callOf, type Tab, type TabOptions } from './tab.ts';

type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: Entry & { context?: string };
};

/** What the console shows; the realm is the page that reported it. */
type Entry = { level: string; text: string; source: { realm: string } };

/** What is said of the parts that a page was still loading when it was left. The status of the font is "aborted". */
const BROKEN_OFF =
  /Unable to preload CSS|error loading dynamically imported module|downloadable font: download failed .* status=2152398850/;

type Listeners = { error: (entry: Entry) => void; left: (context?: string) => void };

type Connection = { send: <Result>(method: string, params: object) => Promise<Result>; close: () => void };

const connect = async (address: string, on: Listeners): Promise<Connection> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, message, method, params } = JSON.parse(String(data)) as Message;
    if (type === 'event') {
      if (method === 'browsingContext.navigationCommitted') on.left(params?.context);
      else if (params?.level === 'error') on.error(params);
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') call?.resolve(result);
    else call?.reject(new Error(message));
  });
  let last = 0;
  return {
    send: async <Result>(method: string, params: object): Promise<Result> => {
      last += 1;
      const call = Promise.withResolvers<unknown>();
      waiting.set(last, call);
      socket.send(JSON.stringify({ id: last, method, params }));
      return (await call.promise) as Result;
    },
    close: () => socket.close(),
  };
};

const preferences = ({ isDark }: TabOptions, home: string): Record<string, string | number | boolean> => ({
  'intl.accept_languages': 'en-GB',
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': path.join(home, 'Downloads'),
  'browser.download.alwaysOpenPanel': false,
  // Nothing but the store is asked for anything.
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
});

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

export const openFirefox = async (options: TabOptions): Promise<Tab> => {
  const home = makeHome();
  const lines = Object.entries(preferences(options, home)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(home, 'user.js'), lines.join(''));
  const listening = Promise.withResolvers<string>();
  const [file] = programs.firefox.files;
  const program = startProgram({
    file,
    args: ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
    env: { HOME: home },
    onLine: (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (address !== undefined) listening.resolve(address);
    },
  });
  program.process.once('close', () => listening.reject(new Error('Firefox ended before it listened')));
  let reported: Entry[] = [];
  let errors: string[] = [];
  let context = '';
  const running = new Set<PromiseWithResolvers<Evaluated>>();
  const connection = await connect(`${await listening.promise}/session`, {
    error: (entry) => void reported.push(entry),
    left: (of) => {
      // Firefox never answers for a page that was left meanwhile.
      if (of === context) for (const { reject } of running) reject(new Error('The page was left'));
    },
  });
  const { send } = connection;
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.navigationCommitted'] });
  // The first window is not given the focus, so no field would be told that it gets or loses its own.
  ({ context } = await send<{ context: string }>('browsingContext.create', { type: 'window' }));

  /** Takes over what was reported: of a page that is no longer shown, not what it was loading when it was left. */
  const takeErrors = async (): Promise<void> => {
    const { realms } = await send<{ realms: { realm: string }[] }>('script.getRealms', { context });
    const shown = new Set(realms.map(({ realm }) => realm));
    const taken = reported.filter(({ text, source }) => shown.has(source.realm) || !BROKEN_OFF.test(text));
    errors.push(...taken.map(({ text }) => text));
    reported = [];
  };

  /** Leaves the page, whose errors until now are its own. */
  const leave = async (method: string, params: object): Promise<void> => {
    await takeErrors();
    await send(method, { context, ...params });
  };

  return {
    open: (url) => leave('browsingContext.navigate', { url, wait: 'complete' }),
    reload: () => leave('browsingContext.reload', { wait: 'complete' }),
    back: () => leave('browsingContext.traverseHistory', { delta: -1 }),
    run: async (script, ...args) => {
      const answer = Promise.withResolvers<Evaluated>();
      running.add(answer);
      const call = { expression: callOf(script, args), target: { context }, awaitPromise: true };
      send<Evaluated>('script.evaluate', call).then(answer.resolve, answer.reject);
      const evaluated = await answer.promise.finally(() => running.delete(answer));
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return JSON.parse(evaluated.result.value);
    },
    keep: async ({ name, value, path, url }) => {
      const cookie = { name, value: { type: 'string', value }, path, domain: new URL(url).hostname };
      await send('storage.setCookie', { cookie });
    },
    act: async (source) => void (await send('input.performActions', { context, actions: [source] })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: async () => {
      await takeErrors();
      const seen = errors;
      errors = [];
      return seen;
    },
    downloads: path.join(home, 'Downloads'),
    close: async () => {
      connection.close();
      await program.stop();
      removeHome(home);
    },
  };
};
