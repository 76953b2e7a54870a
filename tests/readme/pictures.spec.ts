// Takes the pictures of README from the store of the demo reseller.
import { expect, type Page, test } from '@playwright/test';

test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 });

const take = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled', caret: 'hide' });

test('the dashboard, the till and what a traveller sees', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the demo store' }).click();
  await page.getByRole('button', { name: /^Hide: / }).click();
  const year = page.waitForResponse(/\/revenue/);
  await page.getByRole('radio', { name: '1 year' }).click({ force: true });
  await year;
  await expect(page.locator('[class*=skeleton]')).toHaveCount(0);
  await expect(page.locator('.apexcharts-series path').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await take(page, 'dashboard');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/store');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await take(page, 'till');

  await page.goto('/your-store/history');
  await page
    .getByRole('link', { name: /Europe/ })
    .first()
    .click();
  const link = await page.getByTitle(/\/customer\/profile\?token=/).getAttribute('title');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(link ?? '');
  await take(page, 'traveller');
});
