// The e-mail address of a reseller: changed from the account, by the inbox of the store.
import { expect, test } from '@playwright/test';
import { linkIn, messageFor } from '#support/inbox.ts';
import { PASSWORD, register, signIn } from './reseller.ts';

test('the account leads to a change of the e-mail address, which is confirmed by mail', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const { email } = await register(page);
  const newEmail = `new-${email}`;
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Email address' }).click();
  await expect(page.getByText('It is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Change email address' }).click();
  await expect(page.getByLabel('New email address')).toBeFocused();
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is not right.');
  await expect(page.getByLabel('New email address')).toHaveValue(newEmail);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(linkIn((await messageFor({ url }, newEmail, /^Confirm your new/)).text));
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.getByRole('button', { name: 'Use this address' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your email address has been changed' })).toBeVisible();
  await page.getByRole('link', { name: 'To your store' }).click();
  await expect(page).toHaveURL(/\/your-store\//);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, newEmail);
  await elsewhere.context().close();
});
