// A reseller pays by bank transfer, and an operator settles what came.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openDesk } from './desk.ts';
import { breakCall } from './break-call.ts';
import { expectCredit, registerPayer } from './reseller.ts';

const PHONE = { width: 390, height: 844 };

/** Orders credit by bank transfer, up to the page that says what to transfer; returns its reference. */
const orderByTransfer = async (page: Page, amount: number): Promise<string> => {
  await page.goto('/credits');
  await page.getByLabel('Amount').fill(String(amount));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).press('Space');
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/bank-transfer\//);
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
  await dialog.getByRole('button', { name: 'Book' }).click();
};

test('a reseller tops up by bank transfer, and an operator finds the payment and settles it', async ({ page }) => {
  await registerPayer(page);
  const reference = await orderByTransfer(page, 100);
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();

  const desk = await openDesk(page);
  await openPayment(desk, reference);
  const mend = await breakCall(desk, 'POST', /\/payments\/[^/]+\/settle$/);
  await settle(desk, '119');
  await expect(desk.getByRole('dialog').getByRole('alert')).toBeVisible();
  await mend();
  await desk.getByRole('dialog').getByRole('button', { name: 'Book' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText(/are booked\./).first()).toBeVisible();

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
  await registerPayer(page);
  const reference = await orderByTransfer(page, 100);
  const desk = await openDesk(page);
  await desk.setViewportSize(PHONE);
  await desk.goto(`/operator/payments?search=${encodeURIComponent(reference)}`);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /@example/ })
    .click();
  await settle(desk, '59.50');
  await expect(desk.getByText(/as a top-up of its own/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Another amount arrived')).toBeVisible();
  await expectCredit(page, '55.00');
});

test('on a phone a transfer is read, cancelled, and asked about before', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await registerPayer(page);
  await orderByTransfer(page, 25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('This payment was cancelled')).toBeVisible();
});

const inGerman = async (browser: Browser | null): Promise<Page> => {
  const context = await browser!.newContext({ locale: 'de-DE', viewport: PHONE });
  return context.newPage();
};

test('a German reads it in German', async ({ page, baseURL: url = '' }) => {
  const german = await inGerman(page.context().browser());
  await registerPayer(german);
  await german.goto(`${url}/credits`);
  await german.getByLabel('Betrag').fill('100');
  await german.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await german.getByRole('radio', { name: 'Überweisung' }).press('Space');
  await german
    .getByRole('main')
    .getByRole('button', { name: /zahlen/ })
    .click();
  await expect(german.getByText('Ihre Überweisung wird erwartet')).toBeVisible();
  const reference = (await german.getByText(/^RF\d\d( \d{2,4})+$/).textContent()) ?? '';
  const desk = await openDesk(german, { locale: 'de-DE' });
  await desk.goto(`${url}/operator/payments?search=${encodeURIComponent(reference)}`);
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
  await german.reload();
  await expect(german.getByText('Ihre Überweisung ist da')).toBeVisible();
});
