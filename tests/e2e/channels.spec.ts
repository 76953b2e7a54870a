// The ways to sell, as a reseller finds them from the navigation of the store.
import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { arrive, register, withoutData } from './reseller.ts';

/** Each has its name as a heading. */
const tiles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

const openChannels = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Pages of your store' }).getByRole('link', { name: 'Channels' }).click();
  await expect(page).toHaveURL(/\/your-store\/channels$/);
  await expect(tiles(page)).toHaveCount(8);
};

const box = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('complementary').filter({ hasText: text });
const boxes = (page: Page) => box(page, /Your inventory is still empty|Your welcome bonus/);
const hint = (page: Page) => box(page, 'Your inventory is still empty');
const bonus = (page: Page) => box(page, 'Your welcome bonus');

test('each of the eight channels leads to where it is set up or asked for', async ({ page, context }) => {
  await register(page);
  const pages = page.getByRole('navigation', { name: 'Pages of your store' }).getByRole('link');
  await expect(pages).toHaveText(['Dashboard', 'Inventory', 'Channels', 'History']);
  await openChannels(page);
  await expect(page).toHaveTitle(/^Simshelf - Sales channels$/);

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the point of sale' }).click();
  const beside = await opening;
  await expect(beside).toHaveURL(/\/store$/);
  await expect(beside.getByRole('link', { name: 'New customer' })).toBeVisible();
  await beside.close();
  await expect(page).toHaveURL(/\/your-store\/channels$/);

  await page.getByRole('link', { name: 'Set up the API' }).click();
  await expect(page).toHaveURL(/\/api$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Set up the SDK' }).click();
  await expect(page).toHaveURL(/\/sdk\/ios-sdk$/);
  await page.goBack();
  // No address of another form is set, so each of the five leads to the form of the store.
  await expect(page.getByRole('link', { name: /^Request/ })).toHaveCount(5);
  await page.getByRole('link', { name: 'Request a chat app channel' }).click();
  await expect(page.getByRole('textbox', { name: 'Channel or marketplace' })).toHaveValue('Chat app');
});

test('an empty store shows what comes first and what pays for it, until put away or no longer empty', async ({
  page,
}) => {
  const reseller = await register(page, '/your-store/dashboard');
  await expect(hint(page)).toBeVisible();
  await expect(bonus(page)).toContainText('5.00');
  await openChannels(page);
  await expect(bonus(page)).toContainText('5.00');
  await hint(page).getByRole('button').click();
  await expect(hint(page)).toBeHidden();
  await page.reload();
  await expect(bonus(page)).toBeVisible();
  await expect(hint(page)).toBeHidden();
  await bonus(page).getByRole('button').click();
  await expect(boxes(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('hideChannelHint'));
  await page.reload();
  await expect(hint(page)).toBeVisible();
  await expect(boxes(page)).toHaveCount(1);
  await shelve(reseller, 'Germany 1 GB');
  await page.reload();
  await expect(tiles(page)).toHaveCount(8);
  await expect(boxes(page)).toHaveCount(0);
});

test('the channels stand while every other call fails, and the boxes come back with it', async ({ page }) => {
  await arrive(page);
  const calls = ['**/products/inventory', '**/products/joiner-bonus', '**/client-api/account'];
  for (const call of calls) await page.route(call, (route) => route.fulfill({ status: 500, body: '<html>' }));
  await withoutData(page);
  await page.goto('/your-store/channels');
  await expect(tiles(page)).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Request a chat app channel' })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(hint(page)).toBeVisible();
  await expect(bonus(page)).toBeVisible();
});
