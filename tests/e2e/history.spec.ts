// The history as a seller looks a sale up in it.
import { expect, test } from '@playwright/test';
import { creditTopUp, decide, liveIn } from '#support/payer.ts';
import { bodyOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { arrive, enter } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

type Sale = Schemas['SoldItem'];

/** A new reseller who has sold so many packages, newest first; the oldest one was refunded. */
const sold = async (url: string, count: number): Promise<{ reseller: Reseller; sales: Sale[] }> => {
  const reseller = await newcomer(url);
  const { api } = reseller;
  // More than the welcome bonus pays for.
  await liveIn(reseller, 'US');
  await decide(
    reseller,
    await bodyOf(api.POST('/payments/credit/submit', { params: {}, body: creditTopUp({ url }, 20) })),
  );
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const priceOf = ({ prices }: Schemas['DataPackage']): number => prices[0]?.priceValue ?? 0;
  const [item] = dataPackages.toSorted((one, other) => priceOf(one) - priceOf(other));
  const body = { addedPacks: [item?.id ?? ''], removedPacks: [] };
  const { items } = await bodyOf(api.PUT('/products/inventory/', { body }));
  const sales: Sale[] = [];
  for (let number = 0; number < count; number += 1) {
    const sale = api.POST('/activations/register', { params: {}, body: { inventoryItemId: items[0]?.id ?? '' } });
    sales.unshift((await bodyOf(sale)).activatedItem);
  }
  const path = { id: sales.at(-1)?.uid ?? '' };
  await bodyOf(api.POST('/activations/activated-items/{id}/refund', { params: { path } }));
  return { reseller, sales };
};

test('applying and resetting a filter ask for the list each time, however soon', async ({ page }) => {
  await arrive(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/activated-items')) asked.push(searchParams.get('user_identifier'));
  });
  await page.goto('/your-store/history');
  await expect(page.getByText('No sales yet')).toBeVisible();
  await page.getByRole('button', { name: 'User filter: All users' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('tom@example.com');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No sale matches these filters')).toBeVisible();
  expect(asked.at(-1)).toBe('tom@example.com');
  const before = asked.filter((user) => user === null).length;
  await page.getByRole('button', { name: 'User filter: tom@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'User filter: All users' })).toBeVisible();
  await expect.poll(() => asked.filter((user) => user === null).length).toBeGreaterThan(before);
});

test('VAL-129: the filter takes an ICCID as a spreadsheet writes it', async ({ page, baseURL: url = '' }) => {
  const { reseller } = await sold(url, 1);
  const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
  const body = { inventoryItemId: items[0]?.id ?? '' };
  const { esimProfile } = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  const iccid = esimProfile?.iccid ?? '';
  await enter(page, reseller, '/your-store/history');
  await page.getByRole('button', { name: 'User filter: All users' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('ICCID', { exact: true }).click();
  await dialog.getByRole('textbox').fill(`${iccid},00`);
  await expect(dialog.getByRole('textbox')).toHaveValue(iccid);
  await dialog.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(new RegExp(`user=${iccid}$`));
  await expect(page.getByRole('row', { name: 'Guest · #2' })).toBeVisible();
  await page.goto(`/your-store/history?user=${iccid}.0`);
  await expect(page.getByRole('row', { name: 'Guest · #2' })).toBeVisible();
});

test('STO-147: the first screen of a phone shows seven sales', async ({ page, baseURL: url = '' }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reseller } = await sold(url, 9);
  await enter(page, reseller, '/your-store/history');
  const cards = page.getByRole('list', { name: 'Sales' }).getByRole('listitem');
  await expect(cards).toHaveCount(9);
  const seen = await cards.evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(7);
});

test('on a phone a sale is three lines under its day, whose sum leaves out what was refunded', async ({
  page,
  baseURL: url = '',
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reseller, sales } = await sold(url, 3);
  await enter(page, reseller, '/your-store/history');
  const cards = page.getByRole('list', { name: 'Sales' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const days = await page.evaluate(
    (times) => times.map((time) => new Date(time).toLocaleDateString('en-GB').replaceAll('/', '-')),
    sales.map(({ salesDate }) => salesDate),
  );
  const total = (kept: readonly Sale[]): string =>
    (kept.reduce((sum, { retailPrice }) => sum + Math.round(retailPrice.priceValue * 100), 0) / 100).toFixed(2);
  // Sold within seconds, but midnight may lie between them.
  for (const day of new Set(days)) {
    const kept = sales.filter((_, index) => days[index] === day && index < sales.length - 1);
    await expect(page.getByRole('heading', { level: 2, name: day })).toContainText(`Total ${total(kept)} USD`);
  }
  await expect(cards.nth(0)).toContainText(/\d\d-\d\d-\d{4} \d\d:\d\d/);
  for (const index of [0, 1]) expect((await cards.nth(index).boundingBox())?.height).toBeLessThan(110);
  await expect(cards.nth(2)).toContainText('Refunded');
  await expect(cards.nth(2).locator('s')).toHaveCount(3);
  await expect(cards.nth(0).locator('s')).toHaveCount(0);

  // In another order the sales of a day stand apart.
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sortKeyHistory=NAME/);
  await expect(page.getByRole('heading', { level: 2, name: days[0] ?? '' })).toHaveCount(0);
  await cards.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/\/your-store\/history\/[\da-f-]{36}\?sortKeyHistory=NAME/);
});

test('STO-227, STO-224: a filter of the address that cannot be read is said, and the order is among the tools', async ({
  page,
}) => {
  await arrive(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/your-store/history?user=nonsense');
  await expect(page.getByText('A filter in the address of this page could not be read.')).toBeVisible();
  await expect(page.getByTestId('page-header').getByRole('button', { name: /Sort by/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/your-store\/history$/);
  await expect(page.getByText('A filter in the address of this page could not be read.')).toHaveCount(0);
});
