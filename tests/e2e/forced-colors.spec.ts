import { expect, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { arrive } from './reseller.ts';

test('in forced colours the current page, the selected tab and the tiles of packages can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await page.goto('/your-store/inventory');
  for (const name of ['Main navigation', 'Pages of your store']) {
    const entries = page.getByRole('navigation', { name, exact: true }).getByRole('listitem');
    const lines = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        isCurrent: entry.querySelector('[aria-current]') !== null,
        line: getComputedStyle(entry).borderBlockEndColor,
      })),
    );
    const current = lines.find(({ isCurrent }) => isCurrent);
    const others = lines.filter(({ isCurrent }) => !isCurrent);
    expect(current?.line, name).not.toBe(others[0]?.line);
    expect(new Set(others.map(({ line }) => line)).size, name).toBe(1);
  }
  await page.goto('/store/guest/packages?country=DE');
  const tile = page.getByRole('button', { name: /Germany 1 GB/ });
  await expect(tile).toBeVisible();
  expect(await tile.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  await page.goto('/data-packages');
  const underline = (selected: boolean) =>
    page.getByRole('tab', { selected }).evaluate((element) => getComputedStyle(element).borderBottomStyle);
  expect([await underline(true), await underline(false)]).toEqual(['solid', 'none']);
});
