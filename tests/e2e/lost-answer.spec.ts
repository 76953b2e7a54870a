// A sale was made and its answer was lost. Whatever the seller does then, it is one sale, and they are shown it.
import { expect, type Page, type Route, test } from '@playwright/test';
import { buyCredit, fillAccount } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller, storefrontClient } from '#support/reseller.ts';
import { signIn as signInOverHttp } from '#support/sign-in.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, chooseCountry, PASSWORD, signIn } from './reseller.ts';

const SALE = /\/client-api\/activations\/(?:register|top-up)$/;
const QUESTION = /\/client-api\/activations\/attempts/;

type Shop = Reseller & { customerUid: string };

/** A shop that has credit, two packages and one customer, and whose seller is signed in. */
const openShop = async (page: Page, url: string): Promise<Shop> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await fillAccount(reseller, { country: 'DE' });
  await buyCredit({ url }, reseller, 50, 59.5);
  await shelve(reseller, 'Germany 1 GB');
  const { id: inventoryItemId } = await shelve(reseller, 'Europe 1 GB');
  const body = { inventoryItemId, userCountry: 'DE', customerEmail: `tom-${reseller.email}` };
  const { customer } = await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  // Another session than the browser's, which one of the tries ends.
  const person = { email: reseller.email, password: PASSWORD, givenName: '', familyName: '', country: '' };
  const { accessToken } = await signInOverHttp({ url }, person);
  return { ...reseller, api: storefrontClient({ url }, accessToken), customerUid: customer.uid ?? '' };
};

const newestSales = async ({ api }: Reseller) => (await bodyOf(api.GET('/activations/activated-items'))).items;
/** Without the one that every shop has made. */
const countSales = async (shop: Reseller): Promise<number> => (await newestSales(shop)).length - 1;

const lose = (route: Route): Promise<void> => route.abort('connectionreset');

/** The next sale of this page is made, and its answer never comes; nor does an answer to what became of it. */
const cutOff = async (page: Page): Promise<{ reconnect: () => Promise<void> }> => {
  await page.context().route(QUESTION, lose);
  await page.route(
    SALE,
    async (route) => {
      await route.fetch();
      await lose(route);
    },
    { times: 1 },
  );
  return { reconnect: () => page.context().unroute(QUESTION, lose) };
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm payment' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const last = (page: Page) => page.getByRole('button', { name: /^(?:Sell|Top up now)$/ });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Done' });
const isOpen = (page: Page) => page.getByText('It is not known yet whether it was sold.');

/** Sells what the page offers, with this note, if it offers anything. */
const sellIfPossible = async (page: Page, note: string): Promise<void> => {
  await expect(confirm(page).or(last(page)).or(isOpen(page)).or(done(page)).first()).toBeVisible();
  if (await confirm(page).isVisible()) await confirm(page).click();
  await expect(last(page).or(isOpen(page)).or(done(page)).first()).toBeVisible();
  if (!(await last(page).isVisible())) return;
  await notes(page).fill(note);
  await last(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /Done|Not/ })).toBeVisible();
};

type Way = { name: string; open: (page: Page, shop: Shop) => Promise<void> };

const ways: readonly Way[] = [
  {
    name: 'to a guest',
    open: async (page) => {
      await page.goto('/store/new?guest=true');
      await chooseCountry(page, /Country of residence/, 'Germany');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: /Europe 1 GB/ }).click();
      await confirm(page).click();
    },
  },
  {
    name: 'by one press',
    open: async (page) => {
      await page.goto('/store');
      await page.getByRole('button', { name: /^Repeat/ }).click();
    },
  },
  {
    name: 'to a customer, as a top-up',
    open: async (page, { customerUid }) => {
      await page.goto(`/store/existing/packages?customerUid=${customerUid}`);
      await page.getByRole('button', { name: /Europe 1 GB/ }).click();
      await confirm(page).click();
    },
  },
];

/** What the seller tries; each leads to a page that may sell. */
const tries: readonly { name: string; go: (page: Page, shop: Shop) => Promise<Page> }[] = [
  {
    name: 'Back',
    go: async (page) => {
      await page.goBack();
      return page;
    },
  },
  {
    name: 'a reload',
    go: async (page) => {
      await page.reload();
      return page;
    },
  },
  {
    name: 'another package, at a changed price, in a second tab',
    go: async (page, shop) => {
      const { items } = await bodyOf(shop.api.GET('/products/inventory'));
      for (const { id } of items) {
        const retailPrice = { priceValue: 19.99, currencyCode: 'USD' as const };
        await bodyOf(shop.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { retailPrice } }));
      }
      const second = await page.context().newPage();
      await second.goto('/store');
      await second.getByRole('button', { name: /Germany 1 GB/ }).click();
      return second;
    },
  },
  {
    name: 'a sign-out and a sign-in',
    go: async (page, shop) => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
      await signIn(page, shop.email);
      await page.goto('/store');
      await page
        .getByRole('button', { name: /Europe 1 GB/ })
        .first()
        .click();
      return page;
    },
  },
];

/** A sale to a guest asks for the country in its last step, unless most guests live in the one that is chosen. */
const chooseCountryWhereAsked = async (page: Page): Promise<void> => {
  await last(page).waitFor();
  const countries = page.getByRole('group', { name: 'Country of residence' });
  if (!(await countries.isVisible())) return;
  const germany = countries.getByRole('button', { name: 'Germany' });
  const field = countries.getByRole('combobox');
  await germany.or(field).first().waitFor();
  if (await field.isVisible()) await chooseCountry(page, /Country of residence/, 'Germany');
  else await germany.click();
  await expect(germany).toHaveAttribute('aria-pressed', 'true');
};

for (const [index, way] of ways.entries()) {
  // Each way with every try of the first one, the others with one of them.
  for (const attempt of index === 0 ? tries : [tries[0] as (typeof tries)[number]]) {
    test(`a sale ${way.name} whose answer was lost is one sale after ${attempt.name}`, async ({ page, baseURL }) => {
      const shop = await openShop(page, baseURL ?? '');
      await way.open(page, shop);
      await notes(page).fill('Booking 4711');
      await chooseCountryWhereAsked(page);
      const { reconnect } = await cutOff(page);
      await last(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Not confirmed' })).toBeVisible();
      const there = await attempt.go(page, shop);
      await sellIfPossible(there, 'Booking 4712');
      expect(await countSales(shop)).toBe(1);

      // The store leads back to it, and says what became of it; after a reload the page itself came with that.
      if (!(await done(there).isVisible())) {
        if (there !== page) await page.close();
        await there.goto('/store');
        await expect(there.getByRole('link', { name: 'See what became of it' })).toBeVisible();
        await reconnect();
        await there.getByRole('link', { name: 'See what became of it' }).click();
      }
      await expect(done(there)).toBeVisible();
      const [sale] = await newestSales(shop);
      expect(sale?.metatag).toBe('Booking 4711');
      await expect(there.getByRole('link', { name: 'Open in history' })).toHaveAttribute(
        'href',
        new RegExp(`${sale?.uid}`),
      );
      // Then the next one is another sale.
      await there.getByRole('button', { name: /^Sell again/ }).click();
      await chooseCountryWhereAsked(there);
      await last(there).click();
      await expect(done(there)).toBeVisible();
      expect(await countSales(shop)).toBe(2);
    });
  }
}

test('the store opens without an error while a sale is open, and shows it', async ({ page, baseURL }) => {
  const shop = await openShop(page, baseURL ?? '');
  await ways[1]?.open(page, shop);
  await chooseCountryWhereAsked(page);
  await cutOff(page);
  await last(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not confirmed' })).toBeVisible();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // The lost answers of this test are no errors of the page.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_RESET')) errors.push(message.text());
  });
  await page.goto('/store');
  await expect(page.getByText('The sale of Europe 1 GB was interrupted')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  expect(errors).toEqual([]);
});

test('a sale that never arrived is told as not made, and the next try sells it once', async ({ page, baseURL }) => {
  const shop = await openShop(page, baseURL ?? '');
  await ways[0]?.open(page, shop);
  await notes(page).fill('Booking 4711');
  await page.route(SALE, lose, { times: 1 });
  await last(page).click();
  await expect(page.getByText('It was not sold, and you paid nothing for it.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notes(page)).toHaveValue('Booking 4711');
  await last(page).click();
  await expect(done(page)).toBeVisible();
  expect((await newestSales(shop)).map(({ metatag }) => metatag)).toEqual(['Booking 4711', undefined]);
});
