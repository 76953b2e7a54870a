import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { operatorSearch } from '#web/i18n/en/operator-search.ts';
import { search } from '#web/i18n/en/search.ts';
import { DESK_PLACES, STORE_PLACES } from '#web/shell/page-words.ts';
import { openDesk } from './desk.ts';
import { registerPayer } from './reseller.ts';

/** A page of the server is there before the app that hears the keys. */
const openSearch = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();

/** Opens what the search finds by this text under this name. */
const find = async (page: Page, text: string, name: string | RegExp = text): Promise<void> => {
  await openSearch(page);
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill(text);
  await page.getByRole('option', { name }).first().click();
  // What was found may be a dialog, too.
  await expect(box).toHaveCount(0);
};

/** The place has the focus, and nothing fixed lies over its beginning. */
const expectArrival = async (page: Page, id: string): Promise<void> => {
  const place = page.locator(`[id="${id}"]`);
  await expect(page.locator(`[id="${id}"]:is(:focus, :focus-within)`), id).toHaveCount(1);
  await expect(place, id).toBeInViewport();
  await expect
    .poll(
      () =>
        place.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 4, Math.max(top, 0) + 4));
        }),
      { message: id },
    )
    .toBe(true);
};

/** Opens each page that the search lists while nothing is typed. */
const openAllPages = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  const names = await options.allTextContents();
  await page.keyboard.press('Escape');
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) {
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name, exact: true }).click();
    await expect(page.getByRole('dialog'), name).toHaveCount(0);
    // The page before it may have headings of its own until then.
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
    await expect(page.getByText(/not found|does not exist/i), name).toHaveCount(0);
  }
};

test('each setting that the search finds is on its page, and has the focus there', async ({ page }) => {
  test.slow();
  const reseller = await registerPayer(page, '/account/brand');
  await shelve(reseller, 'Germany 1 GB');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  for (const place of Object.keys(STORE_PLACES) as (keyof typeof STORE_PLACES)[]) {
    await find(page, search.places[place]);
    await expectArrival(page, place);
  }
  await openAllPages(page);
});

test('SHE-121: the box of the search stays where it is, and the dialog is as high as what it finds', async ({
  page,
}) => {
  await registerPayer(page, '/your-store/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSearch(page);
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox');
  await expect(dialog.getByRole('option').nth(9)).toBeAttached();
  const heightOf = async (): Promise<number> => (await dialog.boundingBox())?.height ?? 0;
  const [top, full] = [(await box.boundingBox())?.y, await heightOf()];
  await box.fill('webhook address');
  await expect.poll(heightOf).toBeLessThan(full / 2);
  expect((await box.boundingBox())?.y).toBe(top);
});

test('an action begins: credit with its amount, a group sale with its package', async ({ page }) => {
  const reseller = await registerPayer(page, '/your-store/dashboard');
  const { id } = await shelve(reseller, 'Germany 1 GB');
  // What the page has read of the inventory is older.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'add credit', 'Top up credit');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  // The same again, from where one has scrolled to meanwhile.
  await page.getByRole('button', { name: 'Search' }).focus();
  await find(page, 'add credit', 'Top up credit');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await find(page, 'new group sale', 'New group sale');
  await expect(page.getByRole('combobox', { name: 'Package' })).toBeFocused();
  await find(page, 'germany', 'Germany 1 GB');
  await expect(page).toHaveURL(`/your-store/inventory/${id}`);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /price/i })).toBeVisible();
});

test('at the desk each part of a page has the focus, and a package its row', async ({ page }) => {
  const desk = await openDesk(page, '/operator/packages');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  for (const place of Object.keys(DESK_PLACES) as (keyof typeof DESK_PLACES)[]) {
    await find(desk, operatorSearch.places[place]);
    await expectArrival(desk, place);
  }
  await find(desk, 'iceland 1', /^Iceland 1 GB/);
  await expect(desk).toHaveURL(/#package-/);
  await expectArrival(desk, new URL(desk.url()).hash.slice(1));
  await openAllPages(desk);
});
