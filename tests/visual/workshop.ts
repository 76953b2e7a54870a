import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { sizeOf } from '../../.storybook/modes.ts';

export type Entry = {
  id: string;
  type: string;
  title: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
};

const index = JSON.parse(readFileSync(path.resolve('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** All stories of the built workshop. */
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

type Channel = {
  on: (event: string, listener: (payload: { storyId?: string; message?: string }) => void) => void;
  off: (event: string, listener: (payload: { storyId?: string; message?: string }) => void) => void;
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

/** Opens the page that shows one story after the other. Colours and names are checked by the stories' own tests. */
export const openWorkshop = async (page: Page): Promise<void> => {
  await page.goto('/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true');
  // Only then does it know its stories.
  await page.waitForFunction(() => Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue));
  // A chart measures its labels once: in the font of the product, whichever story is the first to use it.
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())));
};

/** Shows a story, and plays it; resolves to what went wrong. */
export const play = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const errors: string[] = [];
        const failing = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        const listeners = failing.map((event) => {
          const listener = ({ message }: { message?: string }): void =>
            void errors.push(`${event}: ${message?.split('\n')[0] ?? ''}`);
          channel.on(event, listener);
          return [event, listener] as const;
        });
        const finished = (story: { storyId?: string }): void => {
          if (story.storyId !== id) return;
          channel.off('storyFinished', finished);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(errors);
        };
        channel.on('storyFinished', finished);
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
