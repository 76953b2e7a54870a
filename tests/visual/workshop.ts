import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { sizeOf } from '../../.storybook/modes.ts';

export type Entry = {
  id: string;
  type: string;
  title: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
};

const running = process.env['WORKSHOP'];

const index = JSON.parse(
  running === undefined
    ? readFileSync(path.resolve('storybook-static/index.json'), 'utf8')
    : await (await fetch(`${running}/index.json`)).text(),
) as { entries: Record<string, Entry> };

/** All stories of the workshop. */
export const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** The stories of each file whose path matches, by that path without "./stories/" and the ending. */
export const filesOf = (pattern: RegExp): Map<string, Entry[]> => {
  const files = new Map<string, Entry[]>();
  for (const entry of stories) {
    const file = entry.importPath.replace('./stories/', '').replace('.stories.tsx', '');
    if (pattern.test(file)) files.set(file, [...(files.get(file) ?? []), entry]);
  }
  return files;
};

type Report = {
  status: string;
  result: {
    error?: unknown;
    violations?: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
  };
};

type Payload = { storyId?: string; message?: string; reporters?: Report[] };

type Channel = {
  on: (event: string, listener: (payload: Payload) => void) => void;
  off: (event: string, listener: (payload: Payload) => void) => void;
  emit: (event: string, payload: object) => void;
};

type Globals = { viewport?: { value?: Parameters<typeof sizeOf>[0] } };

export type Prepared = {
  parameters: { chromatic?: { modes: object } };
  storyGlobals: Globals;
  argTypes: Record<string, { control?: { type?: string }; table?: { type?: { summary?: string } } }>;
  initialArgs: Record<string, unknown>;
  component?: object;
  subcomponents?: Record<string, object>;
};

/**
 * Turns the marks of Storybook's add-ons off: for them it reads the style of every element whenever a story is shown. To be
 * called once for a page.
 */
export const withoutMarks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let features: object = {};
    Object.defineProperty(window, 'FEATURES', {
      get: () => features,
      set: (all: object) => {
        features = { ...all, highlight: false };
      },
    });
  });

const isReady = (): boolean => Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue);

const loadFonts = (): Promise<unknown> => Promise.all(Array.from(document.fonts, (font) => font.load()));

/** Opens the page that shows one story after the other. Colours and names are checked by the stories' own tests. */
export const openWorkshop = async (page: Page): Promise<void> => {
  await page.goto('/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true');
  // Only then does it know its stories.
  await page.waitForFunction(isReady);
  // A chart measures its labels once: in the font of the product, whichever story is the first to use it.
  await page.evaluate(loadFonts);
};

/**
 * Opens it in a frame that takes the size of each story's screen, and in which stories are checked
 * (`.storybook/tested-frame.ts`). A test reads the page and nobody looks at it: unpainted it takes a fifth less of the machine.
 */
export const openHidden = async (page: Page): Promise<Frame> => {
  await withoutMarks(page);
  // Any address of the same origin.
  await page.goto('/project.json');
  const element = await page.evaluateHandle((testSize) => {
    const frame = document.createElement('iframe');
    frame.id = 'tested';
    frame.dataset['testSize'] = testSize;
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; visibility: hidden';
    // Nor does anybody look at the panel that lists the steps of a play.
    frame.src = '/iframe.html?viewMode=story&id=none&instrument=false';
    document.body.replaceChildren(frame);
    return frame;
  }, process.env['TEST_SIZE'] ?? '');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The browser shows no frame.');
  await frame.waitForURL('**/iframe.html*');
  await frame.waitForFunction(isReady);
  await frame.evaluate(loadFonts);
  return frame;
};

/** Shows a story, plays and checks it; resolves to what went wrong. */
export const play = (page: Page | Frame, storyId: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const errors: string[] = [];
        const say = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));
        const failing = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        const listeners = failing.map((event) => {
          const listener = ({ message }: Payload): void => void errors.push(`${event}: ${message ?? ''}`);
          channel.on(event, listener);
          return [event, listener] as const;
        });
        const finished = ({ storyId, reporters = [] }: Payload): void => {
          if (storyId !== id) return;
          channel.off('storyFinished', finished);
          for (const [event, listener] of listeners) channel.off(event, listener);
          for (const { status, result } of reporters.filter((report) => report.status === 'failed')) {
            if (result.error !== undefined) errors.push(`${status}: ${say(result.error)}`);
            for (const { id: rule, help, nodes } of result.violations ?? [])
              errors.push(
                `${rule}: ${help}: ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join('; ')}`,
              );
          }
          resolve(errors);
        };
        channel.on('storyFinished', finished);
        // What another story left in the browser.
        localStorage.clear();
        sessionStorage.clear();
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

/** Changes globals of the toolbar for the story that is shown, which takes less than to play it again. */
export const change = (page: Page, globals: object): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const finished = (): void => {
          channel.off('storyFinished', finished);
          resolve();
        };
        channel.on('storyFinished', finished);
        channel.emit('updateGlobals', { globals: changed });
      }),
    globals,
  );
