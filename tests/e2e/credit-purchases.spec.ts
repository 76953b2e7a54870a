import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { breakCall } from './break-call.ts';
import { decidePayment, registerPayer, startTopUp } from './reseller.ts';

const HISTORY = /\/payments\/history\?/;

/** Where a text in a card ends, in whole px. */
const endOf = (card: Locator, text: string): Promise<number> =>
  card
    .getByText(text)
    .last()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().right);
    });

test('paid purchases are listed in the account with receipt and details, pending ones are not', async ({ page }) => {
  await registerPayer(page, '/account');
  await page.getByRole('link', { name: 'Credit purchases' }).click();
  await expect(page).toHaveURL(/\/account\/credit-purchases$/);
  await expect(page.getByText('Nothing bought yet')).toBeVisible();
  await page.getByRole('link', { name: 'Top up credit' }).click();
  await startTopUp(page, 25);
  await decidePayment(page, 'Pay');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await startTopUp(page, 50);
  await expect(page.getByText('No real money moves')).toBeVisible();

  const mend = await breakCall(page, 'GET', HISTORY);
  await page.goto('/account/credit-purchases');
  await expect(page.getByText('Your purchase history could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  const table = page.getByRole('table', { name: 'Credit purchases' });
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Transaction', 'Amount', 'Receipt', 'Details']);
  // The second one is pending.
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('29.75');

  const receipt = table.getByRole('button', { name: /^Receipt of / });
  const mendReceipt = await breakCall(page, 'GET', /\/receipt$/);
  await receipt.click();
  await expect(page.getByText('Failed downloading receipt. Please try again later.')).toBeVisible();
  await mendReceipt();
  const [download] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{10}\.pdf$/);
  expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

  await table.getByRole('link', { name: /^Details of / }).click();
  await expect(page).toHaveURL(/\/account\/credit-purchases\/[\w-]+$/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/VAT\s*4\.75/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const invoice = await main.getByText(/^\d{4}-\d+$/).textContent();
  await page.goto(`/account/purchase-history/${id}`);
  await expect(main).toContainText(invoice ?? 'no number');
  await page.goto('/account/credit-purchases/nowhere');
  await expect(page.getByText('Purchase not found')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/account/credit-purchases/${id}`);
  // The server renders the page of a wide screen, until the app says otherwise.
  await expect(main.getByRole('navigation', { name: 'Account pages' })).toBeHidden();
  await main.getByRole('link', { name: 'Credit purchases' }).click();
  await expect(page).toHaveURL(/\/account\/credit-purchases$/);
  const edges = ['29.75', 'Details'].map((text) => endOf(main.getByRole('listitem'), text));
  expect(new Set(await Promise.all(edges)).size).toBe(1);
  await main.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(main.getByRole('link', { name: 'Credit purchases' })).toBeVisible();
});
