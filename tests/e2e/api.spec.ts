import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { expectCredit, register } from './reseller.ts';

const run = promisify(execFile);

type Credentials = { clientId: string; clientSecret: string };

/** Whether the partner API accepts credentials. */
const isAccepted = async (page: Page, { clientId, clientSecret }: Credentials): Promise<boolean> => {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await page.request.post('/reseller/authenticate', { headers: { authorization: `Basic ${basic}` } });
  return answer.ok();
};

/** Copies the chosen channel's values. */
const readCredentials = async (page: Page): Promise<Credentials> => {
  const copy = async (label: string): Promise<string> => {
    await page.getByRole('button', { name: `Copy ${label}` }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  return { clientId: await copy('Client ID'), clientSecret: await copy('Client secret') };
};

const channels = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Sales channels' }).getByRole('radio');

const openApi = async (page: Page): Promise<Reseller> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const reseller = await register(page, '/api');
  await expect(page.getByRole('radio', { name: 'API' })).toBeChecked();
  return reseller;
};

const addChannel = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add channel' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add channel' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
};

test('channels are added and renamed, and keep their credentials', async ({ page }) => {
  await openApi(page);
  await addChannel(page, 'Shop 2');
  await page.getByRole('button', { name: 'Add channel' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('shop 2');
  await name.press('Enter');
  await expect(page.getByText('Another channel of yours has this name. Choose another one.')).toBeVisible();
  await expect(name).toHaveValue('shop 2');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();

  const before = await readCredentials(page);
  await page.getByRole('button', { name: 'Rename' }).click();
  const save = page.getByRole('button', { name: 'Save name' });
  for (const typed of ['', 'Shop 2']) {
    await name.fill(typed);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  }
  await name.fill('Shop 3');
  await expect(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect(page.getByRole('radio', { name: 'Shop 3' })).toBeChecked();
  await page.reload();
  await expect(channels(page)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Shop 3' }).click({ force: true });
  expect(await readCredentials(page)).toEqual(before);
});

test('a secret is rolled, the old one lives as long as was chosen, and a channel is switched off', async ({ page }) => {
  await openApi(page);
  await addChannel(page, 'Shop');
  const first = await readCredentials(page);
  expect(await isAccepted(page, first)).toBe(true);

  const roll = async (period: RegExp): Promise<Credentials> => {
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByText(period).click();
    await page.getByRole('button', { name: 'Create new secret' }).dblclick();
    await expect(page.getByRole('dialog', { name: 'New secret of Shop' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    return readCredentials(page);
  };
  // A call without an answer is sent again by itself, once, and then by the same button: it is one roll.
  await page.route('**/api-credentials/*/secret', (route) => route.abort(), { times: 2 });
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Create new secret' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'We could not find out whether this was done.',
  );
  await page.keyboard.press('Escape');

  const second = await roll(/^In 1 hour$/);
  expect(second.clientId).toBe(first.clientId);
  await expect(page.getByText(/The old secret is accepted until/)).toBeVisible();
  expect(await isAccepted(page, first)).toBe(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Shop' }).click({ force: true });
  await expect(page.getByText(/The old secret is accepted until/)).toBeVisible();

  const third = await roll(/^At once$/);
  await expect(page.getByText(/The old secret/)).toBeHidden();
  expect(await isAccepted(page, third)).toBe(true);
  for (const old of [first, second]) await expect.poll(() => isAccepted(page, old)).toBe(false);

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).dblclick();
  await expect(page.getByText('Shop was switched off.')).toBeVisible();
  await expect(channels(page)).toHaveCount(1);
  await expect.poll(() => isAccepted(page, third)).toBe(false);

  const last = await readCredentials(page);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(/It is your only channel/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('API was switched off.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'API' })).toBeChecked();
  expect((await readCredentials(page)).clientId).not.toBe(last.clientId);
});

test('the examples of the first steps run as they are copied', async ({ page }) => {
  await shelve(await openApi(page), 'Germany 1 GB');
  await page.reload();
  await expectCredit(page, '5.00');
  await page.goto('/api');
  await page.getByRole('button', { name: 'Start' }).click();
  const dialog = page.getByRole('dialog', { name: 'First steps' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const copied = async (label: string): Promise<string> => {
    await dialog.getByRole('button', { name: `Copy ${label}` }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await dialog.getByRole('textbox').inputValue());
    return text;
  };
  const answer = async (request: string) => JSON.parse((await run('sh', ['-c', request])).stdout) as object;
  const next = () => dialog.getByRole('button', { name: 'Next' }).click();
  expect(await answer(await copied('Token request'))).toHaveProperty('accessToken');
  await next();
  expect(await answer(await copied('Inventory request'))).toHaveProperty('items.0.name', 'Germany 1 GB');
  await next();
  const sale = await copied('Sale request');
  const sold = await answer(sale);
  expect(sold).toHaveProperty('activatedItem.salesChannel', 'API');
  expect(await answer(sale)).toEqual(sold);
  await next();
  expect(await copied('HTML for your shop')).toContain('eSIM by Simshelf');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('each webhook is set, locked, changed, and stopped', async ({ page }) => {
  await openApi(page);
  await page.getByRole('link', { name: 'Set up webhooks' }).click();
  await expect(page).toHaveURL(/\/api\/webhooks$/);
  await expect(page.getByText('Not set up')).toHaveCount(5);
  const dialog = page.getByRole('dialog');
  const url = dialog.getByRole('textbox', { name: 'Server URL' });
  for (const title of ['Low balance', 'eSIM status', 'New customer', 'Change of country', 'Activation']) {
    await page.getByRole('button', { name: `Set up: ${title}` }).click();
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/webhook-url/')) calls.push(request.method());
    });
    await url.fill('https://example.com/hook');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('button', { name: 'Change URL' })).toBeVisible();
    await expect(url).not.toBeEditable();
    expect(calls.slice(0, 2)).toEqual(['POST', 'GET']);
    page.removeAllListeners('request');
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Open: Low balance' }).click();
  await dialog.getByRole('button', { name: 'Change URL' }).click();
  await expect(url).toBeEditable();
  await url.fill('https://example.com/other');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not saved');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(url).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('https://example.com/other')).toBeVisible();

  await page.getByRole('button', { name: 'Stop sending: Low balance' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('Not set up')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/api$/);
});
