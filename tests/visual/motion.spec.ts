import { expect, type Page, test } from '@playwright/test';
import { sizeOf } from '../../.storybook/modes.ts';
import { inSample } from '#support/size.ts';
import { openWorkshop, play, type Prepared, stories } from './workshop.ts';

/**
 * Where most moves or loads late: layers that fade, long lists, flows through the whole store. STORIES=. takes all of
 * them.
 */
const MOVING = new RegExp(
  process.env['STORIES'] ??
    '^./stories/(?:flows/|ui/(?:fields/Select|list|overlays|table|tooltip)|shell/Root|features/history/components/MetatagView)',
);

const moving = stories.filter(({ importPath }) => MOVING.test(importPath));

const PAGES = 2;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 1_800_000 });

/**
 * The size of the screen that Storybook would give the story. A scroll of the story before would close this one's
 * tooltip.
 */
const fit = async (page: Page, storyId: string): Promise<void> => {
  const viewport = await page.evaluate(async (id) => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
      loadStory: (of: { storyId: string }) => Promise<Prepared>;
    };
    const { storyGlobals } = await preview.loadStory({ storyId: id });
    return storyGlobals.viewport?.value ?? 'desktop';
  }, storyId);
  await page.setViewportSize(sizeOf(viewport));
};

for (let number = 0; number < PAGES; number += 1) {
  if (!inSample(number, PAGES)) continue;
  test(`stories end well with motion on, part ${number + 1} of ${PAGES}`, async ({ page }) => {
    await openWorkshop(page);
    const red: Record<string, string[]> = {};
    for (const { id } of moving.filter((_, place) => place % PAGES === number)) {
      await fit(page, id);
      const errors = await play(page, id);
      if (errors.length > 0) red[id] = errors;
    }
    expect(red).toEqual({});
  });
}
