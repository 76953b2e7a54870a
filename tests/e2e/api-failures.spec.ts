// Channels and webhooks, each of whose calls fails once: the page stays, nothing typed is lost, another try goes through.
import { expect, type Page, test } from '@playwright/test';
import { breakCall } from './break-call.ts';
import { arrive } from './reseller.ts';

const CHANNELS = /\/users\/current\/api-credentials$/;
const SYNC = /\/users\/current\/api-credentials\/sync$/;
const CHANNEL = /\/users\/current\/api-credentials\/[\da-f-]{36}$/;
const ADDRESS = /\/users\/current\/webhook-url\/ESIM_STATUS$/;
const PUBLIC_KEY = /\/users\/current\/webhook-public-key$/;

const alert = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('alert');

/** Opens a page whose content cannot be read, until that is tried again. */
const openBroken = async (page: Page, address: string, call: RegExp, method: string, message: string) => {
  const mend = await breakCall(page, method, call);
  await page.goto(address);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
};

test('the channels come back, and a name that was not saved is saved by the next press', async ({ page }) => {
  await arrive(page);
  for (const [method, call] of [
    ['POST', SYNC],
    ['GET', CHANNELS],
  ] as const) {
    await openBroken(page, '/api', call, method, 'Your sales channels could not be loaded.');
    await expect(page.getByRole('radio', { name: 'API' })).toBeChecked();
  }

  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  for (const [open, save, method, call, typed, told] of [
    ['Add channel', 'Add channel', 'POST', CHANNELS, 'Kiosk', /could not find out whether this was done/],
    ['Rename', 'Save name', 'PUT', CHANNEL, 'Kiosk 2', /An unexpected error occurred/],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    await name.fill(typed);
    const mend = await breakCall(page, method, call);
    await dialog.getByRole('button', { name: save }).click();
    await expect(name).toHaveAccessibleDescription(told);
    await expect(name).toHaveValue(typed);
    await mend();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: typed, exact: true })).toBeChecked();
  }

  await page.getByRole('button', { name: 'Switch off' }).click();
  const mend = await breakCall(page, 'DELETE', CHANNEL);
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' });
  await confirm.click();
  await expect(alert(page)).toBeVisible();
  await mend();
  await confirm.click();
  await expect(page.getByText('Kiosk 2 was switched off.')).toBeVisible();
});

test('the webhooks come back, with their key, and one that could not be stopped is stopped', async ({ page }) => {
  await arrive(page);
  await openBroken(page, '/api/webhooks', ADDRESS, 'GET', 'Your webhooks could not be loaded.');
  await expect(page.getByText('Not set up')).toHaveCount(5);

  const mendKey = await breakCall(page, 'GET', PUBLIC_KEY);
  await page.getByRole('button', { name: 'Set up: eSIM status' }).click();
  const dialog = page.getByRole('dialog');
  const url = dialog.getByRole('textbox', { name: 'Server URL' });
  await url.fill('https://example.com/hook');
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await mendKey();
  await again.click();
  await expect(dialog.getByText(/^whpk_/)).toBeVisible();
  await expect(url).toHaveValue('https://example.com/hook');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(url).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Stop sending: eSIM status' }).click();
  const mend = await breakCall(page, 'DELETE', ADDRESS);
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending' });
  await confirm.click();
  await expect(alert(page)).toBeVisible();
  await mend();
  await confirm.click();
  await expect(page.getByText('Not set up')).toHaveCount(5);
});
