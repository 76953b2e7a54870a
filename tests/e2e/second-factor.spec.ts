// The second factor as people set it up, use it and lose the phone, by keyboard and in both languages.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { codeOf } from '#support/second-factor.ts';
import { runOperatorCommand } from './operator-command.ts';
import { PASSWORD, register } from './reseller.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axeScript);
  const violations = await page.evaluate(async () => {
    const found = await (Reflect.get(globalThis, 'axe') as typeof axe).run();
    return found.violations.map(({ id, nodes }) => ({ id, markup: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
};

/** The key that is shown for typing. */
const keyOn = async (page: Page): Promise<string> =>
  ((await page.locator('.code').textContent()) ?? '').replaceAll(' ', '');

/** A code counts once, so the one of the next time step follows, as the page says. */
const nextCode = (key: string): string => codeOf(key, 1);

const wrongCode = '000000';

const type = async (page: Page, ...texts: string[]): Promise<void> => {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
};

test('an operator is led to set it up, and then to the desk', async ({ page }) => {
  const reseller = await register(page);
  await acceptCurrentTerms(reseller);
  runOperatorCommand(reseller.email);
  await page.goto('/operator');
  await page.getByRole('button', { name: 'Sign in again' }).press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await type(page, reseller.email, PASSWORD);

  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = await keyOn(page);
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await type(page, wrongCode);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  expect(await keyOn(page)).toBe(key);
  await page.getByLabel('Code from your app').focus();
  await type(page, codeOf(key));

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('the recovery codes are copied at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page, '/sign-in/second-factor/set-up');
  const key = await keyOn(page);
  await page.getByLabel('Code from your app').fill(codeOf(key));
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn on' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
});

test('a reseller turns it on, signs in with it, without the phone too, and turns it off: in German', async ({
  page,
}) => {
  const { email } = await register(page, '/account/details?language=de');
  await page.goto('/sign-in/second-factor?language=de');
  await expect(page.getByRole('heading', { name: 'Zwei-Faktor-Anmeldung' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zwei-Faktor-Anmeldung einrichten' }).press('Enter');
  await expect(page.getByLabel('Code aus Ihrer App')).toBeFocused();
  await expectAccessible(page);
  const key = await keyOn(page);
  await page.keyboard.type(codeOf(key));
  await page.getByLabel('Aktuelles Passwort').focus();
  await type(page, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
  await expectAccessible(page);
  const recoveryCodes = await page.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'Ich habe sie gespeichert' }).press('Enter');
  await expect(page.getByText('Übrige Wiederherstellungscodes: 10.')).toBeVisible();
  await expectAccessible(page);

  const signInAnew = async (): Promise<void> => {
    await page.context().clearCookies();
    await page.goto('/starter/login');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code aus Ihrer App')).toBeFocused();
  };
  await signInAnew();
  await expectAccessible(page);
  await type(page, wrongCode);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).press('Enter');
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused();
  await expectAccessible(page);
  // Back shows the form that refused the code.
  await page.goBack();
  await page.getByLabel('Code aus Ihrer App').focus();
  const code = nextCode(key);
  await type(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/your-store\//);

  await signInAnew();
  await page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).press('Enter');
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused();
  await type(page, recoveryCodes[4] ?? '');
  await expect(page).toHaveURL(/\/your-store\//);

  await page.goto('/sign-in/second-factor/new-codes?language=de');
  await expectAccessible(page);
  await page.goto('/sign-in/second-factor?language=de');
  await expect(page.getByText('Übrige Wiederherstellungscodes: 9.')).toBeVisible();
  await page.getByRole('link', { name: 'Ausschalten' }).press('Enter');
  await expectAccessible(page);
  await expect(page.getByLabel('Aktuelles Passwort')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.getByLabel('Code aus Ihrer App oder ein Wiederherstellungscode').focus();
  await type(page, recoveryCodes[7] ?? '');
  await expect(page.getByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible();
});

test('the account leads to it, and whoever runs the server resets it', async ({ page }) => {
  const { email } = await register(page, '/account/details');
  await page.getByRole('link', { name: 'Two-factor sign-in' }).click();
  await page.getByRole('link', { name: 'Set up two-factor sign-in' }).click();
  await page.getByLabel('Code from your app').fill(codeOf(await keyOn(page)));
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();
  runOperatorCommand(email, '--reset-second-factor');
  await page.goto('/starter/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
});
