// What an integrator does at /api/webhooks, with a receiver on this machine.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { isSignedBy, type Receiver, startReceiver } from '../server/webhooks/receiver.ts';
import { register, withoutData } from './reseller.ts';

let receiver: Receiver;
test.beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(() => receiver.stop());

const setAddress = async (page: Page, title: string, url: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await page.getByRole('button', { name: `Set up: ${title}` }).click();
  await dialog.getByRole('textbox', { name: 'Server URL' }).fill(url);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Change URL' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
};

/** A lost answer: the call is sent again by itself, with its key. */
const failOnce = (page: Page, url: string | RegExp) => page.route(url, (route) => route.abort(), { times: 1 });

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

test('an address is set, tested, and what was sent to it is seen and sent again', async ({ page }) => {
  await register(page);
  await page.goto('/api/webhooks');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await setAddress(page, 'New customer', receiver.url());

  const send = page.getByRole('button', { name: 'Send test event: New customer' });
  await failOnce(page, '**/webhook-url/CUSTOMER_REGISTRATION/test');
  await send.dblclick();
  await expect(page.getByText('Your server took the test event and answered 204.')).toBeVisible();
  const [first] = receiver.received;
  expect(first?.event).toMatchObject({ type: 'CUSTOMER_REGISTRATION', test: true });
  await page.getByRole('button', { name: 'Open: New customer' }).click();
  const publicKey = await page
    .getByRole('dialog')
    .getByText(/^whpk_/)
    .textContent();
  expect(isSignedBy(publicKey ?? '', first!)).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const listed = row(page, 'New customer');
  await expect(listed).toContainText('Delivered');
  await expect(listed).toContainText('Test');

  receiver.answer.status = 500;
  await listed.click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await failOnce(page, '**/webhook-deliveries/*/resend');
  await dialog.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(dialog.getByText('Your server answered 500')).toBeVisible();
  await expect(dialog.getByText('Not delivered')).toBeVisible();
  receiver.answer.status = 200;
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByText('Your server answered 200')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(listed).toContainText('Your server answered 200');
  expect(receiver.received.map(({ id }) => id)).toEqual([first?.id, first?.id, first?.id]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /^New customer, .*: show the attempts$/ })).toBeVisible();
});

test('deliveries that cannot be loaded are loaded by another try, and are filtered by type', async ({ page }) => {
  await register(page);
  await page.goto('/api/webhooks');
  await setAddress(page, 'eSIM status', receiver.url());
  receiver.answer.status = 503;
  await page.getByRole('button', { name: 'Send test event: eSIM status' }).click();
  await expect(page.getByText('Your server answered 503. A test event is tried only once.')).toBeVisible();

  await page.route('**/webhook-deliveries?*', (route) => route.fulfill({ status: 500 }), { times: 2 });
  await withoutData(page);
  await page.reload();
  await expect(page.getByText('Your deliveries could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'eSIM status')).toContainText('Not delivered');

  await page.route(/webhook-deliveries\/[^/]+$/, (route) => route.fulfill({ status: 500 }), { times: 2 });
  await row(page, 'eSIM status').click();
  const dialog = page.getByRole('dialog', { name: 'eSIM status' });
  await expect(dialog.getByText('The delivery could not be loaded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Your server answered 503')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/api/webhooks?type=COUNTRY_CHANGE');
  await expect(page.getByText(/There are no deliveries of these events/)).toBeVisible();
});

test('the address for device verification is removed', async ({ page }) => {
  await register(page);
  await page.goto('/sdk/ios-sdk');
  await page.getByRole('button', { name: 'Add server URL' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('shop.example/verify-device');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Change URL' })).toBeVisible();
  await page.route('**/webhook-url/device-verification', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Remove server URL' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Remove the server URL?' });
  await confirm.getByRole('button', { name: 'Remove' }).click();
  await expect(confirm.getByRole('alert')).toContainText('No answer from the server.');
  await confirm.getByRole('button', { name: 'Remove' }).dblclick();
  await expect(page.getByText('Server URL removed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add server URL' })).toBeVisible();
});
