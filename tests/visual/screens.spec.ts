import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inLooks, sizeOf } from '../../.storybook/modes.ts';
import { inSample } from '#support/size.ts';

type Entry = { id: string; importPath: string; exportName?: string };

const index = JSON.parse(readFileSync(path.resolve('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The key screens: file of the story below stories/, and its name. They are stories that press nothing. */
const screens: readonly (readonly [file: string, story: string])[] = [
  ['features/landing/LandingPage', 'Initial'],
  ['features/legal/TermsPage', 'Initial'],
  ['features/dashboard/DashboardPage', 'Default'],
  ['features/inventory/InventoryPage', 'Default'],
  ['features/history/HistoryPage', 'Several'],
  ['features/history/SoldItemPage', 'SeveralEsims'],
  ['features/packages/PackagesPage', 'Default'],
  ['features/checkout/CartCheckoutPage', 'Default'],
  ['features/pricing/PricingPage', 'Default'],
  ['features/credits/CreditsPage', 'Initial'],
  ['features/point-of-sale/StorePage', 'Initial'],
  ['features/point-of-sale/NewCustomerPage', 'Initial'],
  ['features/point-of-sale/PackageChoicePage', 'Initial'],
  ['features/point-of-sale/SellPage', 'Initial'],
  ['features/account/AccountDetailsPage', 'German'],
  ['features/api/ApiPage', 'Initial'],
  ['features/sdk/SdkPage', 'WithoutServerUrl'],
  ['traveller/Installation', 'PaleBrand'],
  ['traveller/Profile', 'Mobile'],
];

const looks = Object.entries(inLooks('desktop', 'mobile de').chromatic.modes);

/** A day of the contract's examples. */
const now = '2026-03-15T12:00:00Z';

const idOf = (file: string, story: string): string => {
  const found = Object.values(index.entries).find(
    ({ importPath, exportName }) => importPath === `./stories/${file}.stories.tsx` && exportName === story,
  );
  if (!found) throw new Error(`There is no story ${story} in ${file}`);
  return found.id;
};

/** Waits until a story is complete: loaded, without pending requests, with fonts. */
const complete = async (page: Page): Promise<void> => {
  await page.locator('body.sb-show-main #storybook-root > :not(style)').first().waitFor();
  await expect(page.locator('[class*="_skeleton_"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

type Channel = { emit: (event: string, payload: object) => void; once: (event: string, then: () => void) => void };

/** Changes the look of the story that is shown, which takes less than to load Storybook for each. */
const change = (page: Page, globals: object): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals: changed });
      }),
    globals,
  );

for (const [file, story] of screens.filter((_, index) => inSample(index, 3))) {
  test(`${file} ${story} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    // Violations are found by the stories' own tests.
    await page.goto(`/iframe.html?id=${idOf(file, story)}&viewMode=story&globals=a11y.manual:!true`);
    for (const [name, { viewport, language = 'en', theme = 'light' }] of looks) {
      await complete(page);
      await page.setViewportSize(sizeOf(viewport.value));
      await change(page, { language, theme });
      await complete(page);
      const picture = `${path.basename(file)}-${name.replace(' ', '-')}.png`;
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
    }
  });
}
