// Messages that a reseller turns on in the account, read in the inbox of the store.
import { expect, test } from '@playwright/test';
import { messageFor } from '#support/inbox.ts';
import { creditTopUp, decide, fillAccount } from '#support/payer.ts';
import { bodyOf } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { enter } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

test('what is turned on in the account is sent after the next sale', async ({ page, baseURL: url = '' }) => {
  const reseller = await newcomer(url);
  const customer = `customer-of-${reseller.email}`;
  await fillAccount(reseller, { country: 'DE' });
  const { id } = await shelve(reseller, 'Germany 1 GB');
  // Customers get messages of resellers who have paid: with the welcome bonus that makes 25 USD.
  const payment = { params: {}, body: creditTopUp({ url }, 20, 23.8) };
  await decide(reseller, await bodyOf(reseller.api.POST('/payments/credit/submit', payment)));

  await enter(page, reseller);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveTitle(/Notifications/);
  const save = page.getByRole('button', { name: 'Save notifications' });

  // Without an amount, it asks for one instead of sending.
  await page.getByRole('checkbox', { name: 'Email me when a sale takes my credit below this amount' }).press('Space');
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Amount' }).fill('24.99');
  await page.getByRole('checkbox', { name: 'Email customers the link to their eSIM after a sale' }).press('Space');

  // A reload in the middle loses nothing, and a double click saves what one does.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('24.99');
  await save.dblclick();
  await expect(page.getByText('Your notifications are saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email customers the link to their eSIM after a sale')).toBeChecked();
  await expect(page.getByLabel('Email customers when little data is left')).not.toBeChecked();

  const body = { inventoryItemId: id, customerEmail: customer };
  await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  await messageFor({ url }, reseller.email, /^Your credit is running low$/);
  const { text } = await messageFor({ url }, customer, /^Your eSIM is ready$/);
  await page.goto(/http\S+\/s\/\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Install your eSIM' })).toBeVisible();
});
