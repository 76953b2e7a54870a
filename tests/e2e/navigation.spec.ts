import { expect, type Locator, type Page, test } from '@playwright/test';
import { pageHeading } from './page-heading.ts';
import { acceptTerms, register } from './reseller.ts';

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });
const burger = (page: Page): Locator => page.getByRole('button', { name: 'Open menu' });
const yourStore = (page: Page): Locator => navigation(page).getByRole('link', { name: 'Your Store Sell' });

test.beforeEach(async ({ page }) => {
  await register(page);
  await acceptTerms(page);
});

/** Each entry, and where it leads (SHE-012). */
const entries: readonly [string, RegExp][] = [
  ['Your store', /\/your-store\/dashboard$/],
  ['Credits', /\/credits$/],
  ['Pricing', /\/pricing$/],
  ['Docs', /\/api\/specifications$/],
  ['API', /\/api$/],
  ['SDK', /\/sdk\/ios-sdk$/],
  ['Account', /\/account\/details$/],
];

test('the eight entries stand in their order, and each leads to its area', async ({ page }) => {
  const links = navigation(page).getByRole('list').getByRole('link');
  await expect(links).toHaveText(entries.map(([name]) => new RegExp(`^${name}`)));
  const buttons = navigation(page).getByRole('button');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toHaveAccessibleName('Search');
  await expect(buttons.last()).toHaveAccessibleName('Sign out');
  for (const [index, [, address]] of entries.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(address);
    await expect(pageHeading(page)).toBeVisible();
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
  }
});

test('selling and buying are one press away', async ({ page }) => {
  await yourStore(page).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.goto('/your-store/dashboard');
  await page.getByRole('link', { name: 'Buy packages' }).click();
  await expect(page).toHaveURL(/\/data-packages$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await burger(page).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sell a package' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

// PKG-015
test('the packages lead back to the page that led to them, and nowhere after a load of the page', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back' });
  await page.goto('/your-store/dashboard');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.getByRole('link', { name: 'Buy packages' }).click();
  await back.click();
  await expect(page).toHaveURL(/\/your-store\/dashboard$/);
  await page.goto('/data-packages');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('at 920 pixels there are a burger and cards, at 921 a row and a table', async ({ page }) => {
  await page.goto('/data-packages');
  await page.setViewportSize({ width: 920, height: 800 });
  await expect(burger(page)).toBeVisible();
  await expect(navigation(page).getByRole('list')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.setViewportSize({ width: 921, height: 800 });
  await expect(burger(page)).toBeHidden();
  await expect(navigation(page).getByRole('list')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the way back takes the place of the point of sale once there is a page to go back to', async ({ page }) => {
    await page.goto('/credits');
    await expect(yourStore(page)).toHaveAttribute('href', '/store');
    await page.goto('/data-packages');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Before the app is there, a link loads the next page, which has none to go back to.
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    // Not by a click: rows above it are measured as it scrolls into view, which moves it.
    await page.getByRole('link', { name: 'Privacy policy' }).press('Enter');
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(yourStore(page)).toBeHidden();
    await navigation(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/data-packages$/);
  });

  test('signing out closes the menu, and leaves sign-in alone', async ({ page }) => {
    await burger(page).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/terms-and-conditions');
    await expect(navigation(page).getByRole('button')).toHaveText(['Sign in']);
    await expect(navigation(page).getByRole('link')).toHaveCount(1); // the store's name
  });
});
