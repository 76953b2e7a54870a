// A customer found by what a clerk remembers, from any page, and the list of all of them.
import { expect, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { bodyOf } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { enter } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

test('an eSIM is found by four letters of an address, and its customer in the list', async ({
  page,
  baseURL: url = '',
}) => {
  const reseller = await newcomer(url);
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const priceOf = (item: (typeof dataPackages)[number]): number => item.prices[0]?.priceValue ?? 0;
  const [cheapest] = dataPackages.toSorted((one, other) => priceOf(one) - priceOf(other));
  const item = await shelve(reseller, cheapest?.name ?? '');
  const sold = await sellPackage(reseller, item.id, { customerEmail: 'an-ux-tom@example.com', metatag: 'Room 212' });
  const iccid = sold.esimProfile?.iccid ?? '';

  await enter(page, reseller, '/pricing');
  const box = page.getByRole('combobox', { name: 'Search your store' });
  // Until the app has taken over the page, nobody hears the keys.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('ux-t');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/customers/${sold.customer.uid}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'an-ux-tom@example.com' })).toBeVisible();
  await expect(page.getByText(iccid).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sell or top up' })).toBeVisible();

  await page.getByRole('link', { name: 'All customers' }).click();
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill('room 212');
  await expect(page.getByText('an-ux-tom@example.com')).toBeVisible();
  await page.keyboard.type('/');
  await expect(page.getByText('No customer found')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('POS-114: the first press counts after a customer was picked by a later part of the address', async ({
  page,
  baseURL: url = '',
}) => {
  const reseller = await newcomer(url);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  for (const name of ['anton', 'sophie']) {
    await sellPackage(reseller, id, { customerEmail: `${name}.huber${Date.now()}@example.com` });
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, reseller, '/store/existing');
    await page.getByRole('combobox').fill('huber');
    await page.getByRole('option', { name: /^sophie/ }).click();
    const button = page.getByRole('button', { name: 'Top Up' });
    await expect(page.getByRole('button', { name: 'Replace eSIM' })).toBeVisible();
    await button.click({ delay: 120 });
    await expect(page).toHaveURL(/\/store\/existing\/packages\?/);
  }
});
