// Every story: shown, played, and checked by what `.storybook/preview.tsx` does after it, in each of its looks. Nothing may be
// thrown, refused, left on the console or left without a handler on the way.
import { devices, expect, type Frame, test as base } from '@playwright/test';
import { filesOf, openHidden, play } from './workshop.ts';

/** For the largest screen of a story. */
const ROOM = { width: 1280, height: 1100 };

type Workers = {
  /** With what nothing has caught since the last look. */
  workshop: { frame: Frame; uncaught: string[] };
};

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
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(`not caught: ${message}`));
      await use({ frame: await openHidden(page), uncaught });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const [file, stories] of filesOf(/./)) {
  test(file, async ({ workshop: { frame, uncaught } }) => {
    for (const { id } of stories) {
      const errors = await play(frame, id);
      expect.soft([...errors, ...uncaught.splice(0)], id).toEqual([]);
    }
  });
}
