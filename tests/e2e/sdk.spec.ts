import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { arrive, register } from './reseller.ts';

test('a reseller finds the key, sets the server that verifies devices, and goes through the first steps', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await acceptCurrentTerms(await arrive(page));
  const answer = page.waitForResponse(/\/users\/current\/sdk-key$/);
  await page.goto('/sdk');
  await expect(page).toHaveURL(/\/sdk\/ios-sdk$/);
  const [{ key }] = (await (await answer).json()) as [{ key: string }];
  await expect(page.getByRole('radio', { name: 'SDK' })).toBeChecked();
  await page.getByRole('button', { name: 'Copy SDK key' }).click();
  await expect.poll(copied).toBe(key);

  await page.getByRole('button', { name: 'Add server URL' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('https://shop');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(/^Please enter a valid URL\. Use the full name of a server/)).toBeVisible();
  // What was typed is not lost by a press outside, nor by the button that leaves.
  await page.mouse.click(20, 400);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not saved');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('textbox').fill('shop.example/verify-device');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Change URL' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('https://shop.example/verify-device');
  await expect(dialog.getByRole('textbox')).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  const url = page.getByRole('textbox', { name: 'Server URL' });
  await expect(url).toHaveValue('https://shop.example/verify-device');
  await expect(url).not.toBeEditable();
  await page.getByRole('link', { name: 'Android' }).click();
  await expect(page).toHaveURL(/\/sdk\/android-sdk$/);
  await page.getByRole('button', { name: 'Start' }).click();
  expect((await dialog.boundingBox())?.width).toBe(800);
  await dialog.getByRole('button', { name: 'Copy Your request' }).click();
  await expect(page.getByText('Code copied.')).toBeVisible();
  await expect.poll(copied).toContain(`SDK key: ${key}`);
  for (const title of ['Retrieve the SDK key', 'Get the SDK', 'Verify devices', 'Show the branding']) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('the branding is saved as a zip, whatever its button is called', async ({ page }) => {
  await register(page, '/sdk/windows-sdk');
  await expect(page).toHaveURL(/\/sdk\/ios-sdk$/);
  for (const [width, name] of [
    [1280, 'Download the branding (zip)'],
    [390, 'Branding zip'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('simshelf-branding.zip');
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(strFromU8(files['README.en.md'] ?? new Uint8Array())).toContain('Simshelf');
  }
});

test('an SDK key is replaced, and the page says until when the old one is accepted', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page, '/sdk/ios-sdk');
  const copyKey = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Copy SDK key' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const before = await copyKey();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('dialog').getByText('In 7 days').click();
  await page.getByRole('button', { name: 'Create new key' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'New key of SDK' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/The old key is accepted until/)).toBeVisible();
  const after = await copyKey();
  expect(after).not.toBe(before);
  await page.reload();
  await expect(page.getByText(/The old key is accepted until/)).toBeVisible();
  expect(await copyKey()).toBe(after);
});
