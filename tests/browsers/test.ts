// A walk has a user in a browser that has never been at the store. It fails if the console shows an error that it does not expect.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import { createUser, type User } from './user.ts';
import { openWebKit } from './webkit.ts';

type Options = { engine: 'firefox' | 'webkit'; isDark: boolean };

const open = { firefox: openFirefox, webkit: openWebKit };

const WIDTHS = [390, 1280] as const;
const HEIGHT = 844;

type Fixtures = {
  user: User;
  /** Looks at this step at the width of a phone and of a desk: nothing is wider than the window. Keeps a picture of each. */
  look: (step: string) => Promise<void>;
};

export const test = base.extend<Options & Fixtures>({
  engine: ['firefox', { option: true }],
  isDark: [false, { option: true }],
  user: async ({ engine, isDark, baseURL }, walk, info) => {
    const tab = await open[engine]({ isDark });
    await tab.resize(1280, HEIGHT);
    await walk(createUser(tab, baseURL ?? ''));
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('window.png'), await tab.picture());
    const errors = await tab.errors();
    await tab.close();
    expect(errors, 'errors of the console').toEqual([]);
  },
  look: async ({ user, engine }, walk, { title }) => {
    await walk(async (step) => {
      const folder = path.join(
        import.meta.dirname,
        '../../.playwright/browsers',
        engine,
        title.replaceAll(/\W+/g, '-'),
      );
      mkdirSync(folder, { recursive: true });
      for (const width of WIDTHS) {
        await user.tab.resize(width, HEIGHT);
        await user.settled();
        expect.soft(await user.tooWide(), `${step} at ${width} px`).toEqual([]);
        writeFileSync(path.join(folder, `${step}-${width}.png`), await user.tab.picture());
      }
    });
  },
});

export { expect } from '@playwright/test';
