// What a reseller reads off the dashboard: what the sales brought in, what they cost, and which were the last ones.
import { expect, type Page, test } from '@playwright/test';
import { bodyOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { enter, register, withoutData } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

/** Puts these packages on the shelf and sells each to a guest, from the welcome bonus. */
const sellEach = async ({ api }: Reseller, names: readonly string[]): Promise<Schemas['SoldItem'][]> => {
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const ids = dataPackages.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const { items } = await bodyOf(api.PUT('/products/inventory/', { body: { addedPacks: ids, removedPacks: [] } }));
  const results = await Promise.all(
    items.map(({ id }) => bodyOf(api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }))),
  );
  return results.map(({ activatedItem }) => activatedItem);
};

const sum = (values: readonly number[]): string =>
  (values.reduce((cents, value) => cents + Math.round(100 * value), 0) / 100).toFixed(2);

/** The queries of the revenue that the page asked for, and the calls for lists of sales. */
const watch = (page: Page) => {
  const revenue: URLSearchParams[] = [];
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/analysis/revenue')) revenue.push(searchParams);
    if (pathname.endsWith('/activations/activated-items')) lists.push(request.url());
  });
  return { revenue, lists };
};

const periods = (page: Page) => page.getByRole('radiogroup', { name: 'Period' });

test('a new reseller reads what to do first, and of the welcome bonus once', async ({ page }) => {
  await register(page);
  const text = page.getByText('Nothing here yet. Start by setting up your Sales Channel.');
  await expect(text).toBeVisible();
  await expect(page.getByText(/welcome bonus/i)).toHaveCount(1);
  await expect(periods(page)).toHaveCount(0);
  await text.getByRole('link').click();
  await expect(page).toHaveURL(/\/your-store\/channels$/);
});

test('revenue, cost and profit are those of the sales, of which no more than the last five are read', async ({
  page,
  baseURL: url = '',
}) => {
  const reseller = await newcomer(url);
  const sales = await sellEach(reseller, ['Germany 1 GB', 'France 1 GB']);
  const [revenue, cost] = [
    sum(sales.map(({ retailPrice }) => retailPrice.priceValue)),
    sum(sales.map(({ purchasePrice }) => purchasePrice.priceValue)),
  ];
  const asked = watch(page);
  await enter(page, reseller);
  const total = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Total revenue' }) })
    .last();
  await expect(total.getByText(revenue, { exact: true })).toBeVisible();
  await expect(total.getByText(cost, { exact: true })).toBeVisible();
  await expect(total.getByText(sum([Number(revenue), -Number(cost)]), { exact: true })).toBeVisible();
  await expect(page.locator('.apexcharts-line').first()).toBeAttached();
  await expect(page.getByRole('list', { name: 'Latest sales' }).getByRole('listitem')).toHaveCount(2);
  expect(asked.lists.filter((url) => !url.includes('page_size=5'))).toEqual([]);

  await test.step('each package has its series, which a press takes away and brings back', async () => {
    const series = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Revenue per package' }) })
      .last()
      .locator('.apexcharts-series');
    await expect(series).toHaveCount(2);
    const germany = page.getByRole('button', { name: /^Germany 1 GB/ });
    await germany.click();
    await expect(series).toHaveCount(1);
    await expect(germany).toHaveAttribute('aria-pressed', 'false');
    await germany.click();
    await expect(series).toHaveCount(2);
    await expect(page.locator('.apexcharts-bar-area').first()).toBeAttached();
    await page.getByRole('radio', { name: 'Line' }).click({ force: true });
    await expect(page.locator('.apexcharts-bar-area')).toHaveCount(0);
  });

  await test.step('a period is one request, and a reload keeps it', async () => {
    const before = asked.revenue.length;
    await periods(page).getByRole('radio', { name: '7 days' }).click({ force: true });
    await expect.poll(() => asked.revenue.length).toBe(before + 1);
    const [from = 0, to = 0] = ['from', 'to'].map((name) => Date.parse(asked.revenue.at(-1)?.get(name) ?? ''));
    expect((to - from) / 86_400_000).toBe(7);
    await page.reload();
    await expect(periods(page).getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(total.getByText(revenue, { exact: true })).toBeVisible();
  });

  await test.step('a time without sales says so, and clears the period', async () => {
    await page.getByRole('button', { name: 'Custom time range' }).click();
    const dialog = page.getByRole('dialog', { name: 'Custom time range' });
    const before = asked.revenue.length;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Custom time range' }).click();
    await dialog.getByRole('button', { name: 'Previous month' }).click();
    const days = dialog.getByRole('grid').first().getByRole('button', { disabled: false });
    await days.nth(3).click();
    await days.nth(9).click();
    await dialog.getByRole('button', { name: 'Filter' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No data available')).toHaveCount(2);
    expect(asked.revenue.length).toBe(before + 1);
    await expect(periods(page).locator(':checked')).toHaveCount(0);
    await periods(page).getByRole('radio', { name: '30 days' }).click({ force: true });
    await expect(total.getByText(revenue, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Custom time range', exact: true })).toBeVisible();
  });
});

/** The call of each part of the page, and what the part shows in the end. */
const calls: readonly [part: string, call: string, shown: string | RegExp][] = [
  ['the credit', '**/users/current/credit', /^3\.15/],
  ['the inventory', '**/products/inventory', /^\s?package$/],
  ['the sales', '**/activations/activated-items?*', 'Germany 1 GB'],
  ['the revenue', '**/analysis/revenue?*', 'Total revenue'],
];

test('each call that fails leaves the page standing, and is made again', async ({ page, baseURL: url = '' }) => {
  const reseller = await newcomer(url);
  await sellEach(reseller, ['Germany 1 GB']);
  await enter(page, reseller);
  for (const [part, call, shown] of calls) {
    await test.step(part, async () => {
      let isDown = true;
      await page.route(call, (route) => (isDown ? route.fulfill({ status: 500, body: '<html>' }) : route.continue()));
      await withoutData(page);
      await page.goto('/your-store/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(retry.first()).toBeVisible();
      isDown = false;
      await retry.first().click();
      await expect(retry).toHaveCount(0);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await page.unroute(call);
    });
  }
});
