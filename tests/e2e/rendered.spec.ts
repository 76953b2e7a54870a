// The pages that the server renders, before the app is there.
import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { register } from './reseller.ts';

/** Keeps the app's own script away until the returned function is called. */
const holdApp = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?:main|app)-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('the inventory can be read before the app is there, and a press is repeated when it is', async ({ page }) => {
  const reseller = await register(page);
  await shelve(reseller, 'Germany 1 GB');
  const release = await holdApp(page);
  await page.goto('/your-store/inventory', { waitUntil: 'commit' });
  await expect(page.getByRole('cell', { name: 'Germany 1 GB', exact: true })).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit Germany 1 GB' });
  // The page listens a moment after it can be read. A double click is one press.
  await expect(async () => {
    await edit.dblclick();
    await expect(edit).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
  }).toPass();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/your-store\/inventory\/./);
});

test('the document alone shows the first rows: no call of the API, no style sheet, no sign-in comes before', async ({
  page,
}) => {
  const reseller = await register(page);
  await shelve(reseller, 'Germany 1 GB');
  await shelve(reseller, 'France 1 GB');
  await shelve(reseller, 'Italy 1 GB');
  const release = await holdApp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/your-store/inventory', { waitUntil: 'commit' });
  await expect(page.getByRole('cell', { name: 'Italy 1 GB', exact: true })).toBeVisible();
  expect(asked.filter((path) => /^\/(?:client-api|oidc)|\.css$/.test(path))).toEqual([]);
  release();
});
