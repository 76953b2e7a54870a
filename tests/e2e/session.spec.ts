import { expect, type Page, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { TOKEN_LIFETIME_S } from '#domain/limits.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, beginSale, fillSignIn, register, registerOnPages, signIn, withoutData } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

/** The access tokens that calls bring, each once and in the order of their first call. */
const accessTokensOf = (page: Page): Set<string> => {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined) tokens.add(authorization);
  });
  return tokens;
};

/** The pages that a browser passes through, in the window itself and in frames. */
const visitsOf = (page: Page): { ofWindow: string[]; ofFrames: string[] } => {
  const visits = { ofWindow: [] as string[], ofFrames: [] as string[] };
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const list = request.frame() === page.mainFrame() ? visits.ofWindow : visits.ofFrames;
    list.push(new URL(request.url()).pathname);
  });
  return visits;
};

/** Opens a page without reloading the app, so that the tokens in its memory stay. */
const openCredits = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Credits/ }).click();
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
};

test('signing out ends the session, and signing in leads to the wanted page', async ({ page }) => {
  const { email } = await register(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();

  await page.goto('/your-store/history');
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('crimson ladder orbit');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\/history$/);
});

test('a reload keeps the session, and no token is in the storage of the browser', async ({ page }) => {
  await register(page, '/credits');
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
});

test('the form to sign in stands on the pages of the sign-in service, and the way back leads through the return page', async ({
  page,
}) => {
  const { ofWindow } = visitsOf(page);
  await registerOnPages(page);
  const [form, back] = [
    ofWindow.findIndex((path) => path.startsWith('/sign-in/')),
    ofWindow.indexOf('/oidc-callback.html'),
  ];
  expect(form).toBeGreaterThan(0);
  expect(back).toBeGreaterThan(form);
  expect(new URL(page.url()).search).toBe('');
});

test('a reload asks the sign-in service by a call, which gets a new token', async ({ page }) => {
  const tokens = accessTokensOf(page);
  await register(page);
  await openCredits(page);
  await expect.poll(() => tokens.size).toBe(1);

  const { ofWindow, ofFrames } = visitsOf(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => tokens.size).toBe(2);
  expect(ofFrames).toEqual([]);
  expect(ofWindow).toEqual(['/credits']);
});

test('a page that was rendered for another user than the one who gets the tokens is loaded again', async ({ page }) => {
  await arrive(page);
  // This happens when another account signs in, in another tab, between the page and the tokens.
  await page.route(
    '**/credits',
    async (route) => {
      const headers = { ...(await route.request().allHeaders()), 'sec-fetch-dest': 'document' };
      const response = await route.fetch({ headers });
      const html = await response.text();
      const changed = html.replace(/("subject":")[^"]+/, '$1somebody-else');
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    },
    { times: 1 },
  );
  const { ofWindow } = visitsOf(page);
  await page.goto('/credits');
  await expect.poll(() => ofWindow).toEqual(['/credits', '/credits']);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a sign-in service of which the app knows the name alone is asked in a hidden frame', async ({ page }) => {
  const tokens = accessTokensOf(page);
  await register(page);
  await expect.poll(() => tokens.size).toBe(1);
  // The same service under a name that is not our own address.
  await page.route('**/credits', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/("oidcAuthority":"[^"]+)"/, '$1/"') });
  });
  const { ofFrames } = visitsOf(page);
  await page.goto('/credits');
  await expect.poll(() => tokens.size).toBe(2);
  expect(ofFrames).toEqual(['/oidc/auth', '/oidc-silent-renew.html']);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a token is renewed before it expires, unnoticed by the user', async ({ page }) => {
  const tokens = accessTokensOf(page);
  await page.clock.install();
  const first = page.waitForResponse(/\/oidc\/token$/);
  await register(page);
  await first;
  const renewed = page.waitForResponse(/\/oidc\/token$/);
  await page.clock.fastForward((TOKEN_LIFETIME_S - 30) * 1000);
  expect((await renewed).status()).toBe(200);
  await openCredits(page);
  await expect.poll(() => tokens.size).toBe(2);
});

test('a token that cannot be renewed expires, raises TOKEN_EXPIRED, and signs the user out', async ({ page }) => {
  await page.clock.install();
  const tokens = page.waitForResponse(/\/oidc\/token$/);
  await register(page);
  await tokens;
  await page.evaluate(() =>
    addEventListener('TOKEN_EXPIRED', () => (document.documentElement.dataset['told'] = 'yes')),
  );
  await page.route('**/oidc/**', (route) => route.abort());
  await page.clock.fastForward((TOKEN_LIFETIME_S + 5) * 1000);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-told', 'yes');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
});

test('a wrong password shows an error, keeps the e-mail address, and does not sign in', async ({ page }) => {
  const { email } = await newcomer();
  await fillSignIn(page, email, 'not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await signIn(page, email);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the store, the sign-in and the terms speak German', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page
      .getByRole('button', { name: 'Konto anlegen' })
      .or(page.getByRole('button', { name: /Konto/ }))
      .first()
      .click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
    await page.goto('/terms-and-conditions');
    await expect(page.getByText('Guthaben wird im Voraus bezahlt')).toBeVisible();
  });
});

/** The next call of this method to this address finds the session expired. */
const expireAt = async (page: Page, address: string, method: string): Promise<void> => {
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 401, title: 'Unauthorized', message: 'Sign in again.' }),
        })
      : route.fallback(),
  );
};

const signInAgain = async (page: Page): Promise<void> => {
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

test('while the landing page comes late after an expired session, a placeholder stands in its place', async ({
  page,
}) => {
  await arrive(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/LandingPage-/, async (route) => {
    await released;
    await route.continue();
  });
  await expireAt(page, '**/version', 'GET');
  await withoutData(page);
  const late = page.waitForRequest(/\/assets\/LandingPage-/);
  await page.goto('/credits');
  await late;
  await expect(page.getByRole('main')).toHaveText('Loading');
  release();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('a landing page that waits for the sign-in service says so, and one lost answer signs no one out', async ({
  page,
}) => {
  await arrive(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/oidc/token', async (route) => {
    await released;
    await route.abort('connectionreset');
    await page.unroute('**/oidc/token');
  });
  const lost = page.waitForRequest('**/oidc/token');
  await withoutData(page);
  await page.goto('/');
  await lost;
  await expect(page.getByText('Signing you in')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('the details of an account are there again after an expired session', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');

  await page.goto('/account/details');
  await page.getByRole('main').getByRole('button', { name: 'Set your country' }).click();
  const company = page.getByLabel('Company name');
  await company.fill('Berg & Töchter');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await expireAt(page, '**/users/current', 'PUT');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await signInAgain(page);
  await expect(company).toHaveValue('Berg & Töchter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Berg & Töchter');
});

test('what was typed in a dialog that keeps no draft is there again after an expired session', async ({ page }) => {
  await acceptCurrentTerms(await arrive(page));
  await page.goto('/api');
  await page.getByRole('button', { name: 'Add channel' }).click();
  const name = page.getByRole('dialog').getByRole('textbox');
  await name.fill('Airport shop');
  await expireAt(page, '**/users/current/api-credentials', 'POST');
  await page.getByRole('dialog').getByRole('button', { name: 'Add channel' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(/\/api$/);
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(name).toHaveValue('Airport shop');
});

test('the name of a package is there again after an expired session', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await page.goto('/your-store/inventory');
  await page.getByRole('button', { name: 'Edit Germany 1 GB' }).click();
  await page.getByLabel('Name').fill('Deutschland');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('not saved');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expireAt(page, '**/products/inventory/*', 'PUT');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(/\/your-store\/inventory/);
  // A failure leads to the inventory (ERR-035), or the page was reloaded before that, and opens the dialog a moment later.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (await dialog.isHidden())
      await page.getByRole('button', { name: 'Edit Germany 1 GB' }).click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel('Name')).toHaveValue('Deutschland');
});

test('the new customer of a sale is there again after a reload and an expired session, and gone after a sign-out', async ({
  page,
}) => {
  await arrive(page);
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));
  await page.goto('/store/new');
  const email = page.getByLabel('Email address');
  const country = page.getByRole('combobox', { name: /Country of residence/ });
  await email.fill('tom@example.com');
  await country.fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.reload();
  await expect(email).toHaveValue('tom@example.com');
  await expect(country).toHaveValue('Germany');
  await expireAt(page, '**/version', 'GET');
  await withoutData(page);
  await page.reload();
  await signInAgain(page);
  await expect(email).toHaveValue('tom@example.com');
  await expect(country).toHaveValue('Germany');
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test('the notes of a sale are there again after an expired session, and a reload shows what was sold', async ({
  page,
}) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, 'guest', 'Germany');
  await page.getByRole('button', { name: /Germany 1 GB/ }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Booking 4711');
  await expireAt(page, '**/activations/register', 'POST');
  await page.getByRole('button', { name: 'Sell' }).click();
  await signInAgain(page);
  // The address of the sale leads back to it: nothing was sent.
  await expect(notes).toHaveValue('Booking 4711');
  await page.getByRole('button', { name: 'Sell' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  const link = await page.getByRole('link', { name: 'Open in history' }).getAttribute('href');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in history' })).toHaveAttribute('href', link ?? '');
});

test('another account that signs in with this browser finds nothing of the one before, which finds it again', async ({
  page,
}) => {
  const anna = await register(page);
  const keep = (): Promise<void> =>
    page.evaluate(() => {
      localStorage.setItem('cartProducts', '[{"id":"a-package","amount":2}]');
      localStorage.setItem('openChargeTime', String(Date.now()));
      sessionStorage.setItem('payment', JSON.stringify({ startedAt: Date.now(), cart: null }));
    });
  const entries = (): Promise<(string | null)[]> =>
    page.evaluate(() => [
      localStorage.getItem('cartProducts'),
      localStorage.getItem('openChargeTime'),
      sessionStorage.getItem('payment'),
    ]);
  await keep();
  const left = await entries();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await registerOnPages(page);
  expect(await entries()).toEqual([null, null, null]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await signIn(page, anna.email);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await entries()).toEqual(left);
});

test('a browser that allows no storage gets a sentence in place of the app, and not an empty page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Your browser blocks the storage of this store');
  await page.goto('/');
  await page.getByRole('button').first().click();
  await expect(page.getByRole('alert')).toContainText('cookies and site data');
});
