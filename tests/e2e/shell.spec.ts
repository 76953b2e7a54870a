import { expect, type Page, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { arrive, register } from './reseller.ts';

const signOut = (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Sign out' });

/** The request to the sign-in service before the browser leaves for it. */
const breakSignInService = async (page: Page): Promise<void> => {
  await page.route('**/oidc/.well-known/**', (route) => route.abort());
};

/** The page views that documents at `addresses` send in a store with ANALYTICS_URL. */
const collectPageViews = async (page: Page, addresses: string | RegExp): Promise<string[]> => {
  await page.route(addresses, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"storeSlug"', '"analyticsUrl":"/page-views","storeSlug"');
    return route.fulfill({ response: answer, body });
  });
  const views: string[] = [];
  await page.route('**/page-views', async (route) => {
    const sent = JSON.parse(route.request().postData() ?? '[]') as { path: string }[];
    views.push(...sent.map(({ path }) => path));
    await route.fulfill({ status: 204 });
  });
  return views;
};

test('a visitor who never signs in is counted on each page once, also when the app takes the page over', async ({
  page,
}) => {
  const views = await collectPageViews(page, /\/(?:privacy-policy|team-vision)?$/);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.poll(() => views).toEqual(['/', '/privacy-policy']);
  // The switch needs the app.
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vision' }).click();
  await expect(page).toHaveURL(/\/team-vision$/);
  await expect.poll(() => views).toEqual(['/', '/privacy-policy', '/team-vision']);
});

test('a navigation is told once, with its path alone, and shows the top of the page', async ({ page }) => {
  await acceptCurrentTerms(await arrive(page));
  const told = await collectPageViews(page, '**/credits?success');

  await page.goto('/credits?success');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Your store', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your store' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  // The account's own address only leads on.
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account\/details$/);
  const views = ['/credits', '/pricing', '/your-store/dashboard', '/pricing', '/account/details'];
  await expect.poll(() => told).toEqual(views);
});

test('terms are asked for on every page until they are accepted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/terms_and_conditions')) asked.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  await register(page);
  const bar = page.getByRole('region', { name: 'Terms to accept' });
  for (const address of ['/your-store/history', '/credits', '/store', '/account/details']) {
    await page.goto(address);
    await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
  }

  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);

  asked.length = 0;
  const answer = page.waitForResponse(/\/terms_and_conditions\/accept$/);
  await bar.getByRole('button', { name: 'Accept' }).click();
  const accepted = (await (await answer).json()) as { currentVersion: string };
  expect(accepted).toMatchObject({ userNeedsToAccept: false, userAccepted: true });
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  expect(asked).toEqual([`POST {"version":"${accepted.currentVersion}"}`]);
});

test('the bar of the terms is for signed-in users', async ({ page }) => {
  await register(page);
  const bar = page.getByRole('region', { name: 'Terms to accept' });
  await expect(bar).toBeVisible();
  await signOut(page).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the footer says which store this is, and leads to the terms, the privacy policy and the vision', async ({
  page,
  request,
}) => {
  const { version, commitHash } = (await (await request.get('/client-api/version')).json()) as Record<string, string>;
  await arrive(page);
  const footer = page.getByRole('contentinfo');
  for (const address of ['/credits', '/privacy-policy']) {
    await page.goto(address);
    await expect(footer).toContainText(`Version 1.20.2 (${commitHash?.slice(0, 7)})`);
    await expect(footer).toContainText(`Server ${version}`);
    await expect(footer).toContainText('reference');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Simshelf`);
  }
  for (const name of ['Terms and conditions', 'Privacy policy', 'Team vision']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

for (const [host, mode, german] of [
  ['staging.localhost', ['staging'], ['Staging']],
  ['reference.localhost', ['reference'], ['Referenz']],
  ['store.localhost', [], []],
] as const) {
  test(`the footer at ${host} says "${mode.join()}", before and after the app takes the page over`, async ({
    page,
  }) => {
    const { port } = new URL(test.info().project.use.baseURL ?? '');
    const footer = page.getByRole('contentinfo');
    const modes = footer.getByText(/^(?:staging|reference|Referenz)$/i);
    await page.goto(`http://${host}:${port}/privacy-policy`);
    await expect(modes).toHaveText([...mode]);
    await footer.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(modes).toHaveText([...german]);
  });
}

test('the navigation reports what failed: signing in, and signing out', async ({ page }) => {
  const navigation = page.getByRole('navigation');
  await breakSignInService(page);
  await page.goto('/privacy-policy');
  await navigation.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signing in is not possible right now.')).toBeVisible();
  await page.unroute('**/oidc/.well-known/**');

  await register(page);
  await breakSignInService(page);
  await signOut(page).click();
  await expect(page.getByText('Signing out did not work.')).toBeVisible();
  await expect(page).toHaveURL(/\/your-store\//);
});

for (const name of ['Sign in', 'Create an account']) {
  test(`"${name}" shows progress for half a second where the sign-in service is down, and says so beside it`, async ({
    page,
  }) => {
    await breakSignInService(page);
    await page.clock.install();
    await page.goto('/');
    const button = page.getByRole('main').getByRole('button', { name });
    await button.hover();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button.click();
    await expect(button).toHaveAttribute('data-pending', 'true');
    await page.clock.runFor(350);
    await expect(button).toHaveAttribute('data-pending', 'true');
    await page.clock.runFor(300);
    await expect(button).not.toHaveAttribute('data-pending');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Signing in is not possible right now.');
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const [locale, language, title] of [
  ['fr-FR', 'en', 'Terms and conditions'],
  ['en-US', 'en', 'Terms and conditions'],
  ['de-AT', 'de', 'Geschäftsbedingungen'],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`is shown ${language}, also after a reload`, async ({ page }) => {
      await page.goto('/terms-and-conditions');
      for (let load = 0; load < 2; load++) {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await page.reload();
      }
    });
  });
}
