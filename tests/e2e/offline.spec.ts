// A shop whose network comes and goes: the service worker opens the till, and a sale is made once.
import { expect, type Page, test } from '@playwright/test';
import { buyCredit, fillAccount } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive } from './reseller.ts';

test.use({ serviceWorkers: 'allow' });

const openShop = async (page: Page, url = ''): Promise<Reseller> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await fillAccount(reseller, { country: 'DE' });
  await buyCredit({ url }, reseller, 50, 59.5);
  const { id } = await shelve(reseller, 'Europe 1 GB');
  // The till then proposes the country of the next guest.
  const body = { inventoryItemId: id, userCountry: 'DE' };
  for (const _ of [1, 2]) await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  return reseller;
};

const salesOf = async ({ api }: Reseller): Promise<number> =>
  (await bodyOf(api.GET('/activations/activated-items'))).items.length;

/** What the browser has stored, by the names of its caches without release. */
const stored = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const addresses = async (name: string): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name.split(' ')[0] ?? '', requests.map(({ url }) => new URL(url).pathname)];
    };
    return Object.fromEntries(await Promise.all((await caches.keys()).map(addresses)));
  });

/** Opens the till as often as it takes to have all that it needs without a network. */
const prepare = async (page: Page): Promise<void> => {
  await page.goto('/store');
  await expect(page.getByRole('button', { name: /^Europe Europe 1 GB/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => stored(page)).toMatchObject({ 'kept-till': ['/kept-till'] });
};

test('a till without a network shows its packages, keeps what is typed and sells once', async ({
  page,
  context,
  baseURL,
}) => {
  const reseller = await openShop(page, baseURL);
  await prepare(page);
  await context.setOffline(true);
  await page.reload();
  const notice = page.getByText('No connection. What you type is kept.');
  await expect(notice).toBeVisible();
  // A flag has no width before its file is there.
  await expect.poll(async () => (await page.locator('main svg use').first().boundingBox())?.width).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Europe Europe 1 GB/ }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Bus at nine');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Bus at nine');
  const attempt = new URL(page.url()).searchParams.get('attempt');

  const sell = page.getByRole('button', { name: 'Sell', exact: true });
  await sell.click();
  await expect(page.getByRole('alert')).toContainText('The sale was not sent');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  expect(await salesOf(reseller)).toBe(2);
  // Nothing was sent, so that the last step is there again.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Bus at nine');
  await expect(page).toHaveURL(/[?&]state=notes(&|$)/);
  await sell.click();
  await expect(page.getByRole('alert')).toContainText('The sale was not sent');

  const sent = page.waitForRequest(/\/activations\/register$/);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect((await sent).headers()['idempotency-key']).toBe(attempt);
  expect((await sent).postDataJSON()).toMatchObject({ metatag: 'Bus at nine' });
  expect(await salesOf(reseller)).toBe(3);
});

test('a sale that waits for the sign-in service goes on once it is known not to answer', async ({
  page,
  context,
  baseURL,
}) => {
  await openShop(page, baseURL);
  await prepare(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Europe Europe 1 GB/ }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Bus at nine');
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The sale was not sent');
  const begun = Promise.withResolvers<void>();
  await page.route('**/oidc/auth?**', async (route) => {
    await begun.promise;
    await route.abort('internetdisconnected');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  begun.resolve();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Bus at nine');
});

test('a search without an answer does not say that nobody was found', async ({ page, context, baseURL }) => {
  await openShop(page, baseURL);
  await prepare(page);
  await context.setOffline(true);
  await page.goto('/store/existing');
  const search = page.getByRole('combobox', { name: 'Email address' });
  await search.pressSequentially('soph');
  await expect(page.getByText('Nothing found')).toBeHidden();
  await expect(page.getByText('The search did not get an answer.')).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('No connection. What you type is kept.')).toBeHidden();
  await search.press('i');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('another page says that there is no network, and opens when there is one', async ({ page, context, baseURL }) => {
  await openShop(page, baseURL);
  await prepare(page);
  await context.setOffline(true);
  await page.goto('/your-store/history');
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

test('the browser stores files of the app and what the till offers, which a sign-out erases', async ({
  page,
  context,
  baseURL,
}) => {
  await openShop(page, baseURL);
  await prepare(page);
  await page.goto('/your-store/dashboard');
  await page.goto('/store');
  await expect(page.getByRole('button', { name: /^Europe Europe 1 GB/ })).toBeVisible();
  const { shell = [] } = await stored(page);
  expect(shell.filter((address) => !address.startsWith('/assets/'))).toEqual(['/index.html']);
  const kept = await page.evaluate(async () => (await (await caches.open('kept-till')).match('/kept-till'))?.text());
  expect(kept).not.toContain('lastSale');

  await page.getByRole('button', { name: 'Sign out' }).click();
  // The landing page, once the provider has led back to it.
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('kept-till'))).toBe(false);
  await context.setOffline(true);
  await page.goto('/store');
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page.getByRole('button', { name: /^Europe Europe 1 GB/ })).toBeHidden();
});

test('a page that the worker passes on is rendered by the server', async ({ page, baseURL }) => {
  await openShop(page, baseURL);
  await prepare(page);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain('id="visitor"');
  // Neither calls nor travellers' pages pass through it.
  expect((await page.goto('/esim/devices'))?.fromServiceWorker()).toBe(false);
});
