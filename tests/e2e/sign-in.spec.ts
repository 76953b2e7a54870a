// The pages of the sign-in service as people use them: twice by mistake, by keyboard, with Back, in two tabs.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { fillRegistration, fillSignIn, PASSWORD, register, registerOnPages, signIn } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

const newPassword = 'violet harbour stone';

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['with the script of the page', async () => undefined],
  ['without it', (page) => page.route('**/page-assets/forms-*', (route) => route.abort())],
];

for (const [way, prepare] of ways) {
  test(`a double click on "Create account" and one on "Sign in" lead where one click does, ${way}`, async ({
    page,
  }) => {
    await prepare(page);
    const email = await fillRegistration(page);
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect(page).toHaveURL(/\/your-store\//);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
    await fillSignIn(page, email);
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect(page).toHaveURL(/\/your-store\//);
    await page.getByRole('button', { name: 'Sign out' }).dblclick();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  });
}

test('the pages are used by keyboard alone, and a wrong entry moves the focus to its error', async ({ page }) => {
  const { email } = await newcomer();
  await page.goto('/starter/login');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/your-store\//);
});

test('pasted text is not cut off, and its blanks are ignored', async ({ page }) => {
  const { email } = await newcomer();
  await fillSignIn(page, `  ${email}\t`, 'x'.repeat(200));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid password.');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
});

test('VAL-113: an address comes back as it was typed, its domain in letters', async ({ page }) => {
  await fillRegistration(page);
  const email = 'anna@müller.example';
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Password');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await page.goto('/reference/inbox');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Nachrichten anzeigen' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
});

test('an address that has an account already leads to its sign-in, and Back from the store to the store', async ({
  page,
}) => {
  const { email } = await newcomer();
  await fillRegistration(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'You may have an account already' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/your-store\//);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('Back to a page that refused a form shows the form again', async ({ page }) => {
  const { email } = await newcomer();
  await fillSignIn(page, email, 'not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.goBack();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
});

test('the language chosen on the sign-in page is that of the store', async ({ page }) => {
  const { email } = await newcomer();
  await page.goto('/starter/login');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('another language keeps what was typed on the register form, and Enter still registers', async ({ page }) => {
  const email = await fillRegistration(page);
  const country = page.getByLabel('Country');
  await country.fill('uk');
  await country.blur();
  await expect(country).toHaveValue('United Kingdom');
  await country.fill('Austria');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
  await expect(page.getByLabel('Land')).toHaveValue('Österreich');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel('Passwort')).toBeFocused();
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/your-store\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

/** A page of the app for signed-in users only. */
const openCredits = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  return page;
};

test('a sign-out reaches the other tabs at once: they say why, and keep the page that was open', async ({ page }) => {
  const { email } = await register(page);
  const other = await openCredits(page.context());
  const calls: string[] = [];
  other.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  // It was notified, before a call was refused.
  expect(calls.filter((url) => url.includes('/client-api/credit'))).toEqual([]);
  await expect(page.getByText('You have signed out in another tab.')).toBeHidden();

  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await other.getByLabel('Email address').fill(email);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(/\/credits$/);
  await expect(other.getByText('You have signed out in another tab.')).toBeHidden();
});

test('a sign-out reaches a tab whose page stands before its tokens are there', async ({ page }) => {
  await register(page);
  const other = await page.context().newPage();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/oidc/auth?*', async (route) => {
    await released;
    await route.continue();
  });
  const asked = other.waitForRequest('**/oidc/auth?*');
  await other.goto('/credits');
  await asked;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
});

test('a sign-out reaches a tab whose page stands before the app does', async ({ page }) => {
  await register(page);
  const other = await page.context().newPage();
  const release = await holdApp(other);
  await other.goto('/credits', { waitUntil: 'commit' });
  await expect(other.getByRole('heading', { name: 'Credits' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
});

test('of two tabs with two sign-ins, the one of another account makes the first say so', async ({ page, browser }) => {
  const second = await (await browser.newContext()).newPage();
  const { email } = await register(second);
  await second.context().close();

  const first = await page.context().newPage();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await registerOnPages(first);
  // Its app has taken the page over and listens to other tabs.
  await first.keyboard.press('Control+k');
  await expect(first.getByRole('combobox', { name: 'Search your store' })).toBeFocused();
  await first.keyboard.press('Escape');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
  await expect(first.getByText('You have signed in with another account in another tab.')).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
});

const signedInElsewhere = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email);
  return page;
};

test('the account leads to a change of the password, which signs out all other browsers', async ({ page, browser }) => {
  const { email } = await register(page);
  const elsewhere = await signedInElsewhere(browser, email);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page).toHaveURL(/\/account\/details$/);
  await expect(page.getByText('Personal data and billing address')).toBeVisible();

  // The token of the other browser is known to be over within seconds, not at once.
  const notice = elsewhere.getByText('Your session has ended. Please sign in again.');
  const links = elsewhere.getByRole('navigation').getByRole('link', { name: /^(Credits|Account)/ });
  await expect(async () => {
    for (const link of await links.all()) await link.click({ timeout: 1_000 });
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(elsewhere).toHaveURL(/\/$/);
  // A press while the page still ends the session is lost, and is pressed again.
  await expect(() => fillSignIn(elsewhere, email, newPassword)).toPass();
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    elsewhere.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Sign out' }),
  ).toBeVisible();
  await elsewhere.context().close();
});

test('the account leads to the list of sessions, where others are ended', async ({ page, browser }) => {
  const { email } = await register(page);
  const elsewhere = await signedInElsewhere(browser, email);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  // The other list is that of the sign-ins.
  await expect(page.getByRole('list').first().getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all other browsers' }).click();
  await expect(page.getByText('You are signed in with this browser only.')).toBeVisible();
  const errors: string[] = [];
  elsewhere.on('pageerror', ({ message }) => errors.push(message));
  // The end of the session is known before the app takes over the page, which was rendered without knowing it.
  const answered = elsewhere.waitForResponse((response) => response.url().includes('/oidc/auth'));
  await elsewhere.route(/\/assets\/ApiPage-/, async (route) => {
    await answered;
    await route.continue();
  });
  await elsewhere.goto('/api');
  await expect(elsewhere).toHaveURL(/\/$/);
  expect(errors).toEqual([]);
  await elsewhere.context().close();
});

test('a session that ended while a public page was open is told there, and one press signs in', async ({
  page,
  browser,
}) => {
  const { email } = await register(page);
  const elsewhere = await signedInElsewhere(browser, email);
  await elsewhere.goto('/terms-and-conditions');
  await expect(elsewhere.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  await page.getByRole('button', { name: 'Sign out all other browsers' }).click();
  await expect(page.getByText('You are signed in with this browser only.')).toBeVisible();

  const signInButton = elsewhere.getByRole('button', { name: 'Sign in' });
  await expect(async () => {
    await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(signInButton).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(elsewhere.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInButton.click();
  await expect(elsewhere.getByLabel('Email address')).toBeVisible();
  await elsewhere.context().close();
});
