import { expect, type Locator, type Page, test } from '@playwright/test';
import { storeCard } from '#support/card.ts';
import { liveIn } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, expectCredit, withoutData } from './reseller.ts';

const CARD = /\/users\/current\/payment-method$/;
const CREDIT = /\/users\/current\/credit$/;
const AUTO_TOP_UP = /\/users\/current\/credit\/auto-top-up$/;
const CURRENCIES = /\/payments\/currencies$/;

let reseller: Reseller;

test.beforeEach(async ({ page }) => {
  reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
});

/** A block of the page, by its heading. */
const block = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('a card is stored at the provider after one that was refused, shown, and deleted after a question', async ({
  page,
}) => {
  await page.goto('/credits');
  let forms = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && CARD.test(request.url())) forms += 1;
  });
  await page.getByRole('button', { name: 'Add card' }).dblclick();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  expect(forms).toBe(1);
  const refused = page.getByRole('dialog', { name: 'Card not stored' });
  await expect(refused).toContainText('The card was refused.');
  expect((await refused.boundingBox())?.width).toBe(324);
  await refused.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Store card' }).click();
  const stored = page.getByRole('dialog', { name: 'Card stored' });
  await expect(stored).toBeVisible();
  expect((await stored.boundingBox())?.width).toBe(324);
  await stored.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/your-store\/inventory/);

  await page.goto('/credits');
  await expect(block(page, 'Stored card')).toContainText(/4242\s*Valid until \d\d\/\d\d/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete card' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
});

test('the automatic top-up is switched on, changed and switched off, and buys credit', async ({ page, baseURL }) => {
  await liveIn(reseller, 'DE');
  await page.goto('/credits');
  const activate = page.getByRole('button', { name: 'Activate' });
  await expect(activate).toHaveAccessibleDescription('Store a card first.');
  await storeCard({ url: baseURL ?? '' }, reseller);
  await page.reload();
  await activate.click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  const save = dialog.getByRole('button', { name: 'Activate' });
  const threshold = dialog.getByLabel('When the balance falls below');
  const amount = dialog.getByLabel('Buy credit for');
  await threshold.fill('10');
  await amount.fill('20');
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
  baseURL,
}) => {
  await liveIn(reseller, 'DE');
  await storeCard({ url: baseURL ?? '' }, reseller);
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

test('the currency is switched at a balance of zero, and only then offered', async ({ page }) => {
  await page.goto('/credits');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch currency' })).toBeHidden();
  const [austria, world] = [await shelve(reseller, 'Austria 500 MB'), await shelve(reseller, 'World 500 MB')];
  // 0.90 + 2.05 + 2.05: the welcome bonus is used up.
  for (const { id } of [austria, world, world])
    await bodyOf(reseller.api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }));
  await page.reload();
  await expectCredit(page, '0.00');
  const change = page.getByRole('button', { name: 'Switch currency' });
  await expect(change).toHaveAccessibleDescription('Choose another currency first.');
  await page.getByRole('radio', { name: 'EUR' }).check({ force: true });
  await change.click();
  const question = page.getByRole('alertdialog');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && CURRENCIES.test(request.url()));
  await question.getByRole('button', { name: 'Switch to EUR' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({ currencyCode: 'EUR' });
  await expect(page.getByText('Your credit is now held in EUR.')).toBeVisible();
  await expect(page.getByRole('main').getByText('0.00 EUR').or(page.getByText(/^EUR$/)).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked();
});

test('a refused switch of the currency says why', async ({ page }) => {
  // The page is like a second tab that does not know of the credit yet.
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

test('a banner that the operator has set is shown in place of the usual one, and stays away once closed', async ({
  page,
}) => {
  await withoutData(page);
  // The server writes this into its pages when CREDITS_BANNER_TEXT and the settings beside it are set.
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
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
  await expect(page.getByText('Double credit in May')).toBeHidden();
});
