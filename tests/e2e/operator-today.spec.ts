import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { newAccount, openDesk } from './desk.ts';
import { storeDatabase } from './store-under-test.ts';

/** More than any other reseller of these tests, so that it is among the largest changes. */
const SOLD = 12;

test('a figure of today leads to the list that it counts, which is saved with the same filters', async ({ page }) => {
  const reseller = await newAccount();
  await setCredit({ db: storeDatabase() }, reseller, 100_000);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  for (let sold = 0; sold < SOLD; sold += 1) await sellPackage(reseller, id);

  const desk = await openDesk(page);
  const changes = desk.getByRole('list', { name: 'Largest changes' });
  const change = changes.getByRole('listitem').filter({ hasText: reseller.email });
  await expect(change.getByText(`+${SOLD} · before: 0`)).toBeVisible();
  await change.getByRole('link', { name: `${SOLD} sales` }).click();

  await expect(desk.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  await expect(desk.getByRole('searchbox', { name: 'Search' })).toHaveValue(reseller.email);
  const sales = desk.getByRole('table', { name: 'Sales' });
  await expect(sales.getByRole('link', { name: new RegExp(reseller.email) })).toHaveCount(SOLD);
  // All that the list finds, whatever page it shows.
  await expect(desk.locator('dl').getByText(String(SOLD), { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Time filter: \d{2}-\d{2}-\d{4} 00:00 to / })).toBeVisible();

  await desk.getByRole('button', { name: 'Export sales' }).click();
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\./);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + SOLD);
  expect(lines.slice(1).every((line) => line.includes(reseller.email))).toBe(true);

  await desk.goBack();
  await desk.getByRole('link', { name: 'Failed payments' }).click();
  await expect(desk.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(desk.getByRole('button', { name: /Failed/ })).toBeVisible();
});

test('an operator finds a reseller, and a sale by its ICCID, from any page', async ({ page }) => {
  const reseller = await newAccount();
  await setCredit({ db: storeDatabase() }, reseller, 100_000);
  const { esimProfile } = await sellPackage(reseller, (await shelve(reseller, 'Germany 1 GB')).id);

  const desk = await openDesk(page, '/operator/attention');
  await expect(desk.getByRole('button', { name: 'Search' })).toBeVisible();
  await desk.keyboard.press('ControlOrMeta+k');
  const box = desk.getByRole('combobox', { name: 'Search the desk' });
  await box.fill(reseller.email);
  await expect(desk.getByRole('group', { name: 'Resellers' }).getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  await expect(desk).toHaveURL(/\/operator\/resellers\/[\da-f-]+$/);

  await desk.keyboard.press('/');
  await box.fill(esimProfile?.iccid ?? '');
  await expect(desk.getByRole('group', { name: 'Sales' }).getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  await expect(desk).toHaveURL(/\/operator\/sales\/[\da-f-]+$/);
});
