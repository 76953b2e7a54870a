// A reseller's actions in the browser, by the texts of the screens.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { deviceCookie } from '#domain/device.ts';
import { MOBILE_WIDTH_MAX_PX } from '#domain/limits.ts';
import { DEVICE_COOKIE, readCookie } from '#domain/page-cookie.ts';
import { liveIn } from '#support/payer.ts';
import { acceptCurrentTerms, type Reseller } from '#support/reseller.ts';

import { giveSession } from './give-session.ts';
import { newcomer, storeUrl } from './store-under-test.ts';

export const PASSWORD = 'crimson ladder orbit';

const newEmail = (): string => `anna-${randomUUID().slice(0, 8)}@example.com`;

/** Fills in the register page, where the country is proposed. Returns the e-mail address. */
export const fillRegistration = async (page: Page): Promise<string> => {
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  return email;
};

/** Creates an account on the sign-in service's own pages and comes back to the store. */
export const registerOnPages = async (page: Page): Promise<string> => {
  const email = await fillRegistration(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
  return email;
};

const DASHBOARD = '/your-store/dashboard';

/** Tells the server about this browser, as the app did on the day before. */
const rememberDevice = async (page: Page): Promise<void> => {
  const known = await page.evaluate(() => ({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locales: navigator.languages,
  }));
  const isMobile = (page.viewportSize()?.width ?? Infinity) <= MOBILE_WIDTH_MAX_PX;
  const cookie = deviceCookie({ ...known, isMobile, stored: {} });
  const value = readCookie(cookie, DEVICE_COOKIE) ?? '';
  await page.context().addCookies([{ name: DEVICE_COOKIE, value, url: storeUrl() }]);
};

/** Makes this the reseller's browser on the day after: with the cookies of a sign-in over HTTP. Nothing is open yet. */
const takeBrowser = async (page: Page, reseller: Reseller): Promise<void> => {
  await giveSession(page.context(), storeUrl(), reseller);
  await rememberDevice(page);
};

/** Opens a page of the store in the reseller's browser. What is said on the way to a session is for `signIn`. */
export const enter = async (page: Page, reseller: Reseller, address = DASHBOARD): Promise<void> => {
  await takeBrowser(page, reseller);
  await page.goto(address);
};

/** A new reseller, whose browser this is: registered and signed in over HTTP. Nothing is open yet. */
export const arrive = async (page: Page): Promise<Reseller> => {
  const reseller = await newcomer();
  await takeBrowser(page, reseller);
  return reseller;
};

/** A new reseller at this page of the store, who is asked for the terms; what is said on the way is for `registerOnPages`. */
export const register = async (page: Page, address = DASHBOARD): Promise<Reseller> => {
  const reseller = await arrive(page);
  await page.goto(address);
  return reseller;
};

/** A new reseller at this page who may pay: with a billing address in Germany, and the terms accepted. */
export const registerPayer = async (page: Page, address = DASHBOARD): Promise<Reseller> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await liveIn(reseller, 'DE');
  await page.goto(address);
  return reseller;
};

/** The next page comes without its data, as to a browser of which the server knows nothing: the app fetches them. */
export const withoutData = async (page: Page): Promise<void> => {
  // The app writes the cookie as it starts.
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.context().clearCookies({ name: DEVICE_COOKIE });
};

export const fillSignIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
};

export const signIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
};

export const acceptTerms = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
};

export const chooseCountry = async (page: Page, label: RegExp, country: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label });
  // It may be proposed already.
  if ((await field.inputValue()) === country) return;
  await field.fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
};

type Outcome = 'Pay' | 'Stay pending' | 'Let it fail' | 'Cancel';

/** Decides a payment on the reference payment page. */
export const decidePayment = async (page: Page, outcome: Outcome): Promise<void> => {
  await expect(page.getByText('No real money moves')).toBeVisible();
  await page.getByRole('button', { name: outcome === 'Pay' ? /^Pay / : outcome }).click();
};

/** Buys credit up to the payment page. */
export const startTopUp = async (page: Page, amount: number): Promise<void> => {
  await page.getByRole('link', { name: /^Credits/ }).click();
  await page.getByLabel('Amount').fill(String(amount));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
};

export const expectCredit = async (page: Page, amount: string): Promise<void> => {
  await expect(page.getByRole('navigation').getByText(`${amount} USD`).first()).toBeVisible();
};

/** Puts packages on the shelf without paying for them, on the page of the packages. */
export const addToInventory = async (page: Page, names: string[]): Promise<void> => {
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search packages' }).fill(name);
    const row = page.getByRole('row', { name: new RegExp(`^${name}\\b`) });
    await row.getByRole('checkbox', { name: `Add ${name} to the inventory` }).press('Space');
    await expect(row.getByRole('checkbox')).toBeChecked();
  }
  await page.getByRole('button', { name: 'Update inventory' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update inventory' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
};

type Buyer = { email: string } | 'guest';

/** From the three cards to the package choice. */
export const beginSale = async (page: Page, buyer: Buyer, country: string): Promise<void> => {
  await page.goto('/store');
  await page.getByRole('link', { name: buyer === 'guest' ? 'Guest' : 'New customer' }).click();
  if (buyer !== 'guest') await page.getByLabel('Email address').fill(buyer.email);
  await chooseCountry(page, /Country of residence/, country);
  await page.getByRole('button', { name: 'Continue' }).click();
};

type Sold = {
  activatedItem: { uid: string; state: string };
  customer: { profileUrl: string };
  esimProfile: { iccid: string; activationCode: string; installationUrl: string };
};

/** Sells the package of this name, to be used at once unless it is said otherwise; returns the API's response. */
export const sell = async (
  page: Page,
  name: string,
  { notes = '', onFirstUse = false, button = 'Sell' } = {},
): Promise<Sold> => {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByText(onFirstUse ? 'On first use' : 'Now', { exact: true }).click();
  if (notes !== '') await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
  const answer = page.waitForResponse(/\/activations\/(register|top-up)$/);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  return (await (await answer).json()) as Sold;
};
