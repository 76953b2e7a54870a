import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { register } from './reseller.ts';

test('the prices are shown, can be looked at closely, and are downloaded as a file', async ({ page }) => {
  await register(page);
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/Pricing$/);
  await expect(page.getByText('Off the whole order: 3% from 10 packages')).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('USD');
  const [, , , price = ''] = await first.getByRole('cell').allInnerTexts();

  await first.click();
  const packageName = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
  await expect(first).toContainText(packageName);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download price list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^price-list-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFPackage,Coverage,Countries,Volume,Validity,Price,Currency,Recommended retail price,Retail currency',
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines[1]).toContain(packageName);
  expect(lines[1]).toContain(`,${price.replace(/\s/, ',')},`);
});

test('a link to the page that is shown ends its search', async ({ page }) => {
  await register(page, '/pricing?search=japan');
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('japan');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('japan');
});

test('a discount is applied for by the form of the store', async ({ page }) => {
  await register(page, '/pricing');
  await page.getByRole('link', { name: 'Apply for a discount' }).click();
  await expect(page.getByRole('textbox', { name: 'Packages that you sell in a month' })).toBeVisible();
});
