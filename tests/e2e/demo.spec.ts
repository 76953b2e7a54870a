import { expect, test } from '@playwright/test';

test('one press on the landing page opens a store with a year behind it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the demo store' }).click();
  await expect(page).toHaveURL(/\/your-store\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const served = await page.goto('/your-store/history');
  await expect
    .poll(async () => Number(await page.getByRole('table').getAttribute('aria-rowcount')))
    .toBeGreaterThan(30);
  // The first view does not wait for hundreds of rows.
  const sales = (await served?.text())?.match(/href="\/your-store\/history\/[\da-f-]{36}/g) ?? [];
  expect(sales.length).toBe(20);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Open the demo store' })).toBeVisible();
});

test('the demo store opens at the page that was wanted', async ({ page }) => {
  await page.goto('/your-store/history');
  await page.getByRole('button', { name: 'Open the demo store' }).click();
  await expect(page).toHaveURL(/\/your-store\/history$/);
  await expect(page.getByRole('row').nth(20)).toBeVisible();
});
