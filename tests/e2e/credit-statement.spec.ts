// What changed the credit, from the page of the credits to the invoice and the files.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { breakCall } from './break-call.ts';
import { decidePayment, registerPayer, startTopUp } from './reseller.ts';

test('a reseller reads what changed the credit of a month, and saves it', async ({ page }) => {
  await registerPayer(page, '/credits');
  await startTopUp(page, 25);
  await decidePayment(page, 'Pay');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto('/credits');
  await page.getByRole('main').getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL(/\/credits\/statement$/);
  const table = page.getByRole('table', { name: 'Changes' });
  await expect(table.getByRole('row', { name: /Top-up/ })).toContainText(/Invoice \d+-1.*25\.00.USD/);
  await expect(page.getByText('Credit in USD')).toBeVisible();

  const mend = await breakCall(page, 'GET', /\/credit\/statement\/pdf\?/);
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  await expect(page.getByText('The statement could not be created. Please try again.')).toBeVisible();
  await mend();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^statement-2\d{3}-\d{2}\.pdf$/);
  expect((await readFile(await pdf.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

  await page.getByRole('button', { name: 'Export as table' }).click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^statement-2\d{3}-\d{2}\.(?:xlsx|csv)$/);

  await table.getByRole('link', { name: 'Top-up' }).click();
  await expect(page).toHaveURL(/\/account\/credit-purchases\/[\w-]+$/);
});
