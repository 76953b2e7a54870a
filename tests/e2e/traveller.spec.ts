import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { decodeJwt } from 'jose';
import { shareTokens } from '#server/customers/profiles/share-links.ts';
import { bodyOf } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { shiftsOf } from './layout-shift.ts';
import { readQr } from './qr.ts';
import { beginSale, register, sell } from './reseller.ts';
import { storeHome } from './store-home.ts';
import { newcomer } from './store-under-test.ts';

// One reseller and one sale for all of them.
test.describe.configure({ mode: 'default' });

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LOGO = 'https://logos.example/berg.svg';
const FAQ = 'https://berg.example/faq';
const phone = { viewport: { width: 390, height: 844 } };

let reseller: Page;
let sold: Awaited<ReturnType<typeof sell>>;

/** The operator's command. */
const brand = (email: string, ...options: string[]): void => {
  const root = path.resolve(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['src/server/cli/brand.ts', email, ...options], {
    cwd: root,
    env: { ...process.env, DATA_HOME: storeHome() },
  });
};

test.beforeAll(async ({ browser }) => {
  reseller = await browser.newPage();
  const seller = await register(reseller);
  brand(
    seller.email,
    '--name',
    'Berg Reisen',
    '--logo',
    LOGO,
    '--faq',
    FAQ,
    '--accent',
    '#ff6600',
    '--header',
    '#123456',
  );
  await shelve(seller, 'Germany 1 GB');
  await beginSale(reseller, { email: `tom-${randomUUID().slice(0, 8)}@example.com` }, 'Germany');
  sold = await sell(reseller, 'Germany 1 GB');
});
test.afterAll(() => reseller.close());

/** A browser that never signed in. */
const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.route(LOGO, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50"/></svg>',
    }),
  );
  await page.goto(address);
  return page;
};

const withQuery = (address: string, changes: Record<string, string | undefined>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
};

const tokenOf = (address: string): string => new URL(address).searchParams.get('token') ?? '';

test('the shared link shows how to install, without a sign-in', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install your eSIM');
  await expect(page.getByText(/^Germany · 1\sGB · 7\sdays$/)).toBeVisible();
  const qr = page.getByRole('img', { name: `QR code of eSIM ${sold.esimProfile.iccid}` });
  expect(await qr.boundingBox()).toMatchObject({ width: 224, height: 224 });
  expect(await readQr(qr)).toBe(sold.esimProfile.activationCode);

  const [, address = '', code = ''] = sold.esimProfile.activationCode.split('$');
  const copied = async (name: string, position: number): Promise<string> => {
    await page.getByRole('button', { name }).nth(position).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy Activation code', 0)).toBe(sold.esimProfile.activationCode);
  expect(await copied('Copy SM-DP+ address', 0)).toBe(address);
  expect(await copied('Copy Activation code', 1)).toBe(code);
  await page.context().close();
});

test('the profile shows the remaining data and every device, and no screen of the reseller opens', async ({
  browser,
}) => {
  const page = await visit(browser, sold.esimProfile.installationUrl);
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => headers.push(request.headers()));
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await expect(page.getByRole('region', { name: 'Remaining data' })).toHaveText(/1\sGB/);
  await expect(page.getByRole('table', { name: 'Data packages' })).toContainText('Germany 1 GB');
  await expect(page.getByRole('table', { name: 'Devices' })).toContainText(sold.esimProfile.iccid);
  await page.getByRole('link', { name: 'Install eSIM' }).click();
  await expect(page.getByText(sold.esimProfile.iccid)).toBeVisible();
  expect(headers.length).toBeGreaterThan(1);
  for (const sent of headers) expect(sent).not.toHaveProperty('authorization');

  await page.goto('/your-store');
  await expect(page).toHaveURL(/\/$/);
  await page.context().close();
});

test('the shop has a profile page of its own title, and the installation page a second address', async ({
  browser,
}) => {
  const token = tokenOf(sold.customer.profileUrl);
  const page = await visit(browser, `/esim-shop/profile?token=${token}`);
  await expect(page).toHaveTitle('Berg Reisen - Your shop profile');
  await expect(page.getByRole('table', { name: 'Devices' })).toContainText(sold.esimProfile.iccid);
  await page.goto(`/esim/installation?token=${token}`);
  await expect(page.getByRole('img', { name: `QR code of eSIM ${sold.esimProfile.iccid}` })).toBeVisible();
  await page.context().close();
});

test('the reseller brands the page where its address asks for that', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Berg Reisen' });
  await expect(logo).toHaveAttribute('src', LOGO);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(page.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', FAQ);
  await expect(page.getByRole('link', { name: 'Country coverage' })).toHaveCount(0);
  // No branded page names the store. The footer is the logo alone; the languages are above it.
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Berg Reisen' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['English', 'Deutsch']);
  expect(await shiftsOf(page)).toEqual([]);

  await page.goto(withQuery(sold.esimProfile.installationUrl, { custom: undefined }));
  await expect(page.getByRole('banner').getByText('Simshelf')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
  await page.getByRole('link', { name: 'Country coverage' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['Germany']);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Supported devices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported devices');

  await page.goto(sold.customer.profileUrl);
  await expect(page.getByRole('link', { name: 'Install eSIM' })).toHaveCSS('background-color', 'rgb(255, 102, 0)');
  await page.context().close();
});

test('the share view has no link to the profile', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(withQuery(sold.esimProfile.installationUrl, { share: 'true' }));
  await page.goto(shared);
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /profile|remaining/ })).toHaveCount(0);
  await page.context().close();
});

for (const [device, userAgent, system] of [
  ['an iPhone with iOS 17.4', IPHONE, 'apple'],
  ['an iPhone with iOS 17.3', IPHONE.replace('17_4', '17_3'), undefined],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Mobile', 'android'],
] as const) {
  test(`${device} is ${system === undefined ? 'not ' : ''}offered to install at once`, async ({ browser }) => {
    const page = await visit(browser, sold.esimProfile.installationUrl, { ...phone, userAgent });
    await expect(page.getByText('Scan from another screen')).toBeVisible();
    const offered = page.locator('a[href^="https://esimsetup."]');
    await expect(offered).toHaveCount(system === undefined ? 0 : 1);
    const link = `https://esimsetup.${system}.com/esim_qrcode_provisioning?carddata=${sold.esimProfile.activationCode}`;
    if (system !== undefined) await expect(offered).toHaveAttribute('href', link);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText('Scan from another screen')).toBeHidden();
    await page.context().close();
  });
}

const expiredLink = (): Promise<string> => {
  const { sub: esimId = '', jti: id = '' } = decodeJwt(tokenOf(sold.esimProfile.installationUrl));
  const secret = Buffer.from(readFileSync(path.join(storeHome(), 'secret.key'), 'utf8'), 'base64');
  return shareTokens('', [secret]).installationUrl({ esimId, id, endsAt: '2021-01-01' });
};

for (const [what, address] of [
  ['without a token', async () => '/esim/profile'],
  ['with a token that is none', async () => '/esim/profile?token=abc'],
  ['that has expired', expiredLink],
] as const) {
  test(`a link ${what} says so, and is tried once more`, async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.clock.install();
    await page.goto(await address());
    await expect(page.getByRole('status')).toHaveText('This link could not be opened.');
    await page.clock.runFor(3_000);
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('status')).toHaveText('This link could not be opened.');
    await page.clock.runFor(60_000);
    await expect(page.getByText("The link isn't valid anymore. Please contact your reseller.")).toBeVisible();
    expect(loads).toBe(2);
  });
}

test('the codes are there again by Back when the connection is gone', async ({ browser }) => {
  // Without a route for the logo: routes switch the browser's cache off.
  const page = await browser.newPage(phone);
  await page.goto(withQuery(sold.esimProfile.installationUrl, { custom: undefined }));
  await expect(page).toHaveURL(/\/esim\/[\w-]{12}\/profile$/);
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/esim\/[\w-]{12}\/profile$/);
  await expect(page.getByText(sold.esimProfile.activationCode, { exact: true })).toBeVisible();
  await page.context().close();
});

test('the installation fits one page of paper, without what is for the phone alone', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expect(page.getByText(sold.esimProfile.activationCode, { exact: true })).toBeVisible();
  await expect(page.getByText('Scan from another screen')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden();
  await page.context().close();
});

test('everything can be read without script, and shared as well', async ({ browser }) => {
  const page = await visit(browser, sold.esimProfile.installationUrl, { ...phone, javaScriptEnabled: false });
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expect(page.getByText(sold.esimProfile.activationCode, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(withQuery(sold.esimProfile.installationUrl, { share: 'true' }));
  await page.goto(sold.customer.profileUrl);
  await expect(page.getByRole('region', { name: 'Remaining data' })).toHaveText(/1\sGB/);
  await expect(page.getByText(/UTC$/)).toHaveCount(2);
  await page.context().close();
});

test('a keyboard reaches every step in its order, and nothing is cut off at twice the size', async ({ browser }) => {
  const page = await visit(browser, withQuery(sold.esimProfile.installationUrl, { custom: undefined }), {
    viewport: { width: 640, height: 360 },
    userAgent: IPHONE,
  });
  const reached: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    reached.push((await focused.textContent()) ?? '');
  }
  expect(reached).toEqual([
    'Share',
    'My profile',
    'Install eSIM',
    'Copy SM-DP+ address',
    'Copy Activation code',
    'Codes for Android',
    'No data?',
    'Country coverage',
    'Supported devices',
    'See your remaining data and devices',
  ]);
  for (const address of [page.url(), sold.customer.profileUrl, '/esim/devices']) {
    await page.goto(address);
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 360 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  }
  await page.context().close();
});

// PUB-032
test('the address that a traveller sends for more data opens the eSIM at the till', async () => {
  await reseller.goto(`/store/existing?iccid=${sold.esimProfile.iccid}`);
  await expect(reseller.getByRole('main')).toContainText(/tom-\w+@example\.com/);
  await reseller.getByRole('main').getByRole('button', { name: 'Top Up', exact: true }).click();
  await expect(reseller).toHaveURL(new RegExp(`/store/existing/packages\\?.*iccid=${sold.esimProfile.iccid}`));
});

test('a refunded package is no longer offered for installation', async ({ browser }) => {
  await reseller.goto(`/your-store/history/${sold.activatedItem.uid}`);
  await reseller.getByRole('button', { name: 'Refund' }).click();
  await reseller
    .getByRole('alertdialog')
    .getByRole('button', { name: /Refund/ })
    .click();
  await expect(reseller.getByText('REFUNDED', { exact: true })).toBeVisible();
  const page = await visit(browser, sold.esimProfile.installationUrl);
  await expect(page.getByText('This eSIM was refunded')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await expect(page.getByText(sold.esimProfile.activationCode)).toHaveCount(0);
  await page.goto(sold.customer.profileUrl);
  await expect(page.getByRole('region', { name: 'Remaining data' })).toHaveText(
    /0\sGB.*Your reseller can add a new one/,
  );
  await page.context().close();
});

const READINGS_A_MINUTE = 60;

for (const [locale, words] of [
  ['en-GB', ['This page was opened too often', /^Please try again in \d+ seconds?\.$/]],
  ['de-DE', ['Diese Seite wurde zu oft geöffnet', /^Bitte versuchen Sie es in .+ noch einmal\.$/]],
] as const) {
  test(`a link that is opened too often says in words when it opens again (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const seller = await newcomer(baseURL);
    const { id } = await shelve(seller, 'Germany 1 GB');
    const { esimProfile } = await bodyOf(
      seller.api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }),
    );
    const link = esimProfile?.installationUrl ?? '';
    // A minute may begin while they are read.
    for (let read = 0; read < 2 * READINGS_A_MINUTE; read += 1) await fetch(link);
    const page = await visit(browser, link, { locale });
    for (const text of words) await expect(page.getByText(text)).toBeVisible();
    await page.context().close();
  });
}

test('links that were taken back open nothing, and the new ones do', async ({ browser, baseURL }) => {
  const seller = await newcomer(baseURL);
  const { id } = await shelve(seller, 'Germany 1 GB');
  const { customer, esimProfile } = await bodyOf(
    seller.api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }),
  );
  const page = await visit(browser, esimProfile?.installationUrl ?? '');
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  const replaced = await bodyOf(
    seller.api.POST('/activations/customers/{customerUid}/share-links', {
      params: { path: { customerUid: customer.uid } },
    }),
  );
  for (const link of [esimProfile?.installationUrl ?? '', customer.profileUrl]) {
    await page.goto(link);
    await expect(page.getByText("The link isn't valid anymore. Please contact your reseller.")).toBeVisible();
    await expect(page.getByText(esimProfile?.iccid ?? '')).toHaveCount(0);
  }
  await page.goto(replaced.relatedEsims[0]?.installationUrl ?? '');
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await page.context().close();
});
