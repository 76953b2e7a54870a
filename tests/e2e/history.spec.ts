// The history as a seller looks a sale up in it.
import { expect, test } from '@playwright/test';
import { register } from './reseller.ts';

test('applying and resetting a filter ask for the list each time, however soon', async ({ page }) => {
  await register(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/activated-items')) asked.push(searchParams.get('user_identifier'));
  });
  await page.goto('/your-store/history');
  await expect(page.getByText('No sales yet')).toBeVisible();
  await page.getByRole('button', { name: 'User filter: All users' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('tom@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No sale matches these filters')).toBeVisible();
  expect(asked.at(-1)).toBe('tom@example.com');
  const before = asked.filter((user) => user === null).length;
  await page.getByRole('button', { name: 'User filter: tom@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'User filter: All users' })).toBeVisible();
  await expect.poll(() => asked.filter((user) => user === null).length).toBeGreaterThan(before);
});
