import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { sizeOf } from '../../.storybook/modes.ts';
import { change, type Entry, filesOf, openWorkshop, play, type Prepared, withoutMarks } from './workshop.ts';

/** A day of the contract's examples. */
const NOW = '2026-03-15T12:00:00Z';

/** How long a skeleton may be shown: in a loading state it stays for ever. */
const LOADING_MS = 1_000;

const pages = filesOf(/^features\/.*Page$|^traveller\//);
const components = filesOf(/^(?:ui|components)\/(?!.*\/parts\/)/);

type Workshops = {
  /** The workshop, opened once for all pictures of a worker. A page is drawn at half its size, so that its picture is small. */
  workshopOf: (scale: number) => Promise<Page>;
};

const test = base.extend<object, Workshops>({
  workshopOf: [
    async ({ browser }, use, { project }) => {
      const opened = new Map<number, Promise<Page>>();
      const open = async (deviceScaleFactor: number): Promise<Page> => {
        const { baseURL = '', locale = 'en-GB', timezoneId = 'UTC', contextOptions } = project.use;
        const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, deviceScaleFactor });
        const page = await context.newPage();
        await page.clock.setFixedTime(NOW);
        await withoutMarks(page);
        await openWorkshop(page);
        return page;
      };
      await use((scale) => {
        const page = opened.get(scale) ?? open(scale);
        opened.set(scale, page);
        return page;
      });
      for (const page of opened.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

type Choice = { id: string; viewport: Parameters<typeof sizeOf>[0] };

/** The story that its author shows in the looks of the product; else the first one. */
const choose = (page: Page, entries: readonly Entry[]): Promise<Choice> =>
  page.evaluate(
    async (ids) => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
        loadStory: (of: { storyId: string }) => Promise<Prepared>;
      };
      const prepared = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
      const inLooks = prepared.findIndex(({ parameters }) => Object.keys(parameters.chromatic?.modes ?? {}).length > 1);
      const at = Math.max(0, inLooks);
      return { id: ids[at] ?? '', viewport: prepared[at]?.storyGlobals.viewport?.value ?? 'desktop' };
    },
    // Behaviours end in another state.
    entries.filter(({ tags }) => tags?.includes('behaviour') !== true).map(({ id }) => id),
  );

/** Waits until what is shown is complete: loaded, with its fonts and pictures, drawn. */
const complete = (page: Page): Promise<void> =>
  page.evaluate(async (loadingMs) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // Storybook shows a spinner of its own where a story takes long to prepare.
    while (document.body.classList.contains('sb-show-preparing-story')) await nextFrame();
    // Stories hold other clocks.
    const now = () => Number(document.timeline.currentTime);
    const end = now() + loadingMs;
    while (document.querySelector('[class*="_skeleton_"]') && now() < end) await nextFrame();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await nextFrame();
    await nextFrame();
  }, LOADING_MS);

type Area = { x: number; y: number; width: number; height: number };

/** The part of the screen that a component fills: all of it where a layer or a toast covers it. */
const drawn = (page: Page): Promise<Area> =>
  page.evaluate(() => {
    const { clientWidth: width, clientHeight } = document.documentElement;
    const layers = '[role="dialog"], [role="alertdialog"], [role="tooltip"], [role="listbox"], [data-toast]';
    const bottom = document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? clientHeight;
    // Below it there is as much room as above it.
    const isFull = document.querySelector(layers) !== null || bottom > clientHeight;
    return { x: 0, y: 0, width, height: isFull ? clientHeight : Math.min(Math.ceil(bottom) + 16, clientHeight) };
  });

/**
 * What a story pressed stays hovered until the browser tells of the real mouse, which it does at a time of its own. A tooltip is
 * there because of it.
 */
const endHover = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector('[role="tooltip"]') !== null) return;
    document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });

const names: string[][] = [];

const show = (kind: string, files: Map<string, Entry[]>, scale: number): void => {
  for (const [file, entries] of files) {
    const nameOf = (look: string): string[] => [...path.dirname(file).split('/'), `${path.basename(file)}-${look}.png`];
    names.push(...['light', 'dark', 'german'].map(nameOf));
    test(`${kind} ${file} looks as it did`, async ({ workshopOf }) => {
      const page = await workshopOf(scale);
      const { id, viewport } = await choose(page, entries);
      const shoot = async (look: string): Promise<void> => {
        await endHover(page);
        await complete(page);
        const area = kind === 'page' ? { fullPage: true } : { clip: await drawn(page) };
        await expect.soft(page).toHaveScreenshot(nameOf(look), { ...area, scale: 'device' });
      };
      // Whether the focus is drawn depends on what was last used: the keyboard of the story before, or the mouse.
      await page.mouse.click(0, 0);
      await page.setViewportSize(sizeOf(viewport));
      expect(await play(page, id)).toEqual([]);
      await shoot('light');
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
      await shoot('dark');
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
      // The longest words on the narrowest screen.
      await page.setViewportSize(sizeOf('mobile'));
      await change(page, { language: 'de' });
      await shoot('german');
      // An open dialog hides what is around it from assistive technology, and would hide the next story as well.
      const isOpen = (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0;
      await (isOpen ? openWorkshop(page) : change(page, { language: 'en' }));
    });
  }
};

show('page', pages, 0.5);
show('component', components, 1);

base('every picture belongs to a story', () => {
  const folder = path.join(import.meta.dirname, 'pictures');
  const kept = existsSync(folder) ? globSync('**/*.png', { cwd: folder }) : [];
  const known = new Set(names.map((name) => path.join(...name)));
  expect(kept.filter((name) => !known.has(name))).toEqual([]);
});
