// A store whose resellers sign in at somebody else's OpenID provider: another process, on another port, with other pages.
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { createHome } from '#support/database-home.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { type StandIn, startStandIn } from '#support/stand-in.ts';

const home = createHome();
let provider: StandIn;
let store: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  provider = await startStandIn('tests/stand-ins/openid/main.ts', { NODE_ENV: 'production' });
  store = await startServerProcess(home, '', 'src/server/main.ts', { OIDC_ISSUER: provider.address.origin });
  await provider.order('store', { url: store.url });
});
test.afterAll(async () => {
  await store.stop();
  await provider.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const signOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Sign out' });

/** On the provider's page. */
const signInAs = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL((url) => url.origin === provider.address.origin);
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('of the provider');
  await page.getByRole('button', { name: 'Sign-in' }).click();
};

test('a new user gets in by its pages, stays across a reload and a change of its keys, and signs out there too', async ({
  page,
}) => {
  await page.goto(store.url);
  // It has no page for new accounts, and is not asked for one.
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signInAs(page, 'anna');
  await expect(page).toHaveURL(/\/your-store\//);
  await expect(signOut(page)).toBeVisible();
  await page.goto(`${store.url}/account`);
  await expect(page.getByText('anna@elsewhere.example').first()).toBeVisible();

  await provider.order('rotate');
  const { token } = (await provider.order('token', { subject: 'anna' })) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const statusWithNewKey = async () => (await fetch(`${store.url}/client-api/account`, { headers })).status;
  await expect.poll(statusWithNewKey).toBe(200);
  await page.reload();
  await expect(signOut(page)).toBeVisible();

  await signOut(page).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${store.url}/`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'anna');
  await expect(signOut(page)).toBeVisible();
});

test('a user without an email address is told so, and may take another account', async ({ page }) => {
  await page.goto(store.url);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'no-email');
  await expect(page.getByText('has no email address, which this store needs')).toBeVisible();
  await expect(page).toHaveURL(`${store.url}/`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, 'berta');
  await expect(signOut(page)).toBeVisible();
});
