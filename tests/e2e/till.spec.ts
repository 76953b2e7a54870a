// The till: what a seller presses for the most frequent sales.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { decide, fillAccount, submission } from '#support/payer.ts';
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

/** A shop that has credit and two packages, and has sold one of them to a guest from Germany. */
const openShop = async ({ page, baseURL: url = '' }: Shop): Promise<Reseller> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await fillAccount(reseller, { country: 'DE' });
  const credit = { ...submission({ url }, 59.5), cart: [{ dataPackageId: 'credit' as const, amount: 50 }] };
  await decide(reseller, await bodyOf(reseller.api.POST('/payments/credit/submit', { params: {}, body: credit })));
  await shelve(reseller, 'Germany 1 GB');
  const { id } = await shelve(reseller, 'Europe 1 GB');
  const body = { inventoryItemId: id, userCountry: 'DE' };
  await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  return reseller;
};

const salesOf = async ({ api }: Reseller): Promise<number> =>
  (await bodyOf(api.GET('/activations/activated-items'))).items.length;

for (const width of [390, 1280]) {
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
    await hand.tap(page.getByRole('button', { name: 'Activate eSIM' }));
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(hand.taps).toBe(2);
    expect((await sent).postDataJSON()).toMatchObject({ userCountry: 'DE', activationMode: 'NOW' });
    expect((await sent).postDataJSON()).not.toHaveProperty('customerEmail');

    // And from there the next one.
    await hand.tap(page.getByRole('button', { name: 'Sell again' }));
    await hand.tap(page.getByRole('button', { name: 'Activate eSIM' }));
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(hand.taps).toBe(4);
    expect(await salesOf(reseller)).toBe(3);
  });
}

test('a package is sold from its tile, to a guest from another country, by three taps', async ({ page, baseURL }) => {
  await openShop({ page, baseURL });
  await beginSale(page, 'guest', 'France');
  await sell(page, 'Europe 1 GB');
  await page.goto('/store');
  const hand = new Hand();
  await hand.tap(page.getByRole('button', { name: /Germany 1 GB/ }));
  await expect(page.getByRole('button', { name: 'France' })).toHaveAttribute('aria-pressed', 'true');
  await hand.tap(page.getByRole('button', { name: 'Germany', exact: true }));
  const sent = page.waitForRequest(/\/activations\/register$/);
  await hand.tap(page.getByRole('button', { name: 'Activate eSIM' }));
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(hand.taps).toBe(3);
  expect((await sent).postDataJSON()).toMatchObject({ userCountry: 'DE' });
});

test('a double press sells once, and Back from the result leads to the store', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  await page.goto('/store');
  await page.getByRole('button', { name: /^Repeat/ }).dblclick();
  const button = page.getByRole('button', { name: 'Activate eSIM' });
  await button.dblclick();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
  expect(await salesOf(reseller)).toBe(2);
});

test('the inventory sells the same package to one guest after the other', async ({ page, baseURL }) => {
  const reseller = await openShop({ page, baseURL });
  for (const sales of [2, 3]) {
    await page.goto('/your-store/inventory');
    await page.getByRole('link', { name: 'Sell Europe 1 GB' }).click();
    await chooseCountry(page, /Country of residence/, 'Germany');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('button', { name: 'Activate eSIM' }).click();
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
  const activate = page.getByRole('button', { name: 'Activate eSIM' });
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
