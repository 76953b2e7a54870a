import { randomUUID } from 'node:crypto';
import { devices, expect, test } from '@playwright/test';
import { watchCalls } from './calls.ts';
import { readQr } from './qr.ts';
import { addToInventory, beginSale, decidePayment, expectCredit, registerOnPages, sell } from './reseller.ts';

test('a reseller signs up, buys, sells, refunds, and the traveller installs the eSIM', async ({
  page,
  browser,
  request,
}) => {
  const calls = watchCalls(page);
  const unexpected: string[] = [];
  page.on('pageerror', (error) => unexpected.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 500 && unexpected.push(`${response.status()} ${response.url()}`),
  );

  const steps = page.getByRole('main').getByRole('listitem');
  const next = page.getByRole('main').locator('[aria-current="step"]');
  /** The list of the first day is shown, with this step done and that one to come. */
  const expectBackAt = async (done: string, then: string): Promise<void> => {
    await expect(page).toHaveURL(/\/your-store\/dashboard$/);
    await expect(steps.filter({ hasText: done })).toContainText('Done');
    await expect(next).toContainText(then);
  };

  await test.step('registers, and is not asked for the terms that the form names', async () => {
    await registerOnPages(page);
    await expectCredit(page, '0.00');
    await page.reload();
    await expectCredit(page, '0.00');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  });

  await test.step('is told what comes first, and buys credit all the same', async () => {
    await page.goto('/your-store/dashboard');
    await expect(next).toContainText('Top up credit');
    await expect(steps.filter({ hasText: 'Confirm your email address' })).toContainText('Can wait');
    await steps.filter({ hasText: 'Top up credit' }).getByRole('link', { name: 'Top up' }).click();
    await expect(page).toHaveURL(/\/credits$/);
  });

  await test.step('is refused a top-up below the minimum, with the minimum named', async () => {
    await page.getByLabel('Amount').fill('9');
    await page.getByLabel('Amount').blur();
    await expect(page.getByText('The entered value is below the minimum of 10.00 USD').first()).toBeVisible();
    await expect(page.getByLabel('Amount')).toHaveValue('9');
  });

  await test.step('never loses the typed amount, and pays the tax of the country of the registration', async () => {
    await page.getByLabel('Amount').fill('50');
    await page.getByRole('link', { name: 'Pricing' }).click();
    await page.goto('/credits');
    await expect(page.getByLabel('Amount')).toHaveValue('50');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/add-credits\/checkout$/);
    await page.getByRole('main').getByRole('button', { name: 'Pay 59.50 USD' }).click();
  });

  await test.step('pays on the payment page, and is led back to the list', async () => {
    await decidePayment(page, 'Pay');
    await expect(page).toHaveURL(/\/credits\?success/);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expectBackAt('Top up credit', 'Choose packages');
    await expect(steps.filter({ hasText: 'Set your country' })).toContainText('Done');
    await expectCredit(page, '50.00');
  });

  await test.step('confirms the e-mail address by mail, and gets the welcome bonus', async () => {
    await steps.getByRole('link', { name: 'Confirm address' }).click();
    await page.getByRole('link', { name: 'Open the reference inbox' }).click();
    const link = page.getByRole('link', { name: /\/sign-in\/confirm\?token=/ });
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await link.click();
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'To your store' }).click();
    await expectBackAt('Confirm your email address', 'Choose packages');
    await expectCredit(page, '55.00');
  });

  await test.step('puts packages on the shelf', async () => {
    await next.getByRole('link', { name: 'Choose packages' }).click();
    // What was ticked outlives a reload.
    await page.getByRole('searchbox', { name: 'Search packages' }).fill('Italy 1 GB');
    const italy = page.getByRole('checkbox', { name: 'Add Italy 1 GB to the inventory' });
    await italy.press('Space');
    await expect(italy).toBeChecked();
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Inventory/ })).toContainText('1');
    await italy.press('Space');
    await expect(italy).not.toBeChecked();
    await addToInventory(page, ['Europe 1 GB', 'Germany 1 GB']);
    await expectBackAt('Choose packages', 'Make your first sale');
  });

  await test.step('gives a package an own name and price', async () => {
    await steps.getByRole('link', { name: 'Set prices' }).click();
    await page
      .getByRole('button', { name: 'Edit Germany 1 GB' })
      .or(page.getByRole('link', { name: 'Edit Germany 1 GB' }))
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Berlin trip');
    await dialog.getByLabel('Retail price').fill('4.599');
    await dialog.getByLabel('Retail price').blur();
    await expect(dialog.getByText('Enter valid number (ex. 4.59)')).toBeVisible();
    await dialog.getByLabel('Retail price').fill('9.99');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expectBackAt('Set your prices', 'Make your first sale');
  });

  await test.step('buys stock for others', async () => {
    await page.goto('/data-packages?search=France+1+GB');
    await page.getByRole('button', { name: 'Add to cart: France 1 GB' }).click();
    // A look at other pages does not lose the way to the cart.
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Cart (1)' }).click();
    const order = page.getByRole('list', { name: 'Your order' });
    const pay = page.getByRole('main').getByRole('button', { name: /^Pay / });
    await expect(pay).toBeEnabled();
    const priceOfOne = await pay.innerText();
    await order.getByRole('button', { name: 'Increase Amount of France 1 GB' }).click();
    await expect(order.getByText('2 × France 1 GB')).toBeVisible();
    await expect(pay).not.toHaveText(priceOfOne);
    const amount = order.getByRole('textbox', { name: 'Amount of France 1 GB' });
    await amount.fill('0');
    await amount.press('Enter');
    await expect(order.getByText(/^Please enter a whole number from 1 to 10,000/)).toBeVisible();
    await amount.fill('1');
    await amount.press('Enter');
    await expect(pay).toHaveText(priceOfOne);
    await pay.click();
    await decidePayment(page, 'Pay');
    await expect(page).toHaveURL(/\/data-packages\/checkout\/success$/);
    await page.goto('/your-store/inventory');
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    await expect(
      page
        .getByRole('row', { name: /France 1 GB/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('Select France 1 GB1');
    await expect(page.getByRole('row', { name: /Berlin trip/ })).toContainText('9.99');
  });

  const email = `tom-${randomUUID().slice(0, 8)}@example.com`;
  const toCustomer = await test.step('sells to a new customer from credit', async () => {
    await page.goto('/your-store/dashboard');
    await next.getByRole('link', { name: 'Sell' }).click();
    await beginSale(page, { email }, 'Germany');
    const sold = await sell(page, 'Berlin trip', { notes: 'Booking 4711' });
    await expectCredit(page, '53.15');
    await page.goto('/your-store/dashboard');
    await expect(page.getByRole('list', { name: 'Latest sales' })).toBeVisible();
    await expect(next).toHaveCount(0);
    return sold;
  });

  const toGuest = await test.step('sells to a guest from stock, to start on first use', async () => {
    await beginSale(page, 'guest', 'France');
    const sold = await sell(page, 'France 1 GB', { onFirstUse: true });
    expect(sold.activatedItem.state).toBe('activated');
    await expectCredit(page, '53.15');
    return sold;
  });

  const topUp = await test.step('finds the customer again and tops up', async () => {
    await page.goto('/store');
    await page.getByRole('link', { name: 'Existing customer' }).click();
    await page.getByRole('combobox', { name: 'Email address' }).pressSequentially(email.slice(0, 8));
    await page.getByRole('option', { name: email }).click();
    await expect(page.getByText('Customer Profile')).toBeVisible();
    await page.getByRole('button', { name: 'Top Up' }).click();
    const sold = await sell(page, 'Europe 1 GB', { button: 'Top up now' });
    await expectCredit(page, '51.30');
    return sold;
  });

  await test.step('sees the sales, refunds one and activates another', async () => {
    await page.goto('/your-store/history');
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.goto(`/your-store/history/${topUp.activatedItem.uid}`);
    await page.getByRole('button', { name: 'Refund' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Refund/ })
      .click();
    await expect(page.getByText('REFUNDED', { exact: true })).toBeVisible();
    await expectCredit(page, '53.15');

    await page.goto(`/your-store/history/${toGuest.activatedItem.uid}`);
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Activate' })).toBeDisabled();
    await expect(page.getByText('pending')).toHaveCount(0);
  });

  await test.step('sells once through the partner API for two calls with one key', async () => {
    const credentials = page.waitForResponse(/\/users\/current\/api-credentials$/);
    await page.getByRole('link', { name: 'API' }).click();
    const [channel] = (await (await credentials).json()) as { clientId: string; clientSecret: string }[];
    await expect(page.getByText(channel?.clientId ?? 'no channel')).toBeVisible();
    const basic = Buffer.from(`${channel?.clientId}:${channel?.clientSecret}`).toString('base64');
    const token = await request.post('/reseller/authenticate', { headers: { authorization: `Basic ${basic}` } });
    const authorization = `Bearer ${((await token.json()) as { accessToken: string }).accessToken}`;
    const inventory = await request.get('/simshelf/products/inventory', { headers: { authorization } });
    const { items } = (await inventory.json()) as { items: { id: string; name: string }[] };
    const call = () =>
      request.post('/simshelf/activations/register', {
        headers: { authorization, 'idempotency-key': 'order-1' },
        data: { inventoryItemId: items.find(({ name }) => name === 'Berlin trip')?.id },
      });
    const [first, second] = [await call(), await call()];
    expect([first.status(), second.status()]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    await page.goto('/your-store/history');
    await expect(page.getByRole('row')).toHaveCount(5);
    await expectCredit(page, '51.30');
  });

  await test.step('the traveller opens the link in a browser that never signed in', async () => {
    const { userAgent } = devices['iPhone 15'];
    const traveller = await browser.newContext({ userAgent, viewport: { width: 393, height: 852 }, locale: 'en-GB' });
    const phone = await traveller.newPage();
    await phone.goto(toCustomer.esimProfile.installationUrl);
    const qr = phone.getByRole('img', { name: /QR/i });
    await expect(qr).toBeVisible();
    expect(await readQr(qr)).toBe(toCustomer.esimProfile.activationCode);
    const [, address = '', code = ''] = toCustomer.esimProfile.activationCode.split('$');
    await expect(phone.getByText(address, { exact: true }).first()).toBeVisible();
    await expect(phone.getByText(code, { exact: true }).first()).toBeVisible();
    await expect(phone.getByText(toCustomer.esimProfile.iccid)).toBeVisible();
    await expect(phone.locator('a[href^="https://esimsetup.apple.com/"]')).toHaveCount(1);

    await phone.goto(toCustomer.customer.profileUrl);
    await expect(phone.getByText(/1\s*GB/).first()).toBeVisible();
    await traveller.close();
  });

  await test.step('installs and uses it in the eSIM simulator, and the balance falls', async () => {
    const { iccid } = toCustomer.esimProfile;
    await page.goto(`/reference/esim/${iccid}`);
    for (const step of ['Download profile', 'Install profile', 'Switch on']) {
      await page.getByRole('button', { name: step }).click();
    }
    await page.getByLabel('Data in MB').fill('512');
    await page.getByRole('button', { name: 'Use data' }).click();
    await page.goto(toCustomer.customer.profileUrl);
    await expect(page.getByText(/512\s*MB/).first()).toBeVisible();
  });

  await test.step('has called nothing but what the contract describes', () => {
    expect(calls.all.size).toBeGreaterThan(25);
    expect(calls.unknown()).toEqual([]);
  });

  expect(unexpected).toEqual([]);
});
