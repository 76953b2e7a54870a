import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

type Entry = { id: string; importPath: string; exportName?: string };

const index = JSON.parse(readFileSync(path.resolve('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/**
 * The key screens: file of the story below stories/, and its name. They are stories that play nothing, so that the
 * picture is of the screen as it comes up, in whatever language.
 */
const screens: readonly (readonly [file: string, story: string])[] = [
  ['pages/landing/LandingPage', 'Mobile'],
  ['pages/legal/Legal', 'Mobile'],
  ['pages/dashboard/DashboardPage', 'Mobile'],
  ['pages/inventory/InventoryPage', 'LongValues'],
  ['pages/history/HistoryPage', 'Mobile'],
  ['pages/history/SoldItemPage', 'Mobile'],
  ['pages/packages/PackagesPage', 'MobileList'],
  ['pages/checkout/CartCheckoutPage', 'Mobile'],
  ['pages/pricing/PricingPage', 'Mobile'],
  ['pages/credits/CreditsPage', 'Mobile'],
  ['pages/point-of-sale/StorePage', 'Mobile'],
  ['pages/point-of-sale/NewCustomerPage', 'Mobile'],
  ['pages/point-of-sale/PackageChoicePage', 'Mobile'],
  ['pages/point-of-sale/SellPage', 'Mobile'],
  ['pages/account/AccountPage', 'German'],
  ['pages/api/ApiPage', 'Mobile'],
  ['pages/sdk/SdkPage', 'WithoutServerUrl'],
  ['traveller/Installation', 'PaleBrand'],
  ['traveller/Profile', 'Mobile'],
];

const looks = [
  { name: '1280', viewport: { width: 1280, height: 900 }, globals: 'language:en;theme:light' },
  { name: '390-de', viewport: { width: 390, height: 844 }, globals: 'language:de;theme:light' },
];

/** A day of the contract's examples. */
const now = '2026-03-15T12:00:00Z';

const idOf = (file: string, story: string): string => {
  const found = Object.values(index.entries).find(
    ({ importPath, exportName }) => importPath === `./stories/${file}.stories.tsx` && exportName === story,
  );
  if (!found) throw new Error(`There is no story ${story} in ${file}`);
  return found.id;
};

/** Shows a story, and waits until it stands: all loaded, nothing fetched any more, the fonts there. */
const show = async (page: Page, id: string, globals: string): Promise<void> => {
  await page.clock.setFixedTime(now);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('body.sb-show-main #storybook-root > :not(style)').first().waitFor();
  await expect(page.locator('[class*="_skeleton_"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

for (const [file, story] of screens) {
  for (const { name, viewport, globals } of looks) {
    test(`${file} ${story} looks as it did at ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await show(page, idOf(file, story), globals);
      await expect(page).toHaveScreenshot(`${path.basename(file)}-${name}.png`, { fullPage: true });
    });
  }
}
