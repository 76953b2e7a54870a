import { expect, test } from '@playwright/test';
import { shiftsOf } from './layout-shift.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page and the legal pages can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell mobile data under your own name');
    await expect(page.getByText('These buttons need JavaScript.')).toBeVisible();
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL(/#product$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page.getByText(/^Published \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Server 1.20.2');
  });
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
  await expect(page.getByText('Please sign in to go on.')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\//);
  expect(problems).toEqual([]);
});

test('nothing moves while the landing page comes up', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shiftsOf(page)).toEqual([]);
});

test('the first press shows at once on a slow network, and is tried again after a failure', async ({ page }) => {
  const answers: ((isThere: boolean) => void)[] = [];
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/main-/, async (route) => {
    const isThere = await new Promise<boolean>((resolve) => answers.push(resolve));
    await (isThere ? route.continue() : route.abort());
  });
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(false);
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(true);
  await expect(page).toHaveURL(/\/sign-in\//);
});
