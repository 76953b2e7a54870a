// A reseller helps a customer who asks about their data, or whose links were leaked.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bodyOf } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, register } from './reseller.ts';

const EMAIL = 'tom@example.com';

/** Sells a package to a new customer, and opens the sale. */
const openSale = async (page: Page) => {
  const reseller = await arrive(page);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const body = { inventoryItemId: id, customerEmail: EMAIL, metatag: 'Booking 4711' };
  const { activatedItem, customer, esimProfile } = await bodyOf(
    reseller.api.POST('/activations/register', { params: {}, body }),
  );
  if (!esimProfile) throw new Error('The sale has no eSIM');
  await page.goto(`/your-store/history/${activatedItem.uid}`);
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  return { activatedItem, customer, esimProfile };
};

test('links are taken back: those sent before open nothing, the new one does', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { customer, esimProfile } = await openSale(page);
  await page.getByRole('button', { name: 'Revoke links' }).click();
  // It is sent again by itself, once.
  await page.route('**/share-links', (route) => route.abort(), { times: 2 });
  const dialog = page.getByRole('alertdialog', { name: 'Revoke links?' });
  await dialog.getByRole('button', { name: 'Revoke links' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not find out whether this was done.');
  await dialog.getByRole('button', { name: 'Revoke links' }).dblclick();
  const result = page.getByRole('dialog', { name: 'The new profile link' });
  await result.getByRole('button', { name: 'Copy New profile link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toBe(customer.profileUrl);
  await result.getByRole('button', { name: 'Done' }).click();

  const traveller = await browser.newPage();
  await traveller.goto(link);
  await expect(traveller.getByText(esimProfile.iccid).first()).toBeVisible();
  for (const old of [customer.profileUrl, esimProfile.installationUrl]) {
    await traveller.goto(old);
    await expect(traveller.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(traveller.getByText(esimProfile.iccid)).toHaveCount(0);
  }
  await traveller.close();
});

test('a person is exported as a file, then erased for good, and the sale stays', async ({ page, browser }) => {
  const { customer, esimProfile, activatedItem } = await openSale(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export personal data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^customer-[\da-f-]{36}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(data).toHaveProperty('customer.email', EMAIL);
  expect(data).toHaveProperty('sales.0.metatag', 'Booking 4711');
  expect(data).toHaveProperty('esims.0.iccid', esimProfile.iccid);

  await page.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase this person?' });
  await expect(dialog.getByText(/^What stays:/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(EMAIL).first()).toBeVisible();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await dialog.getByRole('button', { name: 'Erase for good' }).dblclick();
  await expect(page.getByText('Erased person')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Erased person')).toBeVisible();
  for (const gone of [EMAIL, 'Booking 4711']) await expect(page.getByText(gone)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Germany 1 GB' })).toBeVisible();
  await expect(page.getByRole('button', { name: /link/i })).toHaveCount(0);
  await expect(page.getByText(esimProfile.iccid)).toBeVisible();

  const traveller = await browser.newPage();
  for (const link of [customer.profileUrl, esimProfile.installationUrl]) {
    await traveller.goto(link);
    await expect(traveller.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(traveller.getByText(esimProfile.iccid)).toHaveCount(0);
  }
  await page.goto('/your-store/history');
  await expect(page.getByText(/^Customer data erased · #/)).toBeVisible();
  await expect(page.getByText(/^Guest · /)).toHaveCount(0);

  // Another reseller does not see the sale at all.
  const other = await (await browser.newContext()).newPage();
  await register(other);
  await other.goto(`/your-store/history/${activatedItem.uid}`);
  await expect(other.getByText('This sale was not found.')).toBeVisible();
});
