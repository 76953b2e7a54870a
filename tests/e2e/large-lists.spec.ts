import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { createHome } from '#support/database-home.ts';
import { confirmByInbox } from '#support/inbox.ts';
import { signInOperator } from '#support/operator.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { registerReseller } from '#support/sign-in.ts';
import { isLong, size } from '#support/size.ts';
import type { Visitor } from '#support/visitor.ts';
import { giveSession } from './give-session.ts';
import { shiftsOf } from './layout-shift.ts';

// A store of its own: its 5,000 packages are on offer to every reseller.

const ELEMENTS_MAX = 2_500;
/** The history loads 500 at a time. So many times the scale, which is large enough for eSIMs of every kind of package. */
const SALES = size(2_000, 33_000);
const SCALE = 3;

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

let home: string;
let store: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  home = createHome();
  store = await startServerProcess(home);
});

test.afterAll(async () => {
  await store.stop();
  rmSync(home, { recursive: true, force: true });
});

const run = (command: 'seed-large' | 'verify' | 'operator', ...given: string[]): void => {
  execFileSync(process.execPath, [`src/server/cli/${command}.ts`, ...given], {
    env: { ...process.env, DATA_HOME: home, DATABASE_URL: '' },
  });
};

/** A new reseller; the first call makes the account. */
const newAccount = async (email: string): Promise<Visitor> => {
  const { visitor, accessToken } = await registerReseller(store, { email });
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${store.url}/client-api/account`, { headers })).status).toBe(200);
  return visitor;
};

/** A signed-in reseller with 5,000 packages and 2,000 purchases. */
const register = async (page: Page): Promise<void> => {
  const email = 'large@example.com';
  const visitor = await newAccount(email);
  run('seed-large', email, String(SALES), '--scale', String(SCALE));
  // Fails where the books of what was made up are not right.
  run('verify');
  await giveSession(page.context(), store.url, { visitor });
};

/** An operator in a browser of its own. */
const openDesk = async (page: Page): Promise<Page> => {
  const email = 'operator@example.com';
  await newAccount(email);
  await confirmByInbox(store, email);
  run('operator', email);
  const { visitor } = await signInOperator(store, { email });
  const context = await page.context().browser()!.newContext({ viewport: wide });
  await giveSession(context, store.url, { visitor });
  return context.newPage();
};

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** Waits for the list in both layouts, from its first row to its last one, and counts. */
const expectFewElements = async (
  page: Page,
  name: string,
  count: number,
  wideRole: 'table' | 'list',
): Promise<void> => {
  for (const [size, role] of [
    [wide, wideRole],
    [narrow, 'list'],
  ] as const) {
    await page.setViewportSize(size);
    const list = page.getByRole(role, { name }).first();
    const last = role === 'table' ? `[aria-rowindex="${count + 1}"]` : `[aria-posinset="${count}"]`;
    const first = role === 'table' ? '[aria-rowindex="2"]' : '[aria-posinset="1"]';
    await expect(list.locator(first)).toBeVisible();
    await expect(list.locator(last)).toHaveCount(0);
    if (role === 'table') await expect(list).toHaveAttribute('aria-rowcount', String(count + 1));
    else await expect(list.locator(first)).toHaveAttribute('aria-setsize', String(count));
    expect(await elements(page)).toBeLessThan(ELEMENTS_MAX);
    // The window may still be on its way.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(list.locator(last)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await elements(page)).toBeLessThan(ELEMENTS_MAX);
    // Rows of other heights are measured on the way, which moves the start.
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
};

/** The answers are too long for a page, which brings the first rows. */
const expectFirstRows = async (page: Page): Promise<void> => {
  for (const [path, row] of [
    ['/data-packages', /aria-label="Details of /g],
    ['/pricing', /aria-label="Details of /g],
    ['/your-store/inventory', /aria-label="Edit /g],
    ['/your-store/history', /href="\/your-store\/history\/[\da-f-]{36}/g],
    ['/store/guest/packages?country=DE', / data-color=/g],
  ] as const) {
    // Who opens page after page gets some without their rows (decision 13).
    await expect(async () => {
      const html = await (await page.goto(store.url + path))?.text();
      expect(html?.match(row) ?? [], path).toHaveLength(20);
    }).toPass();
  }
};

/** A search leaves some hundreds, which a shorter list renders whole. */
const expectFewElementsOfSearch = async (page: Page): Promise<void> => {
  await page.goto(`${store.url}/data-packages`);
  for (const [size, row] of [
    [wide, '[aria-rowindex="2"]'],
    [narrow, '[aria-posinset="1"]'],
  ] as const) {
    const count = page.getByTestId('page-header').locator('span');
    await page.setViewportSize(size);
    await expect(page.locator(row).first()).toBeVisible();
    await page.getByRole('searchbox').fill('ge');
    await expect(count.getByText(/^[1-4]\d\d$/)).toBeVisible();
    expect(await elements(page)).toBeLessThan(ELEMENTS_MAX);
    await page.getByRole('searchbox').fill('');
    await expect(count.getByText('5,000', { exact: true })).toBeVisible();
  }
};

/** The lists of the desk have pages: each shows a few rows of the same store. */
const walkDesk = async (desk: Page): Promise<void> => {
  for (const [path, name] of [
    ['/operator/packages', 'Packages'],
    ['/operator/resellers', 'Resellers'],
    ['/operator/payments', 'Payments'],
    ['/operator/sales', 'Sales'],
  ] as const) {
    for (const [size, row] of [
      [wide, desk.getByRole('table', { name }).getByRole('row').nth(1)],
      [narrow, desk.getByRole('list', { name }).getByRole('listitem').first()],
    ] as const) {
      await desk.setViewportSize(size);
      await desk.goto(store.url + path);
      await expect(row).toBeVisible();
      expect(await elements(desk)).toBeLessThan(ELEMENTS_MAX);
      expect.soft(await shiftsOf(desk), `${path} at ${size.width} px`).toEqual([]);
    }
  }
  // More sales than are summed.
  await expect(desk.getByText('50,000+')).toBeVisible();
  await expect(desk.getByText('Choose a shorter period to see the totals.')).toBeVisible();
};

const walkLists = async ({ page }: { page: Page }): Promise<void> => {
  test.setTimeout(600_000);
  await register(page);
  const lists: readonly [path: string, name: string, count: number, wideRole: 'table' | 'list'][] = [
    ['/data-packages', 'Packages', 5_000, 'table'],
    ['/pricing', 'Packages', 5_000, 'table'],
    ['/your-store/inventory', 'Inventory', 5_000, 'table'],
    ['/your-store/history', 'Sales', 500, 'table'],
    ['/account/credit-purchases', 'Credit purchases', 2_000, 'table'],
    ['/store/guest/packages', 'Packages in your inventory', 5_000, 'list'],
  ];
  for (const [path, ...list] of lists) {
    await page.goto(store.url + path);
    await expectFewElements(page, ...list);
  }
  await page.setViewportSize(wide);
  await expectFirstRows(page);
  await expectFewElementsOfSearch(page);
  await walkDesk(await openDesk(page));
};

// To make them takes long.
if (isLong) test('of thousands of rows only those near the screen are in the document', walkLists);
