// A tour operator sells a package to each traveller of a list.
import { expect, test } from '@playwright/test';
import { messageFor } from '#support/inbox.ts';
import { bodyOf } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { newAccount } from './desk.ts';
import { enter } from './reseller.ts';
import { storeDatabase, storeUrl } from './store-under-test.ts';

test('a pasted list becomes one order, each line sold once, with its links', async ({ page }) => {
  const reseller = await newAccount();
  const item = await shelve(reseller, 'Germany 1 GB');
  const price = priceOf(item);
  await addCredit({ db: storeDatabase() }, reseller, price * 2);
  const before = Math.round((await readCredit(reseller)) * 100);
  const email = `traveller-${reseller.email}`;
  await enter(page, reseller, '/store');
  await page.getByRole('link', { name: 'Sell to a group' }).click();
  await page.getByRole('combobox', { name: /^Package/ }).fill('Germany');
  await page.getByRole('option', { name: /Germany 1 GB/ }).click();
  const list = page.getByRole('textbox', { name: /^Travellers/ });
  await list.fill(`Name;Email;Country\nAnna Berg;;Germany\n;${email};Austria\nClara Fink;;Germny`);
  await expect(page.getByRole('button', { name: 'Did you mean Germany?' })).toBeVisible();
  // What the other lines cost is known while one has to be corrected, and what the seller pays only after a press.
  await expect(page.getByText('1 of 3 lines needs correcting.').first()).toBeVisible();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect(page.getByText('Credit afterwards')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show price' }).click();
  await expect(page.getByText('Credit afterwards')).toBeVisible();
  // Nothing typed is lost, and the page that the server rendered without it is taken over as it is.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.reload();
  await expect(list).toHaveValue(/Germny/);
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: 'Did you mean Germany?' }).click();
  await expect(list).toHaveValue(`Name;Email;Country\nAnna Berg;;Germany\n;${email};Austria\nClara Fink;;Germany`);
  let lost = 0;
  await page.route('**/client-api/group-sales', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Sell 3 packages' }).click();
  await expect(page.getByRole('heading', { name: 'Group sale of Germany 1 GB' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show sale/ })).toHaveCount(3);
  expect(lost).toBe(1);
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(items).toHaveLength(3);
  expect(Math.round((await readCredit(reseller)) * 100)).toBe(before - price * 3);

  await page.getByRole('button', { name: 'Email the links' }).click();
  await expect(page.getByText('Link emailed')).toBeVisible();
  await messageFor({ url: storeUrl() }, email, /eSIM/);

  await page.getByRole('link', { name: 'Group sale', exact: true }).click();
  await expect(page.getByText(/3 of 3 sold/)).toBeVisible();
  await expect(list).toHaveValue('');
});

test('an order whose answer was lost is found again, and its travellers are not sold to twice', async ({ page }) => {
  const reseller = await newAccount();
  const item = await shelve(reseller, 'Germany 1 GB');
  await addCredit({ db: storeDatabase() }, reseller, priceOf(item));
  await enter(page, reseller, '/group-sales');
  await page.getByRole('combobox', { name: /^Package/ }).fill('Germany');
  await page.getByRole('option', { name: /Germany 1 GB/ }).click();
  const list = page.getByRole('textbox', { name: /^Travellers/ });
  await list.fill('Anna Berg;Germany');
  let isLost = true;
  await page.route('**/client-api/group-sales', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Sell 1 package' }).click();
  await expect(page.getByText('It is not known yet whether your order arrived')).toBeVisible({ timeout: 60_000 });
  isLost = false;
  await list.fill('Anna Berg;Germany\nBen Miller;Germany');
  await page.getByRole('button', { name: 'Sell 2 packages' }).click();
  await expect(page.getByText('Your earlier order did arrive')).toBeVisible();
  // The notice outlives the page.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Show that order' })).toBeVisible();
  await page.getByRole('button', { name: 'No, take them off the list' }).click();
  await expect(list).toHaveValue('Ben Miller;Germany');
  await page.getByRole('button', { name: 'Sell 1 package' }).click();
  await expect(page.getByRole('link', { name: /^Show sale/ })).toHaveCount(1);
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(items).toHaveLength(2);
});

test('a list that was sold in one tab is not sold again in another without a question', async ({ page, context }) => {
  const reseller = await newAccount();
  const item = await shelve(reseller, 'Germany 1 GB');
  await addCredit({ db: storeDatabase() }, reseller, priceOf(item) * 5);
  await enter(page, reseller, '/group-sales');
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.getByRole('combobox', { name: /^Package/ }).fill('Germany');
    await tab.getByRole('option', { name: /Germany 1 GB/ }).click();
    await tab.getByRole('textbox', { name: /^Travellers/ }).fill('Anna Berg;Germany\nBen Miller;Germany');
    // The price of both is known before either sells.
    await expect(tab.getByText('Your customers pay')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sell 2 packages' }).click();
  await expect(page.getByRole('link', { name: /^Show sale/ })).toHaveCount(2);
  await other.getByRole('button', { name: 'Sell 2 packages' }).click();
  await expect(other.getByText(/^You sold this list today at/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Show that order' })).toBeVisible();
  expect((await bodyOf(reseller.api.GET('/activations/activated-items'))).items).toHaveLength(2);
  // It is asked, not forbidden.
  await other.getByRole('button', { name: 'Yes, sell to them again' }).click();
  await other.getByRole('button', { name: 'Sell 2 packages' }).click();
  await expect(other.getByRole('link', { name: /^Show sale/ })).toHaveCount(2);
  expect((await bodyOf(reseller.api.GET('/activations/activated-items'))).items).toHaveLength(4);
});
