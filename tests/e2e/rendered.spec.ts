// The pages that the server renders, before the app is there.
import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { holdApp } from './hold-app.ts';
import { arrive } from './reseller.ts';

test('the inventory can be read before the app is there, and a press is repeated when it is', async ({ page }) => {
  const reseller = await arrive(page);
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
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await shelve(reseller, 'France 1 GB');
  await shelve(reseller, 'Italy 1 GB');
  const release = await holdApp(page);
  // What the page before it had still to ask for is none of its own.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/your-store/inventory', { waitUntil: 'commit' });
  await expect(page.getByRole('cell', { name: 'Italy 1 GB', exact: true })).toBeVisible();
  expect(asked.filter((path) => /^\/(?:client-api|oidc)|\.css$/.test(path))).toEqual([]);
  // The flags stand before it, and take no room.
  expect((await page.locator('#root').boundingBox())?.y).toBe(0);
  release();
});

/** The widths of flags as they are drawn. */
const flagWidths = (page: Page): Promise<number[]> =>
  page.locator('[data-flag] use').evaluateAll((flags) => flags.map((flag) => (flag as SVGUseElement).getBBox().width));

test('flags come with the page, and those of a later page with one request', async ({ page }) => {
  const reseller = await arrive(page);
  for (const name of ['Germany 1 GB', 'France 1 GB', 'Italy 1 GB']) await shelve(reseller, name);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/your-store/inventory');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  const widths = await flagWidths(page);
  expect(widths.length).toBeGreaterThan(2);
  expect(widths.every((width) => width > 0)).toBe(true);
  // The flags themselves take no room above the page.
  expect((await page.locator('#root').boundingBox())?.y).toBe(0);
  expect(asked.filter((path) => path.endsWith('.svg'))).toEqual(
    ['/favicon.svg'].filter((icon) => asked.includes(icon)),
  );

  await page.getByRole('link', { name: 'Pricing' }).click();
  // The inventory has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('Germany 1 GB');
  await expect(page.getByRole('row', { name: /^Germany 1 GB/ })).toBeVisible();
  await expect.poll(async () => (await flagWidths(page)).every((width) => width > 0)).toBe(true);
  expect(asked.filter((path) => /\/flags-.*\.svg$/.test(path))).toHaveLength(1);
});

/** Most are small scripts that some pages share; one file for them would make each of those pages heavier. */
const REQUESTS_MAX = 30;
/** On a page with a field to type in. */
const FIELD_REQUESTS_MAX = 40;

test('few files are asked for until the heading and the first rows stand', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  const release = await holdApp(page);
  for (const [address, role, name, most] of [
    ['/your-store/inventory', 'button', 'Edit Germany 1 GB', REQUESTS_MAX],
    ['/your-store/history', 'heading', /./, FIELD_REQUESTS_MAX],
    ['/data-packages', 'button', /^Details of/, FIELD_REQUESTS_MAX],
    ['/pricing', 'button', /^Details of/, FIELD_REQUESTS_MAX],
    ['/store', 'button', /./, REQUESTS_MAX],
    ['/store/guest/packages?country=DE', 'button', /Germany 1 GB/, REQUESTS_MAX],
    ['/account/credit-purchases', 'heading', /./, REQUESTS_MAX],
  ] as const) {
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
    page.removeAllListeners('request');
    expect.soft(asked.length, `${address}: ${asked.join(' ')}`).toBeLessThanOrEqual(most);
  }
  release();
});

test('of the whole catalogue the first packages come with the page, and the app brings the others', async ({
  page,
}) => {
  await arrive(page);
  const release = await holdApp(page);
  await page.goto('/data-packages', { waitUntil: 'commit' });
  const details = page.getByRole('button', { name: /^Details of/ });
  await expect(details.nth(10)).toBeVisible();
  const all = page.getByRole('checkbox', { name: /shown packages/ });
  await expect(all).toBeDisabled();
  const header = page.getByTestId('page-header');
  const count = (await header.textContent())?.match(/([\d,]+)\s*packages/)?.[1]?.replace(',', '') ?? '';
  release();
  await expect(page.locator('[aria-rowcount]')).toHaveAttribute('aria-rowcount', `${Number(count) + 1}`);
  await expect(all).toBeEnabled();
  await expect(header).toContainText(/1,\d{3}\s*packages/);
});

test('the first packages of a filter come with the page as well', async ({ page }) => {
  await arrive(page);
  const release = await holdApp(page);
  await page.goto('/pricing?search=germany', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /^Details of Germany/ }).first()).toBeVisible();
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await expect(page.getByRole('searchbox')).toHaveValue('germany');
  await page.getByRole('searchbox').fill('france');
  await expect(page.getByRole('button', { name: /^Details of France/ }).first()).toBeVisible();
});
