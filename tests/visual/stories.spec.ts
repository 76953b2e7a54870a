// Every story: shown, played, and checked by what `.storybook/preview.tsx` does after it, in each of its looks. Nothing may be
// thrown, refused, left on the console or left without a handler on the way.
import { devices, expect, type Frame, test as base } from '@playwright/test';
import { filesOf, openHidden, play } from './workshop.ts';

/** For the largest screen of a story. */
const ROOM = { width: 1280, height: 1100 };

type Workers = { workshop: Frame };

const test = base.extend<object, Workers>({
  /** The workshop, opened once for all stories of a worker: to load it takes longer than most files take to run. */
  workshop: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'UTC', contextOptions } = project.use;
      // By this name Storybook ends motion instead of waiting for it.
      const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        userAgent,
        viewport: ROOM,
      });
      await use(await openHidden(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const [file, stories] of filesOf(/./)) {
  test(file, async ({ workshop }) => {
    for (const { id } of stories) expect.soft(await play(workshop, id), id).toEqual([]);
  });
}
