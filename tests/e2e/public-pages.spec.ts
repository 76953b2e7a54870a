import { expect, test } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { shiftsOf } from './layout-shift.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page and the legal pages can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell mobile data under your own name');
    // The flags of its packages stand before the page, and take no room.
    expect((await page.locator('#root').boundingBox())?.y).toBe(0);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL(/#product$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page.getByText(/^Published \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Server 1.20.2');
  });
});

test('the landing page says without script what its buttons need', async ({ request }) => {
  // A browser whose script is switched off by a test still takes the element as one with script.
  for (const [language, text] of [
    ['en', 'These buttons need JavaScript.'],
    ['de', 'Diese Schaltflächen funktionieren nur mit JavaScript.'],
  ] as const) {
    const answer = await request.get('/', { headers: { 'accept-language': language } });
    expect(await answer.text()).toContain(`<noscript><p>${text}`);
  }
});

test('the app is fetched only when something needs it, and then does what was pressed', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));

  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.join()).not.toMatch(/(main|app)-/);

  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile Daten unter Ihrem eigenen Namen verkaufen');
  expect(scripts.join()).toMatch(/main-/);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/sign-in\//);
  expect(problems).toEqual([]);
});

test('a visitor who was redirected to the landing page, and reloads it, signs in with one press', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/credits');
  await expect(page.getByText('Please sign in to continue.')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\//);
  expect(problems).toEqual([]);
});

test('a press is repeated on the button that takes the place of the pressed one', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.evaluate((pressed) => pressed.replaceWith(pressed.cloneNode(true)));
  release();
  await expect(page).toHaveURL(/\/sign-in\//);
});

test('nothing moves while the landing page comes up', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shiftsOf(page)).toEqual([]);
});

test('the landing page fetches its font ahead, but not on a slow network, where that would delay the text', async ({
  page,
}) => {
  const ahead = page.locator('link[rel=preload][as=font]');
  await page.goto('/');
  await expect(ahead).toHaveCount(1);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const rate = 200_000;
  const slow = { offline: false, latency: 150, downloadThroughput: rate, uploadThroughput: rate };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ahead).toHaveCount(0);
});

test('the first press shows at once on a slow network, and is tried again after a failure', async ({ page }) => {
  let fail = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.abort();
  });
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
  fail();
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute(/\/assets\/main-/);
  await button.click();
  await expect(page).toHaveURL(/\/sign-in\//);
});
