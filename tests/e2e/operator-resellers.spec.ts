import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import type { Reseller } from '#support/reseller.ts';
import { priceOf, shelve } from '#support/stock-setup.ts';
import { newAccount, openDesk } from './desk.ts';
import { beginSale, chooseCountry, enter, sell } from './reseller.ts';

const find = async (desk: Page, { email }: Reseller): Promise<void> => {
  await desk.getByRole('link', { name: 'Resellers', exact: true }).first().click();
  await desk.getByRole('searchbox', { name: 'Search' }).fill(email);
  await desk.getByRole('link', { name: new RegExp(email) }).click();
  await expect(desk.getByText(email).first()).toBeVisible();
};

/** The page of a reseller, at the desk of a new operator. */
const openReseller = async (page: Page, { email }: Reseller): Promise<Page> => {
  const desk = await openDesk(page, `/operator/resellers?search=${encodeURIComponent(email)}`);
  await desk.getByRole('link', { name: new RegExp(email) }).click();
  await expect(desk.getByText(email).first()).toBeVisible();
  return desk;
};

const adjust = async (desk: Page, amount: string, note: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Change credit' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog).toBeHidden();
};

test('an operator suspends a reseller, who reads why and sells nothing until that is lifted', async ({ page }) => {
  const reseller = await newAccount();
  await shelve(reseller, 'Germany 1 GB');
  const desk = await openDesk(page);
  await find(desk, reseller);
  await desk.getByRole('button', { name: 'Suspend' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Two payments were disputed.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByText(/^Suspended on/)).toBeVisible();

  await enter(page, reseller);
  await expect(page.getByRole('main').getByText('Two payments were disputed.')).toBeVisible();
  await beginSale(page, 'guest', 'Germany');
  await page.getByRole('button', { name: /Germany 1 GB/ }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(
    page.getByText('Your account may not sell at the moment, and nothing was charged or changed.'),
  ).toBeVisible();

  await desk.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(desk.getByText('The reseller can sell again.')).toBeVisible();
  await beginSale(page, 'guest', 'Germany');
  await sell(page, 'Germany 1 GB');
});

test('an operator grants credit, and a second one confirms a large amount', async ({ page }) => {
  const reseller = await newAccount();
  const first = await openReseller(page, reseller);
  await adjust(first, '12.50', 'Transfer 17');
  const statement = first.getByRole('table', { name: 'Credit statement' });
  await expect(statement.getByText('Transfer 17')).toBeVisible();
  await adjust(first, '800', 'Transfer 18');
  const own = first.getByRole('button', { name: /^Confirm/ });
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  await expect(statement.getByText('Transfer 18')).toBeHidden();

  const second = await openReseller(page, reseller);
  await second.getByRole('button', { name: /^Confirm/ }).click();
  await expect(second.getByText('The credit was changed.')).toBeVisible();
  await expect(second.getByRole('table', { name: 'Credit statement' }).getByText('Transfer 18')).toBeVisible();
  const { data } = await reseller.api.GET('/users/current/credit');
  expect(data?.balance.value).toBeGreaterThan(812);

  await second.getByRole('link', { name: 'Monthly statements' }).click();
  await expect(second.getByText('812.50 USD').first()).toBeVisible();
  await second.getByRole('button', { name: 'Export as table' }).click();
  const [csv] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('Transfer 18');
});

const lose = (route: Route): Promise<void> => route.abort('connectionreset');

const ATTEMPTS = /\/operator-api\/resellers\/[^/]+\/attempts\/end$/;
const ADJUSTMENTS = /\/operator-api\/resellers\/[^/]+\/adjustments$/;

/** Enters a change of credit, and presses the button whatever comes of it. */
const enterChange = async (desk: Page, amount: string, note: string): Promise<Locator> => {
  await desk.getByRole('button', { name: 'Change credit' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  await dialog.getByRole('button', { name: 'Post' }).click();
  return dialog;
};

const OPEN = /^The store has not confirmed yet whether your change of 12\.50\sUSD/;

test('a change of credit whose answer was lost is booked once, whatever is typed then', async ({ page }) => {
  const reseller = await newAccount();
  const desk = await openReseller(page, reseller);
  const context = desk.context();
  await context.route(ATTEMPTS, lose);
  await context.route(ADJUSTMENTS, async (route) => {
    await route.fetch();
    await lose(route);
  });
  const dialog = await enterChange(desk, '12.50', 'Transfer 17');
  await expect(dialog.getByText(OPEN)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Transfer 18');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
  const book = dialog.getByRole('button', { name: 'Post' });
  await expect(book).toHaveAttribute('aria-disabled', 'true');
  await context.unroute(ADJUSTMENTS);
  await dialog.getByRole('textbox', { name: 'Note' }).press('Enter');

  // In another tab, and after a reload, it is the same.
  const tab = await context.newPage();
  await tab.goto(desk.url());
  await desk.reload();
  for (const there of [tab, desk]) {
    await there.getByRole('button', { name: 'Change credit' }).click();
    await expect(there.getByRole('dialog').getByText(OPEN)).toBeVisible();
    await expect(there.getByRole('dialog').getByRole('button', { name: 'Post' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  await context.unroute(ATTEMPTS);
  await expect(desk.getByText(/^Your change of 12\.50\sUSD was entered\.$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('table', { name: 'Credit statement' }).getByText(/^Transfer/)).toHaveText('Transfer 17');
  await tab.close();
  await adjust(desk, '20', 'Transfer 18');
  await expect(desk.getByText('Transfer 18')).toBeVisible();
  const { data } = await reseller.api.GET('/users/current/credit');
  expect(data?.balance.value).toBe(37.5);
});

test('a change of credit that never arrived is told as such, and what was typed is booked once', async ({ page }) => {
  const reseller = await newAccount();
  const desk = await openReseller(page, reseller);
  await desk.route(ADJUSTMENTS, lose);
  const dialog = await enterChange(desk, '12.50', 'Transfer 17');
  await expect(desk.getByText(/^Your change of 12\.50\sUSD was not entered, and will not be\.$/)).toBeVisible();
  await desk.unroute(ADJUSTMENTS);
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Transfer 17');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(desk.getByText('The credit was changed.')).toBeVisible();
  const { data } = await reseller.api.GET('/users/current/credit');
  expect(data?.balance.value).toBe(17.5);
});

test('an operator grants a discount, and the reseller sees the lower price and applies with both', async ({ page }) => {
  const reseller = await newAccount();
  const item = await shelve(reseller, 'Germany 1 GB');
  const desk = await openReseller(page, reseller);
  await desk.getByRole('button', { name: 'Change discount' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('12.5');
  await dialog.getByRole('textbox', { name: 'Pricing group' }).fill('Partner');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Discount and pricing group were saved.')).toBeVisible();

  // Stands for a store with DISCOUNT_REQUEST_URL.
  await page.route('**/pricing?*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const form = '"discountRequestUrl":"https://forms.example.com/","storeSlug"';
    return route.fulfill({ response: answer, body: (await answer.text()).replace('"storeSlug"', form) });
  });
  await enter(page, reseller, '/pricing?search=Germany 1 GB');
  const full = priceOf(item);
  const lower = (full - Math.floor((full * 1_250 + 5_000) / 10_000)) / 100;
  await expect(page.getByRole('row', { name: /Germany 1 GB/ })).toContainText(lower.toFixed(2));
  const link = page.getByRole('link', { name: 'Apply for a discount' });
  await expect(link).toHaveAttribute('href', /discountRate=0\.125&pricingGroup=Partner$/);
});

test('an operator sees the store of a reseller, changes nothing, and finds the way back', async ({ page }) => {
  const reseller = await newAccount();
  await shelve(reseller, 'Germany 1 GB');
  const desk = await openReseller(page, reseller);
  await desk.evaluate(() => localStorage.setItem('hideStoreHeaderCard', 'true'));
  const kept = (): Promise<string> =>
    desk.evaluate(() => {
      // What is set again may move to the end.
      const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
      const [stored, cookies] = [Object.entries(localStorage).map(String), document.cookie.split('; ')];
      return JSON.stringify([stored.toSorted(), drafts.toSorted(), cookies.toSorted()]);
    });
  const own = await kept();
  await desk.getByRole('button', { name: 'See the store' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('A sale is missing');
  await dialog.getByRole('button', { name: 'See the store' }).click();
  const bar = desk.getByRole('region', { name: 'Store of a reseller' });
  await expect(bar).toContainText('Nothing can be changed.');
  await expect(desk.getByText('Germany 1 GB').first()).toBeVisible();
  await desk.getByRole('link', { name: 'Sell Germany 1 GB' }).click();
  await chooseCountry(desk, /Country of residence/, 'Germany');
  for (const name of ['Continue', 'Confirm payment', 'Sell']) await desk.getByRole('button', { name }).click();
  await expect(desk.getByText(/^You are only viewing this store/)).toBeVisible();
  await expect(bar).toBeVisible();
  expect(await kept()).toBe(own);
  await bar.getByRole('button', { name: 'Back to the desk' }).click();
  await expect(desk.getByRole('button', { name: 'See the store' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an operator signs a reseller out everywhere', async ({ page }) => {
  const reseller = await newAccount();
  const desk = await openReseller(page, reseller);
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(desk.getByText('Sessions ended: 1.')).toBeVisible();
  await page.goto('/your-store/dashboard');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a reseller is refused at the desk', async ({ page }) => {
  await enter(page, await newAccount(), '/operator/resellers');
  await expect(page.getByText('This page is for those who run the store')).toBeVisible();
});
