import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { orderPackages } from '#support/payer.ts';
import { bodyOf, type Reseller } from '#support/reseller.ts';
import { decidePayment, enter, expectCredit, registerPayer, startTopUp } from './reseller.ts';

let reseller: Reseller;

test.beforeEach(async ({ page }) => {
  reseller = await registerPayer(page, '/credits');
});

test('a failed payment says so, keeps the amount, and books nothing', async ({ page }) => {
  await startTopUp(page, 25);
  await decidePayment(page, 'Let it fail');
  await expect(page).toHaveURL(/\/add-credits\/checkout\?error=true/);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms-and-conditions');
  // PKG-057
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('purchase')))).toEqual([]);
  await page.goto('/credits');
  await expectCredit(page, '5.00');
  await page.goto('/add-credits/checkout');
  await expect(page.getByRole('main').getByRole('button', { name: 'Pay 29.75 USD' })).toBeVisible();
});

test('a purchase is sent with its amount as a number, and its receipt is saved as a PDF', async ({ page }) => {
  const submitted = page.waitForRequest(/\/payments\/credit\/submit$/);
  await startTopUp(page, 25);
  expect((await submitted).postDataJSON()).toMatchObject({ cart: [{ dataPackageId: 'credit', amount: 25 }] });
  await decidePayment(page, 'Pay');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const receipt = page.getByRole('button', { name: /^Receipt of / });
  const [download] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{10}\.pdf$/);
  expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
});

const expectedOf = {
  Pay: { name: 'Credit added', credit: '30.00' },
  'Let it fail': { name: 'Payment failed', credit: '5.00' },
};

for (const outcome of ['Pay', 'Let it fail'] as const) {
  test(`another browser of the reseller says how a payment ended that it did not leave for: ${outcome}`, async ({
    page,
    browser,
  }) => {
    await startTopUp(page, 25);
    await expect(page).toHaveURL(/\/reference\/payment\//);
    const other = await browser.newPage();
    await enter(other, reseller, page.url());
    await decidePayment(other, outcome);
    const { name, credit } = expectedOf[outcome];
    await expect(other.getByRole('dialog', { name }).or(other.getByRole('alertdialog', { name }))).toBeVisible();
    await other.goto('/credits');
    await expectCredit(other, credit);
    await other.close();
  });
}

test('a checkout does not offer again what another browser has paid', async ({ page, browser }) => {
  await startTopUp(page, 25);
  await expect(page).toHaveURL(/\/reference\/payment\//);
  const other = await browser.newPage();
  await enter(other, reseller, page.url());
  await decidePayment(other, 'Pay');
  await expect(other.getByRole('dialog', { name: 'Credit added' })).toBeVisible();
  await other.close();
  await page.goto('/add-credits/checkout');
  await expect(page.getByRole('dialog', { name: 'Credit added' })).toBeVisible();
  await page.goto('/add-credits/checkout');
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
});

const checkouts = {
  credit: { path: '/add-credits/checkout', fill: async () => ({ topUpValue: '25' }), paid: 'Credit added' },
  packages: {
    path: '/data-packages/checkout',
    fill: async () => {
      const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
      return { cartProducts: JSON.stringify([{ id: dataPackages[0]?.id, amount: 1 }]) };
    },
    paid: 'ready to be sold',
  },
};

for (const [name, { path, fill, paid }] of Object.entries(checkouts)) {
  test(`PKG-143: the checkout of ${name} keeps the payment method while the address is completed`, async ({ page }) => {
    await page.evaluate((entries) => Object.assign(localStorage, entries), await fill());
    await page.goto(path);
    const transfer = page.getByRole('radio', { name: 'Bank transfer' });
    await transfer.press('Space');
    await page.getByRole('link', { name: 'Complete the address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(transfer).toBeChecked();
    await page.getByRole('link', { name: 'Complete the address' }).click();
    for (const [label, value] of Object.entries({
      'First name': 'Anna',
      'Last name': 'Berg',
      'Address line 1': 'Am Markt 1',
    }))
      await page.getByRole('dialog').getByLabel(label).fill(value);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(transfer).toBeChecked();
  });

  test(`CRE-075: the checkout of ${name} keeps the payment method after a cancelled payment`, async ({ page }) => {
    await page.evaluate((entries) => Object.assign(localStorage, entries), await fill());
    await page.goto(path);
    const crypto = page.getByRole('radio', { name: 'Crypto' });
    await crypto.press('Space');
    await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
    await decidePayment(page, 'Cancel');
    await expect(page).toHaveURL((url) => url.pathname === path && !url.searchParams.has('error'));
    await expect(crypto).toBeChecked();
    // CRE-076
    await expect(
      page.getByText(/^The payment was cancelled\. Nothing was charged, and .* is as it was\.$/),
    ).toBeVisible();
  });

  test(`a tab on the checkout of ${name} does not pay again what another browser has paid`, async ({
    page,
    browser,
  }) => {
    await page.evaluate((entries) => Object.assign(localStorage, entries), await fill());
    await page.goto(path);
    const tab = await page.context().newPage();
    await tab.goto(path);
    const payInTab = tab.getByRole('main').getByRole('button', { name: /^Pay / });
    // It has left for a payment of its own, which it must not take for the last one of the browser.
    await payInTab.click();
    await decidePayment(tab, 'Cancel');
    await expect(payInTab).toBeEnabled();
    await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/reference\/payment\//);
    const other = await browser.newPage();
    await enter(other, reseller, page.url());
    await decidePayment(other, 'Pay');
    await expect(other.getByText(paid).first()).toBeVisible();
    await other.close();
    await payInTab.click();
    await expect(tab.getByText(paid).first()).toBeVisible();
    const { items } = await bodyOf(reseller.api.GET('/payments/history'));
    expect(items.filter(({ items: [item] }) => item?.status === 'SUCCESS')).toHaveLength(1);
  });
}

test('a checkout does not offer again the first of two payments that it left for', async ({ page, browser }) => {
  await startTopUp(page, 25);
  await expect(page).toHaveURL(/\/reference\/payment\//);
  const first = page.url();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/reference\/payment\//);
  const other = await browser.newPage();
  await enter(other, reseller, first);
  await decidePayment(other, 'Pay');
  await expect(other.getByRole('dialog', { name: 'Credit added' })).toBeVisible();
  await other.close();
  // An amount that was chosen since is not the one that was paid.
  await page.goto('/credits');
  await page.getByLabel('Amount').fill('40');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('dialog', { name: 'Credit added' }).getByRole('button', { name: 'Done' }).click();
  await page.goto('/add-credits/checkout');
  await expect(page.getByRole('main').getByRole('button', { name: 'Pay 47.60 USD' })).toBeVisible();
});

for (const address of ['/add-credits/checkout?process-payment=true', '/data-packages/checkout?process-payment=true']) {
  test(`${address} without a payment claims nothing`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible();
    await expect(page.getByText('Payment failed')).toHaveCount(0);
  });
}

test('an address with an error that no payment had shows the checkout', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('topUpValue', '25'));
  await page.goto('/add-credits/checkout?error=true&message=Call+this+number');
  await expect(page).toHaveURL(/\/add-credits\/checkout$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('CRE-075: a failed payment leads back to the payment method that was chosen', async ({ page }) => {
  await page.evaluate(() => Object.assign(localStorage, { topUpValue: '25' }));
  await page.goto('/add-credits/checkout');
  const crypto = page.getByRole('radio', { name: 'Crypto' });
  await crypto.press('Space');
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await decidePayment(page, 'Let it fail');
  await expect(page).toHaveURL(/\/add-credits\/checkout\?error=true&/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/add-credits\/checkout\?method=reference-crypto$/);
  await expect(crypto).toBeChecked();
  await page.reload();
  await expect(crypto).toBeChecked();
});

test('a cancelled payment leads back to the checkout without an error', async ({ page }) => {
  await startTopUp(page, 25);
  await decidePayment(page, 'Cancel');
  await expect(page).toHaveURL(/\/add-credits\/checkout$/);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeHidden();
  // CRE-076
  await expect(
    page.getByText('The payment was cancelled. Nothing was charged, and the amount is as it was.'),
  ).toBeVisible();
  await expectCredit(page, '5.00');
});

test('a payment that stays pending is booked when it is paid later', async ({ page }) => {
  await startTopUp(page, 25);
  await expect(page).toHaveURL(/\/reference\/payment\//);
  await decidePayment(page, 'Stay pending');
  await expect(page).toHaveURL(/process-payment=true/);
  await page.goto('/credits');
  await expectCredit(page, '5.00');
  await page.getByRole('button', { name: /^Continue payment of/ }).click();
  await decidePayment(page, 'Pay');
  await expect(page).toHaveURL(/\/credits\?success/);
  await expectCredit(page, '30.00');
});

test('a payment that is resumed takes its packages out of the cart, and none that were added since', async ({
  page,
}) => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const [paid, added] = dataPackages.map(({ id }) => ({ id, amount: 2 }));
  const fillCart = (cart: unknown[]): Promise<void> =>
    page.evaluate((lines) => localStorage.setItem('cartProducts', lines), JSON.stringify(cart));
  const cart = (): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]'));
  await fillCart([paid]);
  await page.goto('/data-packages/checkout');
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/reference\/payment\//);
  await page.goto('/credits');
  await fillCart([paid, added]);
  await page.getByRole('button', { name: /^Continue payment of/ }).click();
  await decidePayment(page, 'Pay');
  await expect(page).toHaveURL(/\/data-packages\/checkout\/success$/);
  expect(await cart()).toEqual([added]);
});

test('a payment that is resumed in another browser leaves the cart of this one alone', async ({
  page,
  baseURL: url = '',
}) => {
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const [paid, other] = dataPackages.map(({ id }) => id);
  await orderPackages({ url }, reseller, [{ dataPackageId: paid ?? '', amount: 1 }]);
  await page.evaluate((id) => localStorage.setItem('cartProducts', JSON.stringify([{ id, amount: 1 }])), other);
  await page.goto('/credits');
  await page.getByRole('button', { name: /^Continue payment of/ }).click();
  await decidePayment(page, 'Pay');
  await expect(page).toHaveURL(/\/data-packages\/checkout\/success$/);
  expect(await page.evaluate(() => localStorage.getItem('cartProducts'))).toContain(other);
});

test('a pending payment is cancelled from the history', async ({ page }) => {
  await startTopUp(page, 25);
  await expect(page).toHaveURL(/\/reference\/payment\//);
  const paymentPage = page.url();
  await page.goto('/credits');
  await page.getByRole('button', { name: /^Cancel payment of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('The payment was cancelled.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Credit top-up' })).toContainText('Cancelled');
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
});

test('PKG-144: the summary of a cart adds up, and a phone has one way back', async ({ page }) => {
  await page.evaluate((entries) => Object.assign(localStorage, entries), await checkouts.packages.fill());
  await page.goto('/data-packages');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').getByRole('term')).toHaveText(['Packages', 'VAT', 'Total']);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/data-packages');
  await expect(page.getByTestId('page-header').getByRole('link')).toHaveCount(0);
});

test('a price without a currency is shown in US dollars', async ({ page }) => {
  await page.route(/\/payments\/details$/, async (route) => {
    const response = await route.fetch();
    const { currencyCode: _, ...price } = (await response.json()) as { currencyCode: string };
    await route.fulfill({ response, json: price });
  });
  await startTopUp(page, 25);
  await expect(page.getByText('No real money moves')).toBeVisible();
});

test('a browser that was stopped on the way to the payment page can pay again', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('topUpValue', '25'));
  await page.goto('/add-credits/checkout');
  const pay = page.getByRole('main').getByRole('button', { name: /Pay / });
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  // To a browser this is the same as its stop button: the page stays.
  await page.route('**/reference/payment/*', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest('**/reference/payment/*');
  await pay.click();
  await left;
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
});
