// What an operator publishes is read by everybody, and accepted by resellers. The terms of the store stay as they are for
// the other tests: those ask for versions only where they say so.
import { expect, type Page, test } from '@playwright/test';
import { newAccount, openDesk } from './desk.ts';
import { enter } from './reseller.ts';

const write = async (desk: Page, document: 'terms' | 'privacy', paragraph: string): Promise<void> => {
  await desk.goto(`/operator/legal/${document}/new`);
  for (const language of ['English', 'German']) {
    const field = desk.getByRole('textbox', { name: `Text in ${language}` });
    await field.fill(`${await field.inputValue()}\n\n${paragraph} ${language}`);
  }
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByText(`${paragraph} German`)).toBeVisible();
};

test('an operator publishes a privacy policy, which a visitor reads in both languages', async ({ page }) => {
  const desk = await openDesk(page);
  const paragraph = `Clause ${Date.now()}`;
  await desk.getByRole('link', { name: 'Legal', exact: true }).click();
  await desk.getByRole('link', { name: 'Write a new version' }).last().click();
  await expect(desk).toHaveURL(/\/operator\/legal\/privacy\/new$/);
  await write(desk, 'privacy', paragraph);
  await desk.reload();
  await expect(desk.getByText(`${paragraph} English`)).toBeVisible();
  await desk.getByRole('button', { name: /^Publish version/ }).click();
  await expect(desk.getByText('In force', { exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto('/privacy-policy');
    await expect(page.getByText(`${paragraph} English`)).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.context().addCookies([{ name: 'language', value: 'de', url: page.url() }]);
  await page.goto('/privacy-policy');
  await expect(page.getByText(`${paragraph} German`)).toBeVisible();
});

test('an operator announces terms, and another one publishes others over the announcement', async ({ page }) => {
  const [desk, other] = [await openDesk(page), await openDesk(page)];
  const reseller = await newAccount();
  await write(desk, 'terms', 'Announced');
  await write(other, 'terms', 'Second');
  for (const one of [desk, other]) await one.getByLabel('In force from').fill('2999-01-01');
  await desk.getByRole('button', { name: /^Publish version/ }).click();
  await expect(desk.getByText('Announced', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: /^Publish version/ }).click();
  await expect(other.getByText(/^Another operator published a version/)).toBeVisible();
  await expect(other.getByText(/is announced for/)).toBeVisible();
  await other.getByRole('button', { name: /^Publish version/ }).click();
  await expect(other.getByText('Second German')).toBeVisible();

  await enter(page, reseller);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Terms to accept' })).toBeHidden();
});
