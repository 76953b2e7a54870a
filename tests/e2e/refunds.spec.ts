// An operator refunds a payment, and the reseller sees what went back.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { creditTopUp, decide } from '#support/payer.ts';
import { bodyOf } from '#support/reseller.ts';
import { breakCall } from './break-call.ts';
import { openDesk } from './desk.ts';
import { expectCredit, registerPayer } from './reseller.ts';
import { storeUrl } from './store-under-test.ts';

const openModal = async (desk: Page, amount: string) => {
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Amount/ }).fill(amount);
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Ordered by mistake');
  return dialog;
};

test('an operator refunds a part of a card payment and learns what is left; the reseller sees it', async ({ page }) => {
  const reseller = await registerPayer(page);
  const body = creditTopUp({ url: storeUrl() }, 100, 119);
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  const submitted = await bodyOf(reseller.api.POST('/payments/credit/submit', { params, body }));
  await decide(reseller, submitted);

  const desk = await openDesk(page);
  const mend = await breakCall(desk, 'POST', /\/payments\/[^/]+\/refund$/);
  await desk.goto(`/operator/payments/${submitted.paymentId}`);
  const dialog = await openModal(desk, '119.01');
  await expect(dialog.getByText('Please enter at most 119.00 USD.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Amount/ }).fill('23.80');
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  await desk.route(`**/payments/${submitted.paymentId}`, (route) => isRead.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Refund' }).click();
  // The answer was lost: the desk asks what became of it, and says so before another one can be sent. Then one can, also
  // while the page still reads the payment again.
  await expect(desk.getByText(/was not entered, and will not be/)).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  read();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Ordered by mistake').first()).toBeVisible();
  await expect(desk.getByText('95.20 USD')).toBeVisible();

  await page.goto(`/account/credit-purchases/${submitted.paymentId}`);
  await expect(page.getByText('Refunded')).toBeVisible();
  await expectCredit(page, '85.00');
});
