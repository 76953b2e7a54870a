import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sizeOf } from '../../.storybook/modes.ts';
import { inSample } from '#support/size.ts';

type Entry = { id: string; type: string; importPath: string };
type StoryGlobals = { viewport?: { value?: Parameters<typeof sizeOf>[0] } };
type Channel = {
  on: (event: string, listener: (payload: { storyId?: string; message?: string }) => void) => void;
  emit: (event: string, payload: object) => void;
};

const index = JSON.parse(readFileSync(path.resolve('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/**
 * Where most moves or loads late: layers that fade, long lists, flows through the whole store. STORIES=. takes all of
 * them.
 */
const MOVING = new RegExp(
  process.env['STORIES'] ??
    '^./stories/(?:flows/|ui/(?:fields/Select|list|overlays|table|tooltip)|shell/Root|features/history/components/MetatagView)',
);

const moving = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'story' && MOVING.test(importPath),
);

const PAGES = 2;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 1_800_000 });

/**
 * The size of the screen that Storybook would give the story. A scroll of the story before would close this one's
 * tooltip.
 */
const fit = async (page: Page, storyId: string): Promise<void> => {
  const globals = await page.evaluate(async (id): Promise<StoryGlobals> => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
      loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: StoryGlobals }>;
    };
    const { storyGlobals } = await preview.loadStory({ storyId: id });
    return storyGlobals;
  }, storyId);
  await page.setViewportSize(sizeOf(globals.viewport?.value ?? 'desktop'));
};

/** Plays a story; resolves to what went wrong. */
const play = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const errors: string[] = [];
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
          channel.on(event, (error) => void errors.push(`${event}: ${error.message?.split('\n')[0] ?? ''}`));
        channel.on('storyFinished', (finished) => finished.storyId === id && resolve(errors));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

for (let number = 0; number < PAGES; number += 1) {
  if (!inSample(number, PAGES)) continue;
  test(`stories end well with motion on, part ${number + 1} of ${PAGES}`, async ({ page }) => {
    // Colours are checked by the stories' own tests, where nothing fades.
    await page.goto('/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true');
    // Only then does it know its stories.
    await page.waitForFunction(() => Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue));
    const red: Record<string, string[]> = {};
    for (const { id } of moving.filter((_, place) => place % PAGES === number)) {
      await fit(page, id);
      const errors = await play(page, id);
      if (errors.length > 0) red[id] = errors;
    }
    expect(red).toEqual({});
  });
}
