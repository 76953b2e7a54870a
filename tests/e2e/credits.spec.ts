import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { breakCall } from './break-call.ts';
import { acceptTerms, beginSale, expectCredit, register, sell, setBillingCountry, withoutData } from './reseller.ts';

const CARD = /\/users\/current\/payment-method$/;
const CREDIT = /\/users\/current\/credit$/;
const AUTO_TOP_UP = /\/users\/current\/credit\/auto-top-up$/;
const CURRENCIES = /\/payments\/currencies$/;

let reseller: Reseller;

test.beforeEach(async ({ page }) => {
  reseller = await register(page);
  await acceptTerms(page);
});

/** A block of the page, by its heading. */
const block = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Stores a card at the reference provider, from /credits. */
const storeCard = async (page: Page): Promise<void> => {
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Store card' }).click();
  await expect(page.getByRole('dialog', { name: 'Card stored' })).toBeVisible();
  await expect(page.getByText('Card ending in 4242')).toBeAttached();
};

test('a card is added at the provider, shown, and deleted after a question', async ({ page }) => {
  const mendReading = await breakCall(page, 'GET', CARD);
  await page.goto('/credits');
  await expect(block(page, 'Stored card').getByText('Your stored card could not be loaded.')).toBeVisible();
  await expect(block(page, 'Top up credit').getByLabel('Amount')).toBeEditable();
  await mendReading();
  await block(page, 'Stored card').getByRole('button', { name: 'Try again' }).click();
  const add = page.getByRole('button', { name: 'Add card' });
  await expect(add).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();

  const mendAdding = await breakCall(page, 'POST', CARD);
  await add.click();
  await expect(page.getByText('The card form could not be opened. Please try again.')).toBeVisible();
  await mendAdding();
  let forms = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && CARD.test(request.url())) forms += 1;
  });
  await add.dblclick();
  await page.getByRole('button', { name: 'Store card' }).click();
  const stored = page.getByRole('dialog', { name: 'Card stored' });
  await expect(stored).toBeVisible();
  expect((await stored.boundingBox())?.width).toBe(324);
  expect(forms).toBe(1);
  await stored.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/your-store\/inventory/);

  await page.goto('/credits');
  await expect(block(page, 'Stored card')).toContainText(/4242\s*Valid until \d\d\/\d\d/);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(block(page, 'Stored card')).toContainText('4242');
  const mendDeleting = await breakCall(page, 'DELETE', CARD);
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete card' }).click();
  await expect(page.getByText('Failed deleting your credit card.')).toBeVisible();
  await mendDeleting();
  await question.getByRole('button', { name: 'Delete card' }).click();
  await expect(question).toBeHidden();
  await expect(add).toBeVisible();
});

test('a card form that failed says so, and can be left, tried again, or cancelled', async ({ page }) => {
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card not stored' });
  await expect(dialog).toContainText('The card was refused.');
  expect((await dialog.boundingBox())?.width).toBe(324);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/');
  const mend = await breakCall(page, 'POST', CARD);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The card form could not be opened. Please try again.')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Store card' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/credits?status=ERROR');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/your-store\/inventory/);
  await page.goto('/credits?status=other');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the automatic top-up is switched on, changed and switched off, and buys credit', async ({ page }) => {
  await setBillingCountry(page, 'Germany');
  await page.goto('/credits');
  const activate = page.getByRole('button', { name: 'Activate' });
  await expect(activate).toHaveAccessibleDescription('Store a card first.');
  await storeCard(page);
  await page.goto('/credits');
  await activate.click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  const save = dialog.getByRole('button', { name: 'Activate' });
  const threshold = dialog.getByLabel('When the balance falls below');
  const amount = dialog.getByLabel('Buy credit for');
  for (const [below, buys, reason] of [
    ['9', '20', 'The entered value is below the minimum of 10.00 USD'],
    ['10', '19', 'The entered value is below the minimum of 20.00 USD'],
    ['10', '2x', 'Please enter a whole number.'],
  ] as const) {
    await threshold.fill(below);
    await amount.fill(buys);
    await expect(save).toHaveAccessibleDescription(reason);
  }
  await amount.fill('20');
  const mend = await breakCall(page, 'POST', AUTO_TOP_UP);
  await save.click();
  await expect(page.getByText('Failed saving the automatic top-up.')).toBeVisible();
  await expect(amount).toHaveValue('20');
  await mend();
  let saves = 0;
  page.on('request', (request) => {
    if (AUTO_TOP_UP.test(request.url())) saves += 1;
  });
  await save.dblclick();
  await expect(page.getByText('Automatic top-up activated.')).toBeVisible();
  expect(saves).toBe(1);
  // Its balance of 5 is below the limit already.
  await expectCredit(page, '25.00');
  await expect(block(page, 'Purchase history').getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Manage' }).click();
  await threshold.fill('15');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Automatic top-up updated.')).toBeVisible();
  await expect(block(page, 'Automatic top-up')).toContainText('below 15.00');
  await page.getByRole('button', { name: 'Manage' }).click();
  await threshold.fill('1');
  await dialog.getByText('Top up automatically').click();
  await expect(threshold).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Automatic top-up deactivated.')).toBeVisible();
  await activate.click();
  await expect(threshold).toHaveValue('15');
});

test('an automatic top-up that was saved while its answer was lost is told as saved, and charges the card once', async ({
  page,
}) => {
  await setBillingCountry(page, 'Germany');
  await storeCard(page);
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Activate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  await dialog.getByLabel('Buy credit for').fill('20');
  let saves = 0;
  await page.route(AUTO_TOP_UP, async (route) => {
    saves += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Automatic top-up activated.')).toBeVisible();
  await expect(page.getByText('Failed saving the automatic top-up.')).toBeHidden();
  // Its balance of 5 is below the limit already.
  await expectCredit(page, '25.00');
  await expect(block(page, 'Purchase history').getByRole('article')).toHaveCount(1);
  expect(saves).toBe(1);
});

test('the automatic top-up says that it needs an address, and leads there', async ({ page }) => {
  await storeCard(page);
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Activate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText('Please set up your billing address first.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Set up your address' }).click();
  await expect(page).toHaveURL(/\/account\/details/);
});

test('each block fails by itself and is loaded again', async ({ page }) => {
  const mendCredit = await breakCall(page, 'GET', CREDIT);
  const mendCurrencies = await breakCall(page, 'GET', CURRENCIES);
  await page.goto('/credits');
  await expect(page.getByText('Your balance could not be loaded.')).toBeVisible();
  const failed = block(page, 'Automatic top-up');
  await expect(failed.getByText('The automatic top-up could not be loaded.')).toBeVisible();
  await page.getByLabel('Amount').fill('25');
  await mendCredit();
  await mendCurrencies();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('button', { name: 'Activate' })).toBeVisible();
  await expectCredit(page, '5.00');
  await expect(page.getByLabel('Amount')).toHaveValue('25');
});

test('the currency is switched at a balance of zero, and only then offered', async ({ page }) => {
  await page.goto('/credits');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch currency' })).toBeHidden();
  await shelve(reseller, 'Austria 500 MB');
  await shelve(reseller, 'World 500 MB');
  // 0.90 + 2.05 + 2.05: the welcome bonus is used up.
  for (const name of ['Austria 500 MB', 'World 500 MB', 'World 500 MB']) {
    await beginSale(page, 'guest', 'Germany');
    await sell(page, name);
  }
  await page.goto('/credits');
  await expectCredit(page, '0.00');
  const change = page.getByRole('button', { name: 'Switch currency' });
  await expect(change).toHaveAccessibleDescription('Choose another currency first.');
  await page.getByRole('radio', { name: 'EUR' }).check({ force: true });
  await change.click();
  const question = page.getByRole('alertdialog');
  const mend = await breakCall(page, 'POST', CURRENCIES);
  await question.getByRole('button', { name: 'Switch to EUR' }).click();
  await expect(page.getByText('Failed switching currency.')).toBeVisible();
  await mend();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && CURRENCIES.test(request.url()));
  await question.getByRole('button', { name: 'Switch to EUR' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({ currencyCode: 'EUR' });
  await expect(page.getByText('Your credit is now held in EUR.')).toBeVisible();
  await expect(page.getByRole('main').getByText('0.00 EUR').or(page.getByText(/^EUR$/)).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked();
});

test('a refused switch of the currency says why', async ({ page }) => {
  // As a second tab would be that does not know of the credit yet.
  await page.route(CREDIT, async (route) => {
    const response = await route.fetch();
    const credit = (await response.json()) as object;
    await route.fulfill({ response, json: { ...credit, balance: { value: 0, currency: 'USD' } } });
  });
  await withoutData(page);
  await page.goto('/credits');
  await page.getByRole('radio', { name: 'EUR' }).check({ force: true });
  await page.getByRole('button', { name: 'Switch currency' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch to EUR' }).click();
  await expect(page.getByText(/Use up your credit in USD first/)).toBeVisible();
});

test('the banner leads to the prices and stays away once closed', async ({ page }) => {
  await page.goto('/credits');
  await expect(page.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/pricing');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See prices' })).toBeHidden();
});

test('a banner that the operator has set is shown in place of the usual one', async ({ page }) => {
  await withoutData(page);
  // As the server writes it into its pages when CREDITS_BANNER_TEXT and the settings beside it are set.
  await page.route('**/credits', async (route) => {
    const response = await route.fetch();
    const creditsBanner = { text: 'Double credit in May', link: 'https://team.example/may', linkText: 'Read more' };
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="configuration">)\{/,
      `$1{"creditsBanner":${JSON.stringify(creditsBanner)},`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/credits');
  await expect(page.getByText('Double credit in May')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://team.example/may');
  await expect(page.getByRole('link', { name: 'See prices' })).toBeHidden();
});
