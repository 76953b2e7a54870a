import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { arrive, beginSale, sell } from './reseller.ts';

const LOGO = 'https://logos.example/tal.svg';

const drawLogo = (page: Page): Promise<unknown> =>
  page.route(LOGO, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50"/></svg>',
    }),
  );

test('a reseller sets a brand, and travellers see it in both languages', async ({ page, browser }) => {
  const reseller = await arrive(page);
  const { email } = reseller;
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, { email: `tom-${email}` }, 'Germany');
  const sold = await sell(page, 'Germany 1 GB');

  await drawLogo(page);
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Brand' }).click();
  await expect(page).toHaveURL(/\/account\/brand$/);
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.getByText('Simshelf').first()).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Tal Reisen');
  await page.getByLabel('Logo').fill(LOGO);
  await page.getByLabel('Buttons and links', { exact: true }).fill('#ffd400');
  await page.getByLabel('Header and footer', { exact: true }).fill('123456');
  await page.getByLabel('Email address').fill('hallo@tal.example');
  await page.getByLabel('Phone number').fill('+49 (0) 8041 12');
  await expect(page.getByText(/^Text on it is black and easy to read/)).toBeVisible();
  await expect(preview.locator('header')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  const drawn = preview.locator('header img');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Ended link' }).check();
  await expect(preview.locator('main')).toContainText('Please contact your reseller.hallo@tal.example');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Travellers see the new brand.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tal Reisen');

  for (const [locale, title, contact] of [
    ['en-GB', 'Tal Reisen - Install your eSIM', 'Contact Tal Reisen'],
    ['de-DE', 'Tal Reisen - eSIM installieren', 'Kontakt: Tal Reisen'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const traveller = await context.newPage();
    await drawLogo(traveller);
    await traveller.goto(sold.esimProfile.installationUrl);
    await expect(traveller).toHaveTitle(title);
    await expect(traveller.getByRole('banner').getByRole('img', { name: 'Tal Reisen' })).toHaveAttribute('src', LOGO);
    await expect(traveller.getByRole('list', { name: contact }).getByRole('link')).toHaveText([
      'hallo@tal.example',
      '+49 (0) 8041 12',
    ]);
    await expect(traveller.getByText(/Simshelf|Rosa|Keller/)).toHaveCount(0);
    await context.close();
  }
});

test('a second window does not undo the first: both values are shown, and the reseller chooses', async ({ page }) => {
  const reseller = await arrive(page);
  const elsewhere = async (name: string) => {
    const { response } = await reseller.api.PUT('/users/current/brand', { params: {}, body: { name } });
    expect(response.status).toBe(200);
  };
  await page.goto('/account/brand');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Tal Reisen');
  await elsewhere('Berg Reisen');
  const save = page.getByRole('button', { name: 'Save brand' });
  await save.click();
  await expect(page.getByRole('row', { name: 'Name Berg Reisen Tal Reisen' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Travellers see the new brand.')).toBeVisible();
  await expect(page.getByText('Changed in the meantime')).toHaveCount(0);

  await elsewhere('See Reisen');
  await name.fill('Tal und Berg');
  await save.click();
  await page.getByRole('button', { name: 'Keep what is saved' }).click();
  await expect(name).toHaveValue('See Reisen');

  const { id } = await shelve(reseller, 'Germany 1 GB');
  await page.goto(`/your-store/inventory/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit package' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Alps');
  await reseller.api.PUT('/products/inventory/{id}', {
    params: { path: { id } },
    body: { retailPrice: { priceValue: 12.5, currencyCode: 'USD' } },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('row', { name: 'Name Germany 1 GB Alps' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Retail price 12.50 USD/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep what is saved' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Retail price' })).toHaveValue('12.50');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Germany 1 GB');
});
