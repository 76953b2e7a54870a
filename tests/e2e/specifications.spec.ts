import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { parse } from 'yaml';
import { arrive } from './reseller.ts';

const address = '/api/specifications';

/** Everything that the page's content policy stopped. */
const violationsOf = (page: Page): string[] => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
};

const operation = (page: Page, id: string) => page.locator(`[id$="-${id}"]`);

const open = async (page: Page, id: string): Promise<void> =>
  operation(page, id).locator('.opblock-summary-control').click();

test('the documentation is public, breaks no policy, and can be taken home as YAML', async ({ page }) => {
  const violations = violationsOf(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^eSIM Reseller API/ })).toBeVisible();
  await expect(page).toHaveURL(address);
  await open(page, 'registerActivation');
  await expect(operation(page, 'registerActivation').getByText('inventoryItemId').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Storefront API' }).click();
  await expect(page.getByRole('heading', { name: /storefront API/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Partner API' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'YAML' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('partner.yaml');
  expect(parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'eSIM Reseller API', version: '1.3.2' },
  });

  await page.locator('label', { hasText: 'Deutsch' }).click();
  await expect(operation(page, 'registerActivation')).toContainText('Ein Paket an einen neuen Kunden verkaufen');
  expect(violations).toEqual([]);
});

test('a reseller tries reading calls with a channel, and no other call can be tried', async ({ page }) => {
  await acceptCurrentTerms(await arrive(page));
  await page.goto('/api');
  await page.getByRole('link', { name: 'API documentation' }).click();
  await page.getByRole('button', { name: 'Use this channel' }).click();
  await expect(page.getByText(/Calls below are made as/)).toBeVisible();

  await open(page, 'listInventory');
  const list = operation(page, 'listInventory');
  await list.getByRole('button', { name: /Try it out/ }).click();
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(list.locator('.live-responses-table .response .response-col_status').first()).toContainText('200');

  for (const id of ['authenticateReseller', 'registerActivation']) {
    await open(page, id);
    await expect(operation(page, id).getByRole('heading', { name: 'Responses' })).toBeVisible();
    await expect(operation(page, id).getByRole('button', { name: /Try it out|Execute/ })).toHaveCount(0);
  }
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
});

test('no other page loads a byte of it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(files.filter((file) => /swagger|Specification/i.test(file))).toEqual([]);
});

test('the documentation leads to the guide, which has its own title and code to copy', async ({ page, context }) => {
  const violations = violationsOf(page);
  await page.goto(address);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'guide for integrators' }).click();
  await (await opened).close();
  await page.goto(`${address}/guide`);
  await expect(page).toHaveTitle('Simshelf - Guide for integrators');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selling from your own system');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { name: /^Webhooks/ })).toBeInViewport();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('$CLIENT_ID:$CLIENT_SECRET');
  await page.getByRole('link', { name: 'partner-client.ts' }).click();
  await expect(page.getByText('createPartnerClient').first()).toBeVisible();
  expect(violations).toEqual([]);
});
