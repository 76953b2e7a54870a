// The ways to sell, as a reseller finds them from the navigation of the store.
import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { register, withoutData } from './reseller.ts';

/** Each has its name as a heading. */
const tiles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

const openChannels = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Pages of your store' }).getByRole('link', { name: 'Channels' }).click();
  await expect(page).toHaveURL(/\/your-store\/channels$/);
  await expect(tiles(page)).toHaveCount(8);
};

const box = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('complementary').filter({ hasText: text });
const boxes = (page: Page) => box(page, /Your shelf is still empty|Your welcome bonus/);
const hint = (page: Page) => box(page, 'Your shelf is still empty');
const bonus = (page: Page) => box(page, 'Your welcome bonus');

test('each of the eight channels leads to where it is set up or asked for', async ({ page, context }) => {
  await register(page);
  await page.goto('/your-store/dashboard');
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
  // This store has no form, so that each of the five leads to the page that says so.
  await expect(page.getByRole('link', { name: /^Request/ })).toHaveCount(5);
  await page.getByRole('link', { name: 'Request a chat app' }).click();
  await expect(page.getByText('CHANNEL_REQUEST_URL')).toBeVisible();
});

test('with a survey service, each of the five requests opens its form with the e-mail and its own type', async ({
  page,
}) => {
  const { email } = await register(page);
  // As in a store with CHANNEL_REQUEST_URL.
  await withoutData(page);
  await page.route('**/your-store/channels', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"storeSlug"',
      '"channelRequestUrl":"https://forms.example/channel","storeSlug"',
    );
    return route.fulfill({ response: answer, body });
  });
  await page.goto('/your-store/channels');
  const links = page.getByRole('link', { name: /^Request/ });
  await expect(links).toHaveCount(5);
  await expect(links.first()).toHaveAttribute('href', new RegExp(encodeURIComponent(email)));
  const forms = (await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))).map(
    (href) => new URL(href),
  );
  expect(new Set(forms.map(({ host }) => host))).toEqual(new Set(['forms.example']));
  expect(forms.map(({ searchParams }) => searchParams.get('email'))).toEqual(Array.from({ length: 5 }, () => email));
  expect(new Set(forms.map(({ searchParams }) => searchParams.get('type'))).size).toBe(5);
});

test('an empty store shows what comes first and what pays for it, until put away or no longer empty', async ({
  page,
}) => {
  const reseller = await register(page);
  await page.goto('/your-store/dashboard');
  await openChannels(page);
  await expect(bonus(page)).toContainText('5.00');
  await hint(page).getByRole('button').click();
  await expect(hint(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hideChannelHint'))).toBe('true');
  await page.reload();
  await expect(bonus(page)).toBeVisible();
  await expect(hint(page)).toBeHidden();
  await bonus(page).getByRole('button').click();
  expect(await page.evaluate(() => localStorage.getItem('hideJoinerBonus'))).toBe('true');
  await page.reload();
  await expect(tiles(page)).toHaveCount(8);
  await expect(boxes(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('hideChannelHint'));
  await page.reload();
  await expect(hint(page)).toBeVisible();
  await shelve(reseller, 'Germany 1 GB');
  await page.goto('/your-store/channels');
  await expect(tiles(page)).toHaveCount(8);
  await expect(boxes(page)).toHaveCount(0);
});

test('the channels stand whichever call fails, and the boxes come back with it', async ({ page }) => {
  await register(page);
  for (const call of ['**/products/inventory', '**/products/joiner-bonus', '**/client-api/account']) {
    await page.route(call, (route) => route.fulfill({ status: 500, body: '<html>' }));
    await withoutData(page);
    await page.goto('/your-store/channels');
    await expect(tiles(page)).toHaveCount(8);
    await expect(page.getByRole('link', { name: 'Request a chat app' })).toBeVisible();
    await page.unroute(call);
    await page.reload();
    await expect(hint(page)).toBeVisible();
    await expect(bonus(page)).toBeVisible();
  }
});
