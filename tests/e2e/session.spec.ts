import { expect, test } from '@playwright/test';
import { acceptTerms, register, signIn } from './reseller.ts';

test('signing out ends the session, and signing in leads to the wanted page', async ({ page }) => {
  const email = await register(page);
  await acceptTerms(page);
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
  await register(page);
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
});

test('a wrong password is told, keeps the e-mail address, and signs nobody in', async ({ page }) => {
  const email = await register(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('not the password');
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
