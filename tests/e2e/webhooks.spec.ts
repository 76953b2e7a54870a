// What an integrator does at /api/webhooks, with a receiver on this machine.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { isSignedBy, type Receiver, startReceiver } from '../server/webhooks/receiver.ts';
import { register } from './reseller.ts';

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
  await register(page, '/api/webhooks');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await setAddress(page, 'New customer', receiver.url());

  const send = page.getByRole('button', { name: 'Send test event: New customer' });
  await failOnce(page, '**/webhook-url/CUSTOMER_REGISTRATION/test');
  await send.dblclick();
  await expect(page.getByText('Your server accepted the test event and answered 204.')).toBeVisible();
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

test('a second window does not replace an address that it has not read', async ({ page }) => {
  const reseller = await register(page, '/api/webhooks');
  const elsewhere = async (url: string) => {
    const { response } = await reseller.api.POST('/users/current/webhook-url/{type}', {
      params: { path: { type: 'BALANCE_ALERT' } },
      body: { url },
    });
    expect(response.status).toBe(200);
  };
  await page.goto('/api/webhooks');
  await page
    .getByRole('button', { name: /^Set up.*balance/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Low balance' });
  const field = dialog.getByRole('textbox', { name: 'Server URL' });
  await field.fill('https://example.com/mine');
  await elsewhere('https://example.com/theirs');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByRole('radiogroup', { name: 'Server URL' })).toContainText(/theirs.*mine/);
  await expect(submit).toHaveCount(0);
  await expect(field).toHaveValue('https://example.com/mine');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(field).toHaveJSProperty('readOnly', true);
  await expect(field).toHaveValue('https://example.com/mine');
  await expect(dialog.getByText('Changed in the meantime')).toHaveCount(0);
});
