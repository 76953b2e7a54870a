// A reseller who forgot the password, on the pages and in the inbox of the store.
import { expect, type Page, test } from '@playwright/test';
import { linkIn, messageFor } from '#support/inbox.ts';
import { fillSignIn } from './reseller.ts';
import { newcomer, storeUrl } from './store-under-test.ts';

const newPassword = 'violet harbour stone';

const storeOf = (): { url: string } => ({ url: storeUrl() });

/** A reseller whom this browser does not know. */
const registered = async (): Promise<string> => (await newcomer()).email;

const linkFor = async (email: string): Promise<string> =>
  linkIn((await messageFor(storeOf(), email, /^Set a new password/)).text);

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['with the script of the page', async () => undefined],
  ['without it', (page) => page.route('**/page-assets/forms-*', (route) => route.abort())],
];

for (const [way, prepare] of ways) {
  test(`a forgotten password is replaced by a link from the inbox, with double clicks, ${way}`, async ({ page }) => {
    await prepare(page);
    const email = await registered();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email address').fill(` ${email} `);
    await page.getByRole('button', { name: 'Send link' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await messageFor(storeOf(), email, /^Set a new password/);

    await page.getByRole('link', { name: 'Open the reference inbox' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Show messages' }).click();
    await page.getByRole('link', { name: 'View as email' }).first().click();
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expect(page.getByLabel('New password')).toBeFocused();
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Set password' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the sign-in' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(newPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/your-store\//);
  });
}

test('the pages are used by keyboard alone, and a wrong entry moves the focus to its error', async ({ page }) => {
  const email = await registered();
  await page.goto('/sign-in/forgot-password');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('anna@localhost');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('anna@localhost');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(await linkFor(email));
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Use at least 8 characters.');
  await page.getByLabel('New password').focus();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
});

test('the pages and the message are German where the reader is', async ({ page }) => {
  const email = await registered();
  await page.goto('/sign-in/forgot-password');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByRole('heading', { name: 'Prüfen Sie Ihr Postfach' })).toBeVisible();
  await page.goto(await linkFor(email));
  await page.getByLabel('Neues Passwort').fill(newPassword);
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeVisible();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(newPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
});

test('a new password signs the other browsers out', async ({ page, browser }) => {
  const email = await registered();
  const elsewhere = await (await browser.newContext()).newPage();
  await fillSignIn(elsewhere, email);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(/\/your-store\//);
  await page.goto('/sign-in/forgot-password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.goto(await linkFor(email));
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.context().close();
});
