// A reseller from the first sign-in to a traveller's eSIM, by the pages alone.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { newcomer } from '../e2e/store-under-test.ts';
import { enter } from './sign-in.ts';
import { expect, test } from './test.ts';
import { KEYS } from './user.ts';

test('a reseller buys credit, sells a package, and the traveller opens the link', async ({ user, look }) => {
  const reseller = await newcomer();
  await acceptCurrentTerms(reseller);
  await liveIn(reseller, 'DE');

  await test.step('signs in by OpenID Connect', async () => {
    await enter(user, reseller.email);
    await user.see('heading', /./);
    await look('dashboard');
  });

  await test.step('buys credit, and the amount outlives a reload and the way back', async () => {
    await user.open('/credits');
    await user.taken();
    await user.fill('textbox', 'Amount', '50');
    await user.tab.reload();
    await user.shows('textbox', 'Amount', { value: '50' });
    await look('credits');
    await user.press('button', 'Continue to payment');
    await user.see('button', 'Pay 59.50 USD');
    await user.tab.back();
    await user.shows('textbox', 'Amount', { value: '50' });
    await user.press('button', 'Continue to payment');
    await look('checkout');
    await user.press('button', 'Pay 59.50 USD');
    await user.see('text', /No real money moves/);
    await look('payment');
    await user.press('button', /^Pay /);
    await user.at(/\/credits\?success/);
    await look('paid');
    await user.press('button', 'Done', true);
  });

  await test.step('puts a package on the shelf', async () => {
    await user.open('/data-packages');
    await user.taken();
    await user.fill('searchbox', 'Search packages', 'Germany 1 GB');
    await user.press('checkbox', 'Add Germany 1 GB to the inventory');
    await look('packages');
    await user.press('button', /^Update inventory/);
    await look('update');
    await user.press('button', /^Update inventory/, true);
    await user.gone('alertdialog');
  });

  await test.step('gives it a name and a price of its own', async () => {
    await user.open('/your-store/inventory');
    await user.taken();
    await user.press('button', 'Edit Germany 1 GB');
    await user.fill('textbox', 'Name', 'Berlin trip', true);
    await user.fill('textbox', /^Retail price/, '4.599', true);
    await user.keys([KEYS.tab]);
    await user.see('text', 'Enter valid number (ex. 4.59)');
    await user.fill('textbox', /^Retail price/, '9.99', true);
    await look('edit');
    await user.press('button', 'Save', true);
    await user.gone('dialog');
    await user.see('text', 'Berlin trip');
    await look('inventory');
  });

  await test.step('buys stock, by typing how many', async () => {
    await user.open('/data-packages?search=France+1+GB');
    await user.taken();
    await user.press('button', 'Add to cart: France 1 GB');
    await user.press('link', 'Go to checkout');
    await user.at(/\/checkout/);
    await user.fill('textbox', 'Amount of France 1 GB', '2');
    await user.keys([KEYS.enter]);
    await user.see('text', '2 × France 1 GB');
    await look('cart');
  });

  await test.step('sells to a new customer', async () => {
    await user.open('/store');
    await user.taken();
    await look('till');
    await user.press('link', 'New customer');
    await user.fill('textbox', /^Email address/, `tom-${randomUUID().slice(0, 8)}@example.com`);
    await user.fill('combobox', /^Country of residence/, 'Fran');
    await user.press('option', 'France');
    await user.press('button', 'Continue');
    await user.press('button', /Berlin trip/);
    await user.press('button', 'Confirm payment');
    await user.fill('textbox', /^Notes/, 'Room 7');
    await user.tab.reload();
    await user.shows('textbox', /^Notes/, { value: 'Room 7' });
    await look('sale');
    await user.press('button', 'Sell');
    await user.see('heading', 'Done');
    await look('sold');
  });

  await test.step('refunds the sale, after a second thought', async () => {
    await user.press('link', 'Open in history');
    await user.press('button', 'Refund');
    await user.see('alertdialog');
    await user.keys([KEYS.escape]);
    await user.gone('alertdialog');
    await user.shows('button', 'Refund', { isFocused: true });
    await user.press('button', 'Refund');
    await look('refund');
    await user.press('button', /^Refund /, true);
    await user.see('text', 'REFUNDED');
    await look('refunded');
  });

  await test.step('saves the sales as a file', async () => {
    await user.open('/your-store/history');
    await user.taken();
    await look('history');
    await user.press('button', 'Export');
    await user.see('text', 'The file is ready.');
    await look('export');
    await user.press('button', 'Download', true);
    const { downloads } = user.tab;
    let file = '';
    await until('the file is saved', async () => {
      file = (await readdir(downloads)).find((name) => name.endsWith('.csv')) ?? '';
      return file !== '' && (await readFile(path.join(downloads, file), 'utf8')).includes('Room 7');
    });
    expect([...(await readFile(path.join(downloads, file))).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
