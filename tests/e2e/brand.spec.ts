import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillAccount } from '#support/payer.ts';
import { bodyOf } from '#support/reseller.ts';
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

/** A picture in a preview, which loads its page again with each change. */
const expectDrawn = (picture: Locator): Promise<void> =>
  expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();

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
  await page.getByLabel('Or the address of a logo').fill(LOGO);
  await page.getByLabel('Buttons and links', { exact: true }).fill('#ffd400');
  await page.getByLabel('Header and footer', { exact: true }).fill('123456');
  await page.getByLabel('Email address').fill('hallo@tal.example');
  await page.getByLabel('Phone number').fill('+49 (0) 8041 12');
  await expect(page.getByText(/^Text on it is black and easy to read/)).toBeVisible();
  await expect(preview.locator('header')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  const drawn = preview.locator('header img');
  await expectDrawn(drawn);
  await page.getByRole('radio', { name: 'Expired link' }).check();
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

test('of two tabs, fields that only one changed are put together, and of the others the reseller chooses each', async ({
  page,
  context,
}) => {
  const reseller = await arrive(page);
  await page.goto('/account/brand');
  const other = await context.newPage();
  await other.goto('/account/brand');
  const fill = async (tab: Page, values: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await tab.getByLabel(label, { exact: true }).fill(value);
    await tab.getByRole('button', { name: 'Save brand' }).click();
  };
  const saved = async () => bodyOf(reseller.api.GET('/users/current/brand'));
  const told = 'Travellers see the new brand.';

  await fill(other, { 'Email address': 'hallo@berg.example' });
  await expect(other.getByText(told)).toBeVisible();
  await fill(page, { Name: 'Tal Reisen' });
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText('Changed in the meantime')).toHaveCount(0);
  expect(await saved()).toMatchObject({ name: 'Tal Reisen', contactEmail: 'hallo@berg.example' });
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('hallo@berg.example');

  await other.reload();
  await fill(other, { Name: 'Berg Reisen', 'Email address': 'berg@berg.example' });
  await expect(other.getByText(told)).toBeVisible();
  await fill(page, {
    Name: 'See Reisen',
    'Email address': 'see@see.example',
    'Questions and answers': 'https://see.example/',
  });
  const choices = page.getByRole('radiogroup', { name: /^(?:Name|Email address)$/ });
  await expect(choices).toHaveCount(2);
  await page.getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { name: 'Keep mine' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(choices).toHaveCount(0);
  await expect
    .poll(saved)
    .toMatchObject({ name: 'Berg Reisen', contactEmail: 'see@see.example', faqUrl: 'https://see.example/' });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Berg Reisen');

  // What this tab saved before counts as saved: the name of the other one is not undone.
  await other.reload();
  await fill(other, { Name: 'Ufer Reisen' });
  await expect.poll(saved).toMatchObject({ name: 'Ufer Reisen' });
  await fill(page, { 'Questions and answers': 'https://ufer.example/' });
  await expect.poll(saved).toMatchObject({ name: 'Ufer Reisen', faqUrl: 'https://ufer.example/' });
});

test('ERR-107: the lines of an address are put together, and a place is chosen as a whole', async ({ page }) => {
  const reseller = await arrive(page);
  const at = { country: 'DE', addressLine1: 'Hafenstraße 7', postalCode: '20457', townOrDistrict: 'Hamburg' };
  await fillAccount(reseller, at);
  const saved = async () => (await bodyOf(reseller.api.GET('/users/current'))).addresses[0];
  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your details' });
  await dialog.getByLabel('Address line 1').fill('Deichstraße 1');
  await fillAccount(reseller, { ...at, addressLine2: 'Hinterhof' }, { companyName: 'Tal Reisen' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({ ...at, addressLine1: 'Deichstraße 1', addressLine2: 'Hinterhof' });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Postal code').fill('20459');
  await fillAccount(reseller, { ...at, country: 'AT', addressLine1: 'Graben 1' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const choice = dialog.getByRole('radiogroup');
  await expect(choice).toHaveCount(1);
  await expect(choice).toHaveAccessibleName('Country, Postal code');
  await expect(choice.getByRole('radio', { name: 'Keep what is saved' })).toHaveAccessibleDescription('Austria, 20457');
  await choice.getByRole('radio', { name: 'Keep mine' }).press('ArrowUp');
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(dialog).toBeHidden();
  expect(await saved()).toMatchObject({ ...at, country: 'AT', addressLine1: 'Graben 1' });
});

test('a second window does not undo the first: both values are shown, and the reseller chooses', async ({ page }) => {
  const reseller = await arrive(page);
  const elsewhere = async (name: string, contactEmail = '') => {
    const body = { name, ...(contactEmail && { contactEmail }) };
    const { response } = await reseller.api.PUT('/users/current/brand', { params: {}, body });
    expect(response.status).toBe(200);
  };
  await page.goto('/account/brand');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Tal Reisen');
  await elsewhere('Berg Reisen', 'hallo@berg.example');
  const save = page.getByRole('button', { name: 'Save brand' });
  await save.click();
  const choice = page.getByRole('radiogroup', { name: 'Name' });
  await expect(choice.getByRole('radio', { name: 'Keep what is saved' })).toHaveAccessibleDescription('Berg Reisen');
  await expect(choice.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Tal Reisen');
  // The same change would be refused again.
  await expect(save).toHaveCount(0);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Travellers see the new brand.')).toBeVisible();
  await expect(page.getByText('Changed in the meantime')).toHaveCount(0);
  // A field that was changed elsewhere alone is as it was saved there.
  const { contactEmail } = await bodyOf(reseller.api.GET('/users/current/brand'));
  expect(contactEmail).toBe('hallo@berg.example');

  await elsewhere('See Reisen');
  await name.fill('Tal und Berg');
  await save.click();
  await page.getByRole('button', { name: 'Keep all that is saved' }).click();
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
  // The price was changed elsewhere alone: nothing is asked, and both are saved.
  await expect(dialog).toHaveCount(0);
  const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
  expect(items[0]).toMatchObject({ name: 'Alps', retailPrices: [{ priceValue: 12.5 }] });
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><script>parent.hacked = true</script>' +
  '<circle cx="20" cy="20" r="18" fill="#0b6e4f" onclick="alert(1)"/><rect x="46" y="12" width="70" height="16" fill="#ffb000"/></svg>';

test('a reseller uploads a logo, takes its colours, and travellers see both until it is removed', async ({
  page,
  browser,
}) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, { email: `tom-${reseller.email}` }, 'Germany');
  const sold = await sell(page, 'Germany 1 GB');

  await page.goto('/account/brand');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('No picture') });
  await expect(page.getByText('Please choose a PNG, JPEG or SVG file that opens in a browser.')).toBeVisible();
  await page.getByLabel('Or the address of a logo').fill(LOGO);
  // The name of the file and its kind are not asked.
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(DRAWING) });
  const dialog = page.getByRole('dialog', { name: 'Upload a logo' });
  await dialog.getByRole('button', { name: 'Upload logo' }).click();
  await expect(page.getByText('Travellers see the new logo.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', /^\/logos\/[0-9a-f]{64}$/);
  const drawn = page.frameLocator('iframe[title^="Preview"]').locator('header img');
  await expectDrawn(drawn);

  await page
    .getByRole('group', { name: 'Buttons and links: colours from your logo' })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByLabel('Buttons and links', { exact: true })).toHaveValue(/^#[0-9a-f]{6}$/);
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Travellers see the new brand.')).toBeVisible();

  const context = await browser.newContext();
  const traveller = await context.newPage();
  await traveller.goto(sold.esimProfile.installationUrl);
  const seen = traveller.getByRole('banner').getByRole('img', { name: 'Simshelf' });
  await expectDrawn(seen);
  const address = (await seen.getAttribute('src')) ?? '';
  const picture = await (await traveller.request.get(address)).text();
  expect(picture).toContain('fill="#0b6e4f"');
  expect(picture).not.toMatch(/script|onclick|alert/);

  // The same drawing is back at the same address.
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('The logo was removed.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The logo was restored.')).toBeVisible();
  await traveller.reload();
  await expect(seen).toHaveAttribute('src', address);

  // A square of a photo is drawn in the browser, and sent as PNG.
  await file.setInputFiles({ name: 'logo', mimeType: '', buffer: Buffer.from(DRAWING) });
  await dialog.getByRole('radio', { name: 'Square' }).check({ force: true });
  await dialog.getByRole('slider', { name: 'Move the frame along the picture' }).press('Home');
  await dialog.getByRole('button', { name: 'Upload logo' }).click();
  await expect(dialog).toHaveCount(0);
  await traveller.reload();
  await expect(seen).not.toHaveAttribute('src', address);
  const square = await traveller.request.get((await seen.getAttribute('src')) ?? '');
  expect(square.headers()['content-type']).toBe('image/png');
  expect((await traveller.request.get(address)).status()).toBe(404);

  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('The logo was removed.')).toBeVisible();
  await expect(page.getByLabel('Or the address of a logo')).toHaveValue('');
  await traveller.reload();
  await expect(traveller.getByRole('banner').getByText('Simshelf')).toBeVisible();
  await expect(traveller.getByRole('banner').getByRole('img')).toHaveCount(0);
  await context.close();
});
