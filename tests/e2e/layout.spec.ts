import { expect, type Page, test } from '@playwright/test';
import { MOBILE_WIDTH_MAX_PX } from '#domain/limits.ts';
import { decide, fillAccount, orderPackages, submission } from '#support/payer.ts';
import { bodyOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { headerHeight } from '#web/components/page/header-heights.ts';
import { inSample } from '#support/size.ts';
import { shelve } from '#support/stock-setup.ts';
import { pageHeading } from './page-heading.ts';
import { addressOf, screensFor } from '#support/screens.ts';
import { screens } from '#web/screens.ts';
import { en } from '#web/i18n/en/index.ts';
import { newSeller } from '../faults/seller.ts';
import { coveredOn } from './covered.ts';
import { giveSession } from './give-session.ts';
import { shiftsOf } from './layout-shift.ts';
import { arrive, beginSale, enter, withoutData } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

type Store = { url: string };

const CREDIT = 250;
const CREDIT_WITH_VAT = 297.5;
const PACKAGES = 60;
/** Number of packages with a revenue of their own on the dashboard. */
const SALES = 8;

/** The screens with the header of the store: those of a reseller, and one that everybody may open. */
const storeScreens = screens.filter(({ name, access }) => access === 'reseller' || name === 'apiSpecifications');

/** Those that are there before a reseller has anything. */
const emptyAddresses = storeScreens.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => path);

const cheapestFirst = (items: readonly Schemas['InventoryItem'][]): Schemas['InventoryItem'][] =>
  items.toSorted((one, other) => (one.prices[0]?.priceValue ?? 0) - (other.prices[0]?.priceValue ?? 0));

/** Buys credit and stock, adds packages to the inventory and sells some. */
const fill = async (store: Store, reseller: Reseller): Promise<void> => {
  const { api } = reseller;
  await fillAccount(reseller, { country: 'DE' });
  await api.POST('/users/current/api-credentials/sync');
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  const ids = dataPackages.slice(0, PACKAGES).map(({ id }) => id);
  const credit = api.POST('/payments/credit/submit', {
    params: {},
    body: { ...submission(store, CREDIT_WITH_VAT), cart: [{ dataPackageId: 'credit', amount: CREDIT }] },
  });
  await decide(reseller, await bodyOf(credit));
  await decide(reseller, await orderPackages(store, reseller, [{ dataPackageId: ids[0] ?? '', amount: 3 }]));
  const { items } = await bodyOf(api.PUT('/products/inventory/', { body: { addedPacks: ids, removedPacks: [] } }));
  await Promise.all(
    cheapestFirst(items)
      .slice(0, SALES)
      .map(({ id }) => bodyOf(api.POST('/activations/register', { params: {}, body: { inventoryItemId: id } }))),
  );
};

/** A reseller with something on every screen, and the addresses of these screens. */
const filledSeller = async (url: string): Promise<{ reseller: Reseller; addresses: string[] }> => {
  const seller = await newSeller(url);
  await fill({ url }, seller);
  return { reseller: seller, addresses: storeScreens.map((screen) => addressOf(screen, seller)) };
};

/** A checkout needs an earlier choice. */
const choosePurchases = async (page: Page, { api }: Reseller): Promise<void> => {
  const { dataPackages } = await bodyOf(api.GET('/products/data-packages'));
  await page.addInitScript((id) => {
    // The preview of a brand is a frame without storage.
    if (self !== top) return;
    localStorage.setItem('cartProducts', JSON.stringify([{ id, amount: 3 }]));
    localStorage.setItem('topUpValue', '25');
  }, dataPackages[0]?.id);
};

/** Responses arrive after the page has rendered, so that shifts are seen. */
const holdAnswers = async (page: Page): Promise<void> => {
  await page.route('**/client-api/**', async (route) => {
    await pageHeading(page).waitFor();
    await route.continue();
  });
};

/**
 * The app's calls below this path get no answer. In the page itself, because a route of Playwright switches the browser's cache
 * off, and every page after it would load and compile the whole app again.
 */
const holdCalls = (page: Page, below: string): Promise<unknown> =>
  page.addInitScript((path) => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return new URL(address, location.href).pathname.startsWith(path) ? new Promise(() => {}) : fetch(input, init);
    };
  }, below);

/** A page that comes with its data, until the app has it. */
const openRendered = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
};

/** The frame of a page, until the app has fetched its data. */
const openFrame = async (page: Page, address: string): Promise<void> => {
  await withoutData(page);
  await page.goto(address, { waitUntil: 'networkidle' });
};

const widths = [390, 1280];

for (const [place, width] of widths.entries()) {
  for (const hasData of [true, false]) {
    if (!inSample(2 * place + Number(hasData), 4)) continue;
    test(`the header keeps its place and nothing moves while a page of ${width} px comes up, ${hasData ? 'full' : 'empty'}`, async ({
      page,
      baseURL: url = '',
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { reseller, addresses } = hasData
        ? await filledSeller(url)
        : { reseller: await newcomer(url), addresses: emptyAddresses };
      await enter(page, reseller);
      if (hasData) await choosePurchases(page, reseller);
      const open = hasData ? openRendered : openFrame;
      // A mismatch with the server's rendering is an error.
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(`${page.url()} ${message}`));
      await holdAnswers(page);
      for (const address of addresses) {
        await open(page, address);
        const header = page.getByTestId('page-header');
        await expect(header).toBeVisible();
        expect.soft(await shiftsOf(page), address).toEqual([]);
        if (width <= MOBILE_WIDTH_MAX_PX) continue;
        const height = headerHeight(new URL(page.url()).pathname);
        await expect.soft(header, address).toHaveCSS('height', `${height}px`);
      }
      expect(errors).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

for (const width of widths) {
  test(`the header keeps its place and nothing moves while a page of the desk of ${width} px comes up`, async ({
    page,
    baseURL: url = '',
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const seller = await newSeller(url);
    await giveSession(page.context(), url, seller.operator);
    // It tells the server what it is, so that the pages after it come with their data.
    await page.goto('/operator');
    await expect(page.getByRole('button', { name: en.shell.navigation.logout })).toBeVisible();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()} ${message}`));
    // The lists are of the whole store, where other tests sell and pay: what is new would move them.
    await holdCalls(page, '/operator-api/');
    for (const screen of screensFor('operator')) {
      const address = addressOf(screen, seller);
      await openRendered(page, address);
      await expect(page.getByTestId('page-header')).toBeVisible();
      expect.soft(await shiftsOf(page), address).toEqual([]);
      await expect
        .soft(page)
        .toHaveTitle(`Simshelf - ${en.operator.titles[screen.name as keyof typeof en.operator.titles]}`);
    }
    expect(errors).toEqual([]);
  });
}

/** The heights of a phone, a tablet and a laptop. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** A bar passes over the page on a phone, and everything can be scrolled clear of it; a wide window has room for all. */
const expectNothingCovered = async (page: Page, name: string): Promise<void> => {
  for (const size of windows) {
    await page.setViewportSize(size);
    const covered = await coveredOn(page, { always: name !== 'the terms' && size.width > MOBILE_WIDTH_MAX_PX });
    expect.soft(covered, `${name} at ${size.width} px`).toEqual([]);
  }
};

test('ERR-105: nothing stays under a bar at the foot of the window', async ({ page, baseURL: url = '' }) => {
  test.setTimeout(240_000);
  const undecided = await newcomer(url);
  await fill({ url }, undecided);
  await enter(page, undecided);
  // The terms are still to be accepted: their bar is above the others.
  await openRendered(page, '/your-store/history');
  await expectNothingCovered(page, 'the terms');
  const { reseller, addresses } = await filledSeller(url);
  await enter(page, reseller);
  await choosePurchases(page, reseller);
  for (const address of addresses) {
    await openRendered(page, address);
    await expectNothingCovered(page, address);
  }
  // Each step of a sale has a bar.
  await beginSale(page, { email: `covered-${Date.now()}@example.com` }, 'Germany');
  await page.getByRole('button', { name: /USD/ }).first().click();
  for (const step of ['Confirm payment', 'Sell']) {
    const next = page.getByRole('button', { name: step, exact: true });
    await expect(next).toBeVisible();
    await expectNothingCovered(page, step);
    await next.click();
  }
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectNothingCovered(page, 'Done');
});

test('a page asks for few scripts until the app has taken it over', async ({ page }) => {
  await arrive(page);
  // The moment at which the app has taken over; what is loaded for later steps of the page comes after it.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => performance.mark('taken-over'));
    observer.observe(document, { subtree: true, attributeFilter: ['data-prerendered'] });
  });
  await page.goto('/your-store/inventory');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  const scripts = await page.evaluate(() => {
    const takenOver = performance.getEntriesByName('taken-over')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < takenOver)
      .map(({ name }) => name);
  });
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThan(25);
});

test('Edit is never cut off in the inventory, from where its table begins', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await page.goto('/your-store/inventory');
  // The footer is where it stays once the table is there.
  await expect(page.getByRole('button', { name: 'Edit Germany 1 GB' })).toBeVisible();
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  const edit = page.getByRole('button', { name: 'Deutschland 1 GB bearbeiten' });
  const heading = page.getByRole('columnheader', { name: 'Bearbeiten' });
  for (const width of [MOBILE_WIDTH_MAX_PX + 1, 975, 1030]) {
    await page.setViewportSize({ width, height: 800 });
    await edit.scrollIntoViewIfNeeded();
    await expect(edit).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    // STO-204: nothing lies over the price beside it.
    await expect(page.getByRole('button', { name: /Preis von Deutschland 1 GB/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /Preis von Deutschland 1 GB/ }).click({ trial: true });
  }
});

test('STO-203: the headers of a long list stay in the window, below the page header', async ({ page }) => {
  const reseller = await arrive(page);
  for (const name of ['Switzerland 1 GB', 'United States 5 GB', 'World 5 GB', 'Germany 1 GB'])
    await shelve(reseller, name);
  for (const [address, height] of [
    ['/your-store/inventory', 480],
    ['/pricing', 720],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(address);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    const navigation = (await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox())!;
    // A long list is measured, and drawn anew, once it is there.
    await expect(async () => {
      await table.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
      const head = (await table.getByRole('columnheader').first().boundingBox())!;
      expect(head.y, address).toBeGreaterThanOrEqual(navigation.y + navigation.height - 1);
      expect(head.y, address).toBeLessThan(navigation.y + navigation.height + 60);
    }).toPass();
  }
});

test('nothing moves on a phone when the data of a full store come after the frame', async ({
  page,
  baseURL: url = '',
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const reseller = await newcomer(url);
  await fill({ url }, reseller);
  await enter(page, reseller);
  await holdAnswers(page);
  for (const address of ['/your-store/inventory', '/your-store/dashboard', '/your-store/history']) {
    await openFrame(page, address);
    expect.soft(await shiftsOf(page), address).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the place beside the packages is kept before the box is there', async ({ page }) => {
  await arrive(page);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/data-packages');
    const table = page.getByRole('table');
    const selection = page.getByRole('region', { name: 'Your selection' });
    await expect(selection).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
    await expect(table.getByRole('checkbox').first()).toBeVisible();
    // In one step: the table is made anew when the code of long lists arrives.
    const [withBox, withoutBox] = await selection.evaluate((box) => {
      const width = (): number | undefined =>
        document.querySelector('main :is(table, [role="table"])')?.getBoundingClientRect().width;
      const before = width();
      // This is where a browser has the page up to the box.
      box.style.display = 'none';
      return [before, width()];
    });
    expect(withBox).toBeGreaterThan(0);
    expect(withoutBox).toBe(withBox);
  }
});

test('the bonus adds 80 px to the box of packages, which follows the page by 160 px at most', async ({ page }) => {
  const reseller = await arrive(page);
  const { dataPackages } = await bodyOf(reseller.api.GET('/products/data-packages'));
  const addedPacks = dataPackages.slice(0, 8).map(({ id }) => id);
  await reseller.api.PUT('/products/inventory/', { body: { addedPacks, removedPacks: [] } });
  const selection = page.getByRole('region', { name: 'Your selection' });
  const bonus = selection.getByRole('link', { name: 'Welcome bonus' });
  const boxOf = async () => {
    const box = await selection.locator('> div').boundingBox();
    return { height: box?.height ?? 0, top: (box?.y ?? 0) + (await page.evaluate(() => scrollY)) };
  };

  // CON-047
  await page.goto('/data-packages');
  await expect(bonus).toBeVisible();
  const { height } = await boxOf();
  await page.route(/\/joiner-bonus$/, (route) => route.fulfill({ json: { showToUser: false, amount: 0, name: '' } }));
  await withoutData(page);
  await page.reload();
  await expect(selection.getByRole('listitem')).toHaveCount(addedPacks.length);
  await expect(bonus).toBeHidden();
  const { height: heightWithout, top } = await boxOf();
  expect(height - heightWithout).toBe(80);

  // CON-049
  for (const [scrolled, followed] of [
    [500, 160],
    [1_500, 160],
    [0, 0],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled);
    expect((await boxOf()).top - top).toBe(followed);
  }
});
