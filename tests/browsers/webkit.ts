// WebKit by its driver for GTK, which speaks WebDriver: JSON over HTTP. Its browser needs a display.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#support/free-port.ts';
import { until } from '#support/poll.ts';
import { makeHome, type Program, programs, removeHome, startProgram } from './program.ts';
import { callOf, type Tab, type TabOptions } from './tab.ts';

/** Wider and higher than any window of the tests. */
const SCREEN = '1400x1200x24';

/** A display that is not seen; resolves to its name. */
const startDisplay = async (): Promise<{ display: string; program: Program }> => {
  const ready = Promise.withResolvers<string>();
  const [file] = programs.display.files;
  const program = startProgram({
    file,
    // It takes a free number, and prints it.
    args: ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    env: {},
    onLine: (line) => /^\d+$/.test(line) && ready.resolve(`:${line}`),
  });
  program.process.once('close', () => ready.reject(new Error('Xvfb ended before it was ready')));
  return { display: await ready.promise, program };
};

/** Without it the bar with the address is 447 px wide at least, and the window as well. */
const NARROW_BAR = 'window * { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

export const openWebKit = async ({ isDark }: TabOptions): Promise<Tab> => {
  const home = makeHome();
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
  writeFileSync(path.join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}/Downloads"\n`);
  const { display, program: screen } = await startDisplay();
  const port = await freePort();
  const [file, browser] = programs.webkit.files;
  const driver = startProgram({
    file,
    args: [`--port=${port}`],
    env: { HOME: home, DISPLAY: display, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita', NO_AT_BRIDGE: '1' },
    onLine: () => undefined,
  });

  const call = async <Result>(address: string, body?: object, method = 'POST'): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation'],
      },
    },
  };
  const listens = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('WebKitWebDriver listens', listens);
  const { sessionId } = await call<{ sessionId: string }>('/session', { capabilities });
  const inSession = <Result>(address: string, body?: object, method?: string): Promise<Result> =>
    call(`/session/${sessionId}${address}`, body, method);
  let bar = 0;

  const run: Tab['run'] = async (script, ...args) =>
    JSON.parse(await inSession<string>('/execute/sync', { script: `return ${callOf(script, args)}`, args: [] }));

  return {
    open: (url) => inSession('/url', { url }),
    reload: () => inSession('/refresh'),
    back: () => inSession('/back'),
    run,
    // The driver takes cookies for the page that is open.
    keep: ({ name, value, path, url }) =>
      inSession('/url', { url }).then(() => inSession('/cookie', { cookie: { name, value, path } })),
    act: (source) => inSession('/actions', { actions: [source] }),
    resize: async (width, height) => {
      // The size is that of the window, which has a bar; the page has its own a moment later.
      await inSession('/window/rect', { width, height: height + bar });
      await until(`the page is ${width} px wide`, async () => {
        const [shownWidth, shownHeight] = await run(
          () =>
            new Promise<[number, number]>((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(() => resolve([innerWidth, innerHeight])));
            }),
        );
        if (shownWidth !== width) return false;
        if (shownHeight === height) return true;
        bar += height - shownHeight;
        await inSession('/window/rect', { width, height: height + bar });
        return false;
      });
    },
    picture: async () => Buffer.from(await inSession<string>('/screenshot', undefined, 'GET'), 'base64'),
    // The driver has no console, and the private session that it opens prints none.
    errors: () => Promise.resolve([]),
    downloads: path.join(home, 'Downloads'),
    close: async () => {
      await inSession('', undefined, 'DELETE');
      await driver.stop();
      await screen.stop();
      removeHome(home);
    },
  };
};
