// A reseller pays by bank transfer, and an operator settles what came.
import { expect, type Page, test } from '@playwright/test';
import { inGroups } from '#domain/in-groups.ts';
import { bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { breakCall } from './break-call.ts';
import { openDesk } from './desk.ts';
import { readQr } from './qr.ts';
import { expectCredit, registerPayer } from './reseller.ts';

const PHONE = { width: 390, height: 844 };

const payByTransfer = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Bank transfer' }).press('Space');
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/bank-transfer\//);
};

/** Orders credit by bank transfer on the page of the credits, up to the page that says what to transfer; returns its reference. */
const orderByTransfer = async (page: Page, amount: number): Promise<string> => {
  await page.getByLabel('Amount').fill(String(amount));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByTransfer(page);
  const reference = page.getByText(/^RF\d\d( \d{2,4})+$/);
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
};

const openPayment = async (desk: Page, reference: string): Promise<void> => {
  await desk.getByRole('link', { name: 'Payments', exact: true }).first().click();
  await desk.getByRole('searchbox', { name: 'Search' }).fill(reference);
  await expect(desk.getByRole('main').getByRole('link', { name: /@example/ })).toHaveCount(1);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /@example/ })
    .click();
  await expect(desk.getByText(reference).first()).toBeVisible();
};

const settle = async (desk: Page, amount: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Settle the transfer' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Amount/ }).fill(amount);
  await dialog.getByLabel(/Value date/).fill('2026-01-05');
  await dialog.getByRole('textbox', { name: /Note/ }).fill('Statement 47');
  await dialog.getByRole('button', { name: 'Post' }).click();
};

test('a reseller tops up by bank transfer, and an operator finds the payment and settles it', async ({ page }) => {
  await registerPayer(page, '/credits');
  const reference = await orderByTransfer(page, 100);
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();

  const desk = await openDesk(page);
  await openPayment(desk, reference);
  const mend = await breakCall(desk, 'POST', /\/payments\/[^/]+\/settle$/);
  await settle(desk, '119');
  await expect(desk.getByRole('dialog').getByRole('alert')).toBeVisible();
  await mend();
  await desk.getByRole('dialog').getByRole('button', { name: 'Post' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText(/is booked\./).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your transfer arrived')).toBeVisible();
  await expectCredit(page, '105.00');
  await page.getByRole('main').getByRole('link', { name: 'To your credit' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Receipt/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('another amount becomes credit of its own, and the reseller reads so', async ({ page }) => {
  await registerPayer(page, '/credits');
  const reference = await orderByTransfer(page, 100);
  const desk = await openDesk(page, `/operator/payments?search=${encodeURIComponent(reference)}`, { viewport: PHONE });
  await desk
    .getByRole('main')
    .getByRole('link', { name: /@example/ })
    .click();
  await settle(desk, '59.50');
  await expect(desk.getByText(/as a top-up of its own/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('A different amount arrived')).toBeVisible();
  await expectCredit(page, '55.00');
  await page.goto('/credits');
  await expect(page.getByRole('article').filter({ hasText: '119.00' })).toContainText('Different amount received');
  await expect(page.getByText('Failed')).toHaveCount(0);
});

test('on a phone a transfer is read, cancelled, and asked about before', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await registerPayer(page, '/credits');
  await orderByTransfer(page, 25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('This payment was cancelled')).toBeVisible();
});

test.describe('on a German phone', () => {
  test.use({ locale: 'de-DE', viewport: PHONE });

  test('a German reads it in German', async ({ page }) => {
    await registerPayer(page, '/credits');
    await page.getByLabel('Betrag').fill('100');
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await page.getByRole('radio', { name: 'Überweisung' }).press('Space');
    await page
      .getByRole('main')
      .getByRole('button', { name: /zahlen/ })
      .click();
    await expect(page.getByText('Ihre Überweisung wird erwartet')).toBeVisible();
    const reference = (await page.getByText(/^RF\d\d( \d{2,4})+$/).textContent()) ?? '';
    const found = `/operator/payments?search=${encodeURIComponent(reference)}`;
    const desk = await openDesk(page, found, { locale: 'de-DE' });
    await desk
      .getByRole('main')
      .getByRole('link', { name: /@example/ })
      .click();
    await desk.getByRole('button', { name: 'Überweisung buchen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Betrag/ }).fill('119,00');
    await dialog.getByLabel(/Wertstellung/).fill('2026-01-05');
    await dialog.getByRole('button', { name: 'Buchen' }).click();
    await expect(desk.getByText(/sind gebucht\./).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ihre Überweisung ist da')).toBeVisible();
  });
});

/** Uses up the welcome bonus of 5.00 USD: the currency is switched at a balance of zero alone. */
const holdEuros = async (reseller: Reseller): Promise<void> => {
  const { api } = reseller;
  const austria = await shelve(reseller, 'Austria 500 MB');
  const world = await shelve(reseller, 'World 500 MB');
  // 0.90 + 2.05 + 2.05.
  for (const { id } of [austria, world, world])
    await bodyOf(api.POST('/activations/register', { params: {}, body: { inventoryItemId: id, userCountry: 'DE' } }));
  const { response } = await api.POST('/payments/currencies', { body: { currencyCode: 'EUR' } });
  expect(response.status).toBe(200);
};

test('a cart is paid as a banking app reads it, and its packages are there once the money is', async ({ page }) => {
  const reseller = await registerPayer(page);
  await holdEuros(reseller);
  const { id: itemId, productId } = await shelve(reseller, 'France 1 GB');
  const cart = JSON.stringify([{ id: productId, amount: 2 }]);
  await page.evaluate((kept) => localStorage.setItem('cartProducts', kept), cart);
  await page.goto('/data-packages/checkout');
  await payByTransfer(page);
  const code = page.getByRole('img', { name: 'QR code of the transfer, for your banking app' });
  await expect(code).toBeVisible();
  const [, , , , , holder, iban, amount = '', , reference = ''] = (await readQr(code))?.split('\n') ?? [];
  expect({ holder, iban }).toEqual({ holder: 'Simshelf GmbH', iban: 'DE89370400440532013000' });

  const desk = await openDesk(page);
  await openPayment(desk, inGroups(reference));
  await settle(desk, amount.replace('EUR', ''));
  await expect(desk.getByText(/is booked\./).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your transfer arrived')).toBeVisible();
  const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
  expect(items.find(({ id }) => id === itemId)?.amount).toBe(2);
  // What was paid for is not in the cart any more.
  expect(await page.evaluate(() => localStorage.getItem('cartProducts') ?? '[]')).toBe('[]');
});
