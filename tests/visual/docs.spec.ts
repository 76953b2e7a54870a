import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

type Entry = { id: string; type: string; importPath: string };
type Docgen = { description?: string };
type Story = { component?: object; subcomponents?: Record<string, object> };
type Preview = { loadStory: (of: { storyId: string }) => Promise<Story> };

const index = JSON.parse(readFileSync(path.resolve('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The stories of what pages use. A part is documented with its component. */
const stories = Object.values(index.entries).filter(
  ({ type, importPath }) =>
    type === 'story' && /^\.\/stories\/(?:ui|components)\//.test(importPath) && !importPath.includes('/parts/'),
);

/** One story of each file. */
const files = new Map(stories.map(({ importPath, id }) => [importPath, id]));

test('the docs page of each component says when to use it', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=none');
  await page.waitForFunction(() => Boolean(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue));
  const silent = await page.evaluate(
    async (ids) => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
      const found: string[] = [];
      for (const storyId of ids) {
        const { component, subcomponents = {} } = await preview.loadStory({ storyId });
        const words = [component, ...Object.values(subcomponents)].map(
          (of) => (Reflect.get(of ?? {}, '__docgenInfo') as Docgen | undefined)?.description ?? '',
        );
        if (!words.some((text) => text.includes('Use it'))) found.push(storyId);
      }
      return found;
    },
    [...files.values()],
  );
  expect(silent).toEqual([]);
});

test('the docs page of a component has a heading for each section of its docstring', async ({ page }) => {
  await page.goto('/iframe.html?id=ui-fields-select--docs&viewMode=docs');
  for (const name of ['When to use it', 'Anatomy', 'Do', 'Don’t', 'Keyboard']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('the docs page of a component explains its props', async ({ page }) => {
  await page.goto('/iframe.html?id=ui-fields-select--docs&viewMode=docs');
  await expect(page.getByText(/Use it for about 5 to 15 options/)).toBeVisible();
  const row = page.getByRole('row', { name: /^isSearchable/ });
  await expect(row).toContainText('Adds a search box above the list.');
});

test('the sidebar marks what is new', async ({ page }) => {
  await page.goto('/?path=/docs/features-account-components-brandfields--docs');
  await expect(page.getByRole('button', { name: 'BrandFields new' })).toBeVisible();
});
