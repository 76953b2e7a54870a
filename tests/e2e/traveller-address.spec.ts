// What the address bar of a traveller shows, and what it still opens (decision 36).
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { newcomer } from './store-under-test.ts';

// One sale for all of them.
test.describe.configure({ mode: 'default' });

const phone = { viewport: { width: 390, height: 844 } };

const sellOne = async (seller: Reseller) => {
  const { id } = await shelve(seller, 'Germany 1 GB');
  const { customer, esimProfile } = await bodyOf(
    seller.api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }),
  );
  return { customer, esimProfile: { iccid: '', ...esimProfile, installationUrl: esimProfile?.installationUrl ?? '' } };
};

let sold: Awaited<ReturnType<typeof sellOne>>;
test.beforeAll(async ({ baseURL }) => {
  sold = await sellOne(await newcomer(baseURL));
});

/** A browser that never signed in. */
const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  return page;
};

/** The address of a page of a link, without its token. */
const KEPT = /\/esim\/[\w-]{12}\/(?:profile\?custom=true|customer)$/;

for (const [locale, profile, another, other, again] of [
  ['en-GB', 'My profile', 'Deutsch', 'eSIM installieren', 'Please open your link again'],
  ['de-DE', 'Mein Profil', 'English', 'Install your eSIM', 'Bitte öffnen Sie Ihren Link noch einmal'],
] as const) {
  test(`the token leaves the address, which opens again where the link was opened (${locale})`, async ({ browser }) => {
    const page = await visit(browser, sold.esimProfile.installationUrl, { ...phone, locale });
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers()['referer']));
    const qr = page.getByRole('img', { name: /^QR/ });
    await expect(page).toHaveURL(KEPT);
    await expect(qr).toBeVisible();
    const kept = page.url();
    await page.reload();
    await expect(qr).toBeVisible();
    expect(page.url()).toBe(kept);

    await page.getByRole('link', { name: profile, exact: true }).click();
    await expect(page.getByRole('table').last()).toContainText(sold.esimProfile.iccid);
    await expect(page).toHaveURL(KEPT);
    await page.goBack();
    await expect(qr).toBeVisible();
    await page.getByRole('link', { name: another }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    expect(page.url()).toBe(kept);
    // The browser reports an empty one for a request that was broken off.
    expect(referrers.filter((referrer) => referrer !== undefined && referrer !== '')).toEqual([]);

    // A bookmark, after the browser was closed.
    const storageState = await page.context().storageState();
    await page.context().close();
    const later = await visit(browser, kept, { ...phone, storageState });
    await expect(later.getByRole('img', { name: /^QR/ })).toBeVisible();
    expect(later.url()).toBe(kept);
    await later.context().close();

    // Another phone.
    const elsewhere = await visit(browser, kept, { ...phone, locale });
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(again);
    await expect(elsewhere.getByText(sold.esimProfile.iccid)).toHaveCount(0);
    await elsewhere.goto(sold.esimProfile.installationUrl);
    await expect(elsewhere).toHaveURL(kept);
    await expect(elsewhere.getByRole('img', { name: /^QR/ })).toBeVisible();
    await elsewhere.context().close();
  });
}

test('where no cookie is kept the token stays in the address, and the page opens again', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const proofs: string[] = [];
  await page.route(`${new URL(sold.esimProfile.installationUrl).origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await fetch(route.request().url(), { redirect: 'manual' });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(?:set-cookie|content-encoding)$/.test(name)),
    );
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
    if (pathname.startsWith('/esim/') && pathname !== '/esim/profile') proofs.push(pathname);
  });
  await page.goto(sold.esimProfile.installationUrl);
  await expect.poll(() => proofs.length).toBe(1);
  await page.reload();
  await expect.poll(() => proofs.length).toBe(2);
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  expect(page.url()).toBe(sold.esimProfile.installationUrl);
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('table', { name: 'Devices' })).toContainText(sold.esimProfile.iccid);
  await context.close();
});

test('without script the token stays too, and the address without it leads on', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl, { ...phone, javaScriptEnabled: false });
  expect(page.url()).toBe(sold.esimProfile.installationUrl);
  await page.goto((await page.locator('[data-address]').getAttribute('data-address')) ?? '');
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eSIM installieren');
  await expect(page).toHaveURL(KEPT);
  await page.getByRole('link', { name: 'Mein Profil' }).click();
  await expect(page).toHaveURL(KEPT);
  await expect(page.getByRole('table').last()).toContainText(sold.esimProfile.iccid);
  await page.context().close();
});

test('two eSIMs stand side by side, and a link that is taken back ends alone', async ({ browser, baseURL }) => {
  const seller = await newcomer(baseURL);
  const [first, second] = [await sellOne(seller), await sellOne(seller)];
  const page = await visit(browser, first.esimProfile.installationUrl);
  const beside = await page.context().newPage();
  await beside.goto(second.esimProfile.installationUrl);
  const both = [
    [page, first],
    [beside, second],
  ] as const;
  for (const [tab] of both) await expect(tab).toHaveURL(KEPT);
  for (const [tab, { esimProfile }] of both) {
    await tab.reload();
    await expect(tab.getByText(esimProfile.iccid)).toBeVisible();
  }
  await bodyOf(
    seller.api.POST('/activations/customers/{customerUid}/share-links', {
      params: { path: { customerUid: first.customer.uid } },
    }),
  );
  for (const [tab] of both) await tab.reload();
  await expect(page.getByText("The link isn't valid anymore. Please contact your reseller.")).toBeVisible();
  await expect(page.getByText(first.esimProfile.iccid)).toHaveCount(0);
  await expect(beside.getByText(second.esimProfile.iccid)).toBeVisible();
  await page.context().close();
});
