import { expect, type Locator, type Page, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { arrive } from './reseller.ts';

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

/** The name of the third package's button, once the app has taken over the page. */
const thirdButton = async (page: Page): Promise<string> => {
  const table = page.getByRole('table', { name: 'Packages' });
  await expect(table).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  return (await table.getByRole('row').nth(3).getByRole('button').getAttribute('aria-label')) ?? '';
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await acceptCurrentTerms(await arrive(page));
});

test('the focus stays where it is when the other rows of a long list come', async ({ page }) => {
  const release = await holdLongLists(page);
  await page.goto('/pricing');
  const name = await thirdButton(page);
  await button(page, name).focus();
  await release();
  await expect(page.locator('[aria-rowindex="4"]').getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[aria-rowindex="3"]').getByRole('button')).toBeFocused();
});

test('a press that began before the other rows of a long list came counts', async ({ page }) => {
  const release = await holdLongLists(page);
  await page.goto('/pricing');
  const name = await thirdButton(page);
  await button(page, name).hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText(name.replace('Details of ', ''));
  await expect(page.locator('[aria-rowcount]')).toHaveCount(1);
});
