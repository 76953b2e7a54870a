import { expect, type Locator, type Page, test } from '@playwright/test';
import { acceptTerms, register } from './reseller.ts';

// The catalogue has more packages than a list renders whole. Its first rows are there before the code for the others.

/** Keeps the code of long lists away until the returned function is called, which resolves when it has been run. */
const holdLongLists = async (page: Page): Promise<() => Promise<void>> => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const script = /\/assets\/Long(?:Table|List)-[^/]+\.js$/;
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(script);
  return async () => {
    resolve();
    const address = (await asked).url();
    await page.evaluate(
      (file) =>
        import(file).then(
          () => new Promise<void>((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown()))),
        ),
      address,
    );
  };
};

const rowOf = (page: Page, name: string): Locator => page.getByRole('table', { name: 'Packages' }).getByRole('row', { name });

const nameOfThird = async (page: Page): Promise<string> => {
  const table = page.getByRole('table', { name: 'Packages' });
  await expect(table).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  const name = await table.getByRole('row').nth(3).getByRole('cell').first().innerText();
  return name.split('\n')[0] ?? '';
};

test.beforeEach(async ({ page }) => {
  await register(page);
  await acceptTerms(page);
});

test('the focus stays where it is when the other rows of a long list come', async ({ page }) => {
  const release = await holdLongLists(page);
  await page.goto('/pricing');
  const name = await nameOfThird(page);
  const details = rowOf(page, name).getByRole('button').first();
  await details.focus();
  await release();
  await expect(page.locator('[aria-rowindex="4"]')).toContainText(name);
  await expect(details).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[aria-rowindex="3"] button').last()).toBeFocused();
});

test('a press that began before the other rows of a long list came counts', async ({ page }) => {
  const release = await holdLongLists(page);
  await page.goto('/pricing');
  const name = await nameOfThird(page);
  await rowOf(page, name).getByRole('button').first().hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText(name);
  await expect(page.locator('[aria-rowcount]')).toHaveCount(1);
});
