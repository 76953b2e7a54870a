import { expect, test } from '@playwright/test';
import { shiftOf } from './layout-shift.ts';
import { register } from './reseller.ts';

/** The screens that are opened most, and the height of the band above each (readings SHE-007). */
const screens: readonly [string, number][] = [
  ['/your-store/dashboard', 213],
  ['/your-store/inventory', 213],
  ['/data-packages', 213],
  ['/your-store/history', 213],
  ['/credits', 213],
  ['/pricing', 213],
  ['/sdk/ios-sdk', 213],
  ['/store', 120],
];

test('nothing moves while a page comes up, and its header is as high as agreed', async ({ page }) => {
  await register(page);
  for (const [address, height] of screens) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const header = page.getByTestId('page-header');
    await expect(header).toBeVisible();
    expect({ address, shift: await shiftOf(page) }).toEqual({ address, shift: 0 });
    expect({ address, height: (await header.boundingBox())?.height }).toEqual({ address, height });
  }
});

/** What a text's key looks like, in place of the text. */
const key = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/;

test('a page that is opened by its address has all its texts', async ({ page }) => {
  await register(page);
  for (const [address] of screens) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByTestId('page-header')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
  }
});

test('a page asks for few scripts', async ({ page }) => {
  await register(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/your-store/inventory', { waitUntil: 'load' });
  await expect(page.getByTestId('page-header')).toBeVisible();
  expect(scripts.size).toBeLessThan(35);
});
