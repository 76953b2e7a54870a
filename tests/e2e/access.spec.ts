import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { pageHeading } from './page-heading.ts';
import { arrive, beginSale, expectCredit, register, sell, withoutData } from './reseller.ts';

const signedInOnly = [
  '/your-store/dashboard',
  '/your-store/inventory',
  '/your-store/history',
  '/data-packages',
  '/data-packages/checkout',
  '/add-credits/checkout',
  '/credits',
  '/pricing',
  '/store',
  '/store/new',
  '/api',
  '/sdk/ios-sdk',
  '/sdk/android-sdk',
  '/account',
  '/account/details',
  '/account/credit-purchases',
];

/** Where the navigation leads, and by which words. */
const entriesOf = async (page: Page): Promise<(string | null)[][]> => {
  await expectCredit(page, '5.00');
  const links = await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').all();
  return Promise.all(links.map(async (link) => [await link.getAttribute('href'), await link.textContent()]));
};

/** As a link of the app does, which is loaded once for all addresses. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('a stranger ends at the landing page wherever signing in is needed', async ({ page }) => {
  const [first = '', ...further] = signedInOnly;
  const steps = [
    () => page.goto('/no-such-page'),
    () => page.goto(first),
    ...further.map((to) => () => follow(page, to)),
  ];
  for (const step of steps) {
    await step();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  }
});

test('a stranger may read the landing page, the legal pages and the documentation', async ({ page }) => {
  for (const address of ['/', '/terms-and-conditions', '/privacy-policy', '/team-vision', '/api/specifications']) {
    await page.goto(address);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('the landing page and an unknown address lead a signed-in reseller to the store', async ({ page }) => {
  await arrive(page);
  for (const address of ['/', '/starter/login', '/starter/registration', '/no-such-page']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/your-store\/dashboard$/);
  }
});

for (const [address, prompt] of [
  ['/starter/login', null],
  ['/starter/registration', 'create'],
] as const) {
  test(`${address} leads to the sign-in service, by the code flow`, async ({ page }) => {
    const asked = page.waitForRequest((request) => /\/oidc\/auth\?/.test(request.url()));
    await page.goto(address);
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toMatch(/\w/);
    expect(query.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
    expect(query.get('prompt')).toBe(prompt);
    await expect(page.getByLabel('Password')).toBeVisible();
  });
}

test('a session that the service no longer accepts is dropped, and the page is reloaded once', async ({ page }) => {
  await register(page, '/credits');
  await expect(page.getByTestId('page-header').getByText('Balance')).toBeVisible();
  await page.route('**/client-api/products/inventory*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"title":"Unauthorized","status":401}',
    }),
  );
  await withoutData(page);
  await page.goto('/your-store/inventory');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  const kind = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
  );
  expect(kind).toEqual(['reload']);
});

test('all resellers see the same, whatever rights their account is said to have', async ({ page }) => {
  await arrive(page);
  let authorities: string[] = [];
  await page.route('**/client-api/account', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), authorities } });
  });
  const entriesWith = async (...rights: string[]): Promise<(string | null)[][]> => {
    authorities = rights;
    await withoutData(page);
    await page.goto('/account/details');
    await expect(pageHeading(page)).toBeVisible();
    return entriesOf(page);
  };
  const entries = await entriesWith('ROLE_USER');
  expect(entries.map(([address]) => address)).toEqual(expect.arrayContaining(['/your-store', '/api', '/account']));
  expect(await entriesWith('ROLE_ADMIN')).toEqual(entries);
  expect(await entriesWith()).toEqual(entries);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the point of sale is for new and existing customers and guests, and for no other type', async ({ page }) => {
  await register(page, '/store/other');
  await expect(page).toHaveURL(/\/store$/);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('link')).toHaveText([/^New customer/, /^Existing customer/, /^Guest/]);
});

test('a visitor with a link of a sale sees the pages of the eSIM, and none of the store', async ({ page, browser }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, { email: 'tom@example.com' }, 'Germany');
  const { esimProfile, customer } = await sell(page, 'Germany 1 GB');

  const traveller = await browser.newPage();
  for (const link of [esimProfile.installationUrl, customer.profileUrl]) {
    await traveller.goto(link);
    await expect(traveller).toHaveURL(/\/esim\/[\w-]{12}\/(?:profile|customer)\b/);
    await expect(traveller.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(traveller.getByText(esimProfile.iccid).first()).toBeVisible();
  }
  for (const address of ['/your-store', '/credits']) {
    await traveller.goto(address);
    await expect(traveller).toHaveURL(/\/$/);
    await expect(traveller.getByRole('button', { name: 'Create an account' })).toBeVisible();
  }
  await traveller.close();
});
