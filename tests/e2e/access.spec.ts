import { expect, test } from '@playwright/test';
import { register } from './reseller.ts';

const signedInOnly = [
  '/your-store/dashboard',
  '/your-store/inventory',
  '/your-store/history',
  '/data-packages',
  '/data-packages/checkout',
  '/add-credits/checkout',
  '/credits',
  '/store',
  '/store/new',
  '/api',
  '/account',
  '/account/details',
];

test('a stranger ends at the landing page wherever signing in is needed', async ({ page }) => {
  for (const address of [...signedInOnly, '/no-such-page']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  }
});

test('a stranger may read the landing page, the legal pages and the documentation', async ({ page }) => {
  for (const address of ['/', '/terms-and-conditions', '/privacy-policy', '/team-vision', '/api/specifications']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('whoever is signed in may open every page, and goes on to the store from the landing page', async ({ page }) => {
  await register(page);
  for (const address of signedInOnly.filter((path) => !/checkout|\/account$/.test(path))) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
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

test('a session that the service no longer accepts is dropped, and the page is loaded anew once', async ({ page }) => {
  await register(page);
  await page.goto('/credits');
  await expect(page.getByText('Balance')).toBeVisible();
  await page.route('**/client-api/products/inventory*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"title":"Unauthorized","status":401}',
    }),
  );
  await page.goto('/your-store/inventory');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  const kind = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
  );
  expect(kind).toEqual(['reload']);
});
