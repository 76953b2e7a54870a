// A reseller asks for a channel, an operator sees and answers it, and the reseller sees the answer.
import { expect, test } from '@playwright/test';
import { messageFor } from '#support/inbox.ts';
import { newAccount, openDesk } from './desk.ts';
import { enter } from './reseller.ts';
import { storeUrl } from './store-under-test.ts';

test('a reseller asks for a channel, and reads the answer of the operator', async ({ page }) => {
  const reseller = await newAccount();
  await enter(page, reseller, '/your-store/channels');
  await page.getByRole('link', { name: 'Request a shop plug-in' }).click();
  await expect(page.getByRole('textbox', { name: 'Channel or marketplace' })).toHaveValue('Shop platform');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We run three web shops.');
  // Nothing typed is lost.
  await page.reload();
  await expect(message).toHaveValue('We run three web shops.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  await expect(message).toHaveValue('');
  const sent = page.getByRole('list', { name: 'Sent requests' });
  await expect(sent).toContainText('We run three web shops.');
  await expect(sent).toContainText('Not answered yet');

  const desk = await openDesk(page, '/operator/attention');
  const entry = desk.getByRole('listitem').filter({ hasText: reseller.email }).filter({ hasText: 'asks for' });
  await expect(entry).toContainText('We run three web shops.');
  await entry.getByRole('link', { name: 'Open the request' }).click();
  // All of it stays clear of the navigation (SHE-104).
  await expect(desk).toHaveURL(/#/);
  const place = desk.getByRole('list', { name: 'Requests' }).getByText('Sales channel: Shop platform');
  await expect.poll(async () => (await place.boundingBox())?.y ?? 0).toBeGreaterThan(64);
  await desk.getByRole('button', { name: 'Answer: Sales channel: Shop platform' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('We have this planned for spring.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('The answer was sent.')).toBeVisible();
  await expect(desk.getByText(/^Answered by/)).toBeVisible();

  await page.reload();
  await expect(sent).toContainText('We have this planned for spring.');
  await expect(sent).toContainText('Answered');
  const { text } = await messageFor({ url: storeUrl() }, reseller.email, /^Our answer to your channel request$/);
  expect(text).toContain('We have this planned for spring.');
});

test('a request whose answer was lost is sent once', async ({ page }) => {
  const reseller = await newAccount();
  await enter(page, reseller, '/request-form/discount');
  await page.getByRole('textbox', { name: 'Packages that you sell in a month' }).fill('250');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a better price?');
  let lost = 0;
  await page.route('**/client-api/requests', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  expect(lost).toBe(1);
  await expect(page.getByRole('list', { name: 'Sent requests' }).getByRole('listitem')).toHaveCount(1);
});
