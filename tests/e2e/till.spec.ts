// The till: what a seller presses for the most frequent sales.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buyCredit, fillAccount } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, beginSale, chooseCountry, sell } from './reseller.ts';

/** Presses, and counts. */
class Hand {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }
}

type Shop = { page: Page; baseURL: string | undefined };

/** A shop that has credit and two packages, and has sold one of them to two guests from Germany. */
const openShop = async ({ page, baseURL: url = '' }: Shop): Promise<Reseller> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await fillAccount(reseller, { country: 'DE' });
  await buyCredit({ url }, reseller, 50, 59.5);
  await shelve(reseller, 'Germany 1 GB');
  const { id } = await shelve(reseller, 'Europe 1 GB');
  const body = { inventoryItemId: id, userCountry: 'DE' };
  for (const _ of [1, 2]) await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  return reseller;
};

const salesOf = async ({ api }: Reseller): Promise<number> =>
  (await bodyOf(api.GET('/activations/activated-items'))).items.length;

test('the second click of a double one on Sell leaves the QR code on the screen', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat: Europe 1 GB Guest, Germany/ }).click();
  const sell = page.getByRole('button', { name: 'Sell' });
  await expect(sell).toBeEnabled();
  const { x = 0, y = 0, width = 0, height = 0 } = (await sell.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  const done = page.getByRole('heading', { name: 'Done' });
  await done.waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // React Aria makes up for a click that did not come 80 ms later, by a timer that was set before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(done).toBeVisible();
  await page.getByRole('button', { name: 'Back to store' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

for (const width of [390, 768, 1280]) {
  test(`the same package is sold to a guest again by two taps and no key, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const reseller = await openShop({ page, baseURL });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/store');
    const hand = new Hand();
    const sent = page.waitForRequest(/\/activations\/register$/);
    await hand.tap(page.getByRole('button', { name: /^Repeat: Europe 1 GB Guest, Germany/ }));
    await hand.tap(page.getByRole('button', { name: 'Sell' }));
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(hand.taps).toBe(2);
    expect((await sent).postDataJSON()).toMatchObject({ userCountry: 'DE', activationMode: 'FIRST_USE' });
    expect((await sent).postDataJSON()).not.toHaveProperty('customerEmail');

    // And from there the next one.
    await hand.tap(page.getByRole('button', { name: 'Sell again' }));
    await hand.tap(page.getByRole('button', { name: 'Sell' }));
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(hand.taps).toBe(4);
    expect(await salesOf(reseller)).toBe(4);
  });
}

test('the same package is sold to a guest again by three keys', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  await page.goto('/store');
  const repeat = page.getByRole('button', { name: /^Repeat: Europe 1 GB Guest, Germany/ });
  await expect(repeat).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(repeat).toBeFocused();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/activations/register')) sent.push(request.url());
  });
  // A key that is held is one press: it chooses, and does not sell.
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeFocused();
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeFocused();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(await salesOf(reseller)).toBe(3);
});

test('a package is sold from its tile, to a guest from a fourth country, by four taps', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  await page.goto('/store');
  const hand = new Hand();
  await hand.tap(page.getByRole('button', { name: /Germany 1 GB/ }));
  await expect(page.getByRole('button', { name: 'Germany', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await hand.tap(page.getByRole('button', { name: 'Another country…' }));
  await expect(page.getByRole('combobox', { name: 'Country of residence' })).toBeFocused();
  // Nobody is sold to with the country of before while another one is looked for (POS-119).
  await expect(page.getByRole('button', { name: 'Germany', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('Jap');
  await hand.tap(page.getByRole('option', { name: 'Japan', exact: true }));
  const sent = page.waitForRequest(/\/activations\/register$/);
  await hand.tap(page.getByRole('button', { name: 'Sell', exact: true }));
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(hand.taps).toBe(4);
  expect((await sent).postDataJSON()).toMatchObject({ userCountry: 'JP' });
  // A stranger is not taken for a guest from Japan.
  await hand.tap(page.getByRole('button', { name: 'Sell again' }));
  await expect(page.getByRole('button', { name: 'Germany', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a new customer buys by five taps', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  await page.goto('/store');
  const hand = new Hand();
  await hand.tap(page.getByRole('link', { name: 'New customer' }));
  await page.getByRole('textbox', { name: 'Email address' }).fill(`new-${Date.now()}@example.com`);
  await hand.tap(page.getByRole('button', { name: 'Continue' }));
  await hand.tap(page.getByRole('button', { name: /Europe 1 GB/ }));
  await hand.tap(page.getByRole('button', { name: 'Confirm payment' }));
  const sent = page.waitForRequest(/\/activations\/register$/);
  await hand.tap(page.getByRole('button', { name: 'Sell', exact: true }));
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(hand.taps).toBe(5);
  expect((await sent).postDataJSON()).toMatchObject({ userCountry: 'DE' });
});

test('the till begins with the choice of the last sale, and says when it ends', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  for (const first of ['On first use', 'Now']) {
    await page.goto('/store');
    await page.getByRole('button', { name: /^Repeat/ }).click();
    await expect(page.getByRole('radio', { name: first })).toBeChecked();
    await page.getByText('Now', { exact: true }).click();
    await expect(page.getByText(/days: ends /)).toBeVisible();
    await page.getByRole('button', { name: 'Sell', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    await expect(page.getByText(/days: ends /)).toBeVisible();
  }
});

test('the purchase price is not shown to the customer, unless the seller wants it', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).click();
  await expect(page.getByText('You pay from your credit.')).toBeVisible();
  await page.getByRole('button', { name: 'Show price' }).click();
  await expect(page.getByText(/You pay [\d.]+.USD from your credit\./)).toBeVisible();
  // The browser remembers the press: the next sale shows the price as well, until it is hidden.
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).click();
  await expect(page.getByText(/You pay [\d.]+.USD from your credit\./)).toBeVisible();
  await page.getByRole('button', { name: 'Hide price' }).click();
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).click();
  await expect(page.getByText('You pay from your credit.')).toBeVisible();
});

test('the link is given by WhatsApp and on paper, and emailed again by one press', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  const email = `mailed-${Date.now()}@example.com`;
  await beginSale(page, { email }, 'Germany');
  await sell(page, 'Europe 1 GB');
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Your%20eSIM/,
  );
  // The browser's own command prints the slip as well.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Europe 1 GB']);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') });
  });
  await page.getByRole('button', { name: 'Print slip' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Europe 1 GB']);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(`The link has not been emailed to ${email} yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Email the link', exact: true }).click();
  await expect(page.getByText(`The link is emailed to ${email} in a few minutes.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open in history' }).click();
  await expect(page.getByText(/The link (?:is|was) emailed to /).first()).toBeVisible();
});

test('a double press sells once, and Back from the result leads to the store', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).dblclick();
  const button = page.getByRole('button', { name: 'Sell' });
  await button.dblclick();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
  expect(await salesOf(reseller)).toBe(3);
});

test('the inventory sells the same package to one guest after the other', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  for (const sales of [3, 4]) {
    await page.goto('/your-store/inventory');
    await page.getByRole('link', { name: 'Sell Europe 1 GB' }).click();
    await chooseCountry(page, /Country of residence/, 'Germany');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('button', { name: 'Sell' }).click();
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(await salesOf(reseller)).toBe(sales);
  }
});

test('the browser goes back from the packages to the new customer as typed, and from there to the till', async ({
  page,
  baseURL,
}) => {
  await openShop({ page, baseURL });
  await page.goto('/store');
  await page.getByRole('link', { name: 'New customer' }).click();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('vera@example.com');
  await chooseCountry(page, /Country of residence/, 'Austria');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('vera@example.com')).toBeVisible();
  await page.goBack();
  await expect(email).toHaveValue('vera@example.com');
  await expect(page.getByRole('combobox', { name: /Country of residence/ })).toHaveValue('Austria');
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
});

test('an item of the inventory that is closed leaves no entry behind: one Back leaves the inventory', async ({
  page,
  baseURL,
}) => {
  await openShop({ page, baseURL });
  await page.goto('/store');
  await page.goto('/your-store/inventory?sortKey=amount&sortDir=asc');
  for (const close of ['Escape', 'Cancel', 'Save']) {
    await page.getByRole('button', { name: /^Edit Europe 1 GB/ }).click();
    await expect(page).toHaveURL(/\/your-store\/inventory\/[^?]+\?sortKey=amount/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (close === 'Save') await dialog.getByRole('textbox', { name: /Name/ }).fill('Europe, small');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close, exact: true }).click();
    await expect(page).toHaveURL(/\/your-store\/inventory\?sortKey=amount&sortDir=asc$/);
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
  // Opened by its address it has no inventory before it.
  await page.goForward();
  await page.goto(`/your-store/inventory/${crypto.randomUUID()}`);
  await expect(page).toHaveURL(/\/your-store\/inventory$/);
});

test('the browser goes back from the notes to the summary, and from there to the packages', async ({
  page,
  baseURL,
}) => {
  await openShop({ page, baseURL });
  await beginSale(page, { email: `back-${Date.now()}@example.com` }, 'Germany');
  const packages = page.url();
  await page.getByRole('button', { name: /Europe 1 GB/ }).click();
  const confirm = page.getByRole('button', { name: 'Confirm payment' });
  await confirm.click();
  const activate = page.getByRole('button', { name: 'Sell' });
  await expect(activate).toBeVisible();
  await page.goBack();
  await expect(confirm).toBeVisible();
  await expect(activate).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(packages);
});

test('notes and the start survive a reload, and the button says what will happen', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  // The server knows neither the notes nor the outcome: what it rendered has to be taken over all the same.
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).click();
  await page.getByText('On first use', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Booking 4711');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
  const sent = page.waitForRequest(/\/activations\/register$/);
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ metatag: 'Booking 4711', activationMode: 'FIRST_USE' });
  await page.reload();
  await page.getByRole('button', { name: 'Sell again' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
  expect(errors).toEqual([]);
});

test('the search takes a word, an e-mail address, or the ICCID that a scanner types', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  const email = `tom-${Date.now()}@example.com`;
  await beginSale(page, { email }, 'Germany');
  const { customer, esimProfile } = (await sell(page, 'Europe 1 GB')) as Awaited<ReturnType<typeof sell>> & {
    customer: { uid: string };
  };
  const typed = async (text: string): Promise<void> => {
    await page.goto('/store');
    // The field has the focus: a scanner needs no press before it.
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await typed(esimProfile.iccid);
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}&iccid=`));
  await typed(email.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}$`));
  await page.goto('/store/existing');
  await page.getByRole('list', { name: 'Recent customers' }).getByRole('link').click();
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  // The field has the focus, with the address in it.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}$`));
  await typed('89490200009999999999');
  await expect(page.getByText('None of your customers has this ICCID.')).toBeVisible();
  await typed('nobody@example.com');
  await page.getByRole('link', { name: 'Sell to a new customer' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@example.com');
  await page.goto('/store');
  await page.getByRole('searchbox').fill('euro 1');
  await expect(page.getByText('1 package found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/guest\/packages\/.+state=notes/);
});

test('a customer is found by a part of the address, and sold to', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  const email = `an-ux-tom-${Date.now()}@example.com`;
  await beginSale(page, { email }, 'Germany');
  const { customer } = (await sell(page, 'Europe 1 GB')) as Awaited<ReturnType<typeof sell>> & {
    customer: { uid: string };
  };
  await page.goto('/store');
  await page.getByRole('searchbox').fill('ux-to');
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByText(/^Nothing found/)).toHaveCount(0);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}$`));
  await page.goBack();
  await page.getByRole('searchbox').fill('ux-to');
  await page.getByRole('link', { name: email }).click();
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}$`));
  await sell(page, 'Europe 1 GB', { button: 'Top up now' });
  expect(await salesOf(reseller)).toBe(4);
});
