// What has room, at the sizes of the windows that people have.
import { expect, type Page, test } from '@playwright/test';
import { buyCredit, fillAccount } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { shelve } from '#support/stock-setup.ts';
import { openDesk } from './desk.ts';
import { arrive, beginSale, sell } from './reseller.ts';

const phone = { width: 390, height: 844 };

const openRendered = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
};

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('SHE-113, STO-173: the inventory has room for countries, and for three cards', async ({ page }) => {
    const reseller = await arrive(page);
    for (const name of ['Switzerland 1 GB', 'United States 5 GB', 'World 5 GB']) await shelve(reseller, name);
    await openRendered(page, '/your-store/inventory');
    const names = page
      .getByRole('table')
      .getByRole('row')
      .getByRole('cell')
      .getByText(/^(Schweiz|Vereinigte Staaten|Weltweit)$/);
    await expect(names).toHaveCount(3);
    const isBeside = await names.evaluateAll((all) =>
      all.map((name) => {
        const flag = name.previousElementSibling?.getBoundingClientRect();
        const { left, top, bottom } = name.getBoundingClientRect();
        return flag !== undefined && flag.right <= left && flag.top >= top - 1 && flag.bottom <= bottom + 1;
      }),
    );
    expect(isBeside).toEqual([true, true, true]);
    await page.setViewportSize(phone);
    const last = page.getByRole('article').nth(2);
    await expect(last).toBeVisible();
    // The hints that each reseller can close are above all pages, not above the inventory alone.
    const { height } = (await page.getByRole('article').first().boundingBox())!;
    expect(3 * height + 2 * 8).toBeLessThanOrEqual(phone.height / 2);
  });
});

/** As a browser does whose user asked for larger text, also while the page is shown. */
const doubleText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test('SHE-114: two quick presses on a button mark nothing on the page that follows', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, 'guest', 'Germany');
  await page.getByRole('button', { name: /Germany 1 GB/ }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  // What is asked for in the last step is in view, with its button (ERR-105).
  const button = page.getByRole('button', { name: 'Sell', exact: true });
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeInViewport({ ratio: 1 });
  await button.dblclick({ delay: 30 });
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('ERR-110: a field that is pressed is not under the bar at the foot of the window', async ({ page }) => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, 'guest', 'Germany');
  await page.getByRole('button', { name: /Germany 1 GB/ }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  const button = page.getByRole('button', { name: 'Sell', exact: true });
  for (const size of [
    { width: 1280, height: 600 },
    { width: 1280, height: 720 },
    { width: 390, height: 600 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await button.focus();
    // Its upper edge is seen above the bar.
    await page.evaluate(() => scrollTo(0, 0));
    const { y } = (await notes.boundingBox())!;
    await page.evaluate((top) => scrollTo(0, top), Math.max(0, y - size.height + 100));
    const { x, y: top } = (await notes.boundingBox())!;
    await page.mouse.click(x + 20, top + 6);
    await expect(notes).toBeFocused();
    const field = (await notes.boundingBox())!;
    const bar = (await button.boundingBox())!;
    expect.soft(field.y + field.height, `${size.width} x ${size.height}`).toBeLessThanOrEqual(bar.y);
  }
});

const texts = {
  en: { locale: 'en-GB', confirm: 'Confirm payment', sell: 'Sell', code: /QR code/, next: 'Sell again to a guest' },
  de: {
    locale: 'de-DE',
    confirm: 'Zahlung bestätigen',
    sell: 'Verkaufen',
    code: /QR-Code/,
    next: 'Noch einmal an einen Gast',
  },
};

for (const [language, { locale, confirm, sell: sellLabel, code, next }] of Object.entries(texts)) {
  test.describe(`in a low window (${language})`, () => {
    test.use({ locale });

    test('POS-103: a sale and what follows it are done without scrolling', async ({ page, baseURL: url = '' }) => {
      const reseller = await arrive(page);
      await acceptCurrentTerms(reseller);
      await fillAccount(reseller, { country: 'DE' });
      await buyCredit({ url }, reseller, 50, 59.5);
      const { id } = await shelve(reseller, 'United States 5 GB');
      // As long as a name may be.
      const body = { name: 'Donaudampfschifffahrtsreise 50' };
      await bodyOf(reseller.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body }));
      await page.goto(`/store/new/packages/${id}?email=low-${Date.now()}@example.com&country=DE`);
      /** Shown whole in both windows, at the top of the page. */
      const expectWhole = async (names: readonly (string | RegExp)[], role: 'button' | 'img' | 'link' = 'button') => {
        for (const height of [800, 720]) {
          await page.setViewportSize({ width: 1280, height });
          for (const name of names) {
            await expect(page.getByRole(role, { name, exact: true })).toBeInViewport({ ratio: 1 });
          }
        }
      };
      await expectWhole([confirm]);
      await page.getByRole('button', { name: confirm }).click();
      await expectWhole([sellLabel]);
      await page.getByRole('button', { name: sellLabel, exact: true }).click();
      await expectWhole([code], 'img');
      await expectWhole([
        next,
        /^(Copy link|Link kopieren)$/,
        /^(Print slip|Bon drucken)$/,
        /^(Back to store|Zurück zur Kasse)$/,
      ]);
      await expectWhole([/^WhatsApp/], 'link');
    });
  });
}

test('POS-111: after a sale to a customer with an address, to email the link is the main step', async ({ page }) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, { email: `given-${Date.now()}@example.com` }, 'Germany');
  await sell(page, 'Germany 1 GB');
  const mail = page.getByRole('button', { name: /^Email the link/ });
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(mail).toBeInViewport({ ratio: 1 });
    const bar = (await page.getByRole('button', { name: 'Sell again to a guest' }).boundingBox())!;
    const { y, height: high } = (await mail.boundingBox())!;
    expect(y + high).toBeLessThanOrEqual(bar.y);
  }
});

test('CON-089, SHE-115: customers have two lines on a tablet, and with large text nothing lies over another', async ({
  page,
}) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, { email: `room-${Date.now()}@example.com` }, 'Germany');
  await sell(page, 'Germany 1 GB');
  await page.setViewportSize({ width: 768, height: 1024 });
  await openRendered(page, '/customers');
  const card = page.getByRole('listitem').filter({ hasText: /room-/ });
  await expect(card).toContainText(/Last sale.*Data left/);
  const { height } = (await card.boundingBox())!;
  expect(height).toBeLessThan(60);

  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('row').filter({ hasText: /room-/ });
  await expect(row).toBeVisible();
  await doubleText(page);
  await expect
    .poll(() =>
      // The first one holds what makes the whole row a link.
      row.getByRole('cell').evaluateAll(
        (all) =>
          all.slice(1).filter((cell, index) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const next = all[index + 2]?.getBoundingClientRect();
            return next !== undefined && range.getBoundingClientRect().right > next.left + 1;
          }).length,
      ),
    )
    .toBe(0);
  const lines = await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('a, button')
    .evaluateAll((all) => Math.max(...all.map((entry) => entry.getBoundingClientRect().bottom)));
  expect(lines).toBeLessThan(200);
  await page.setViewportSize(phone);
  await openRendered(page, '/store');
  await doubleText(page);
  const field = (await page.getByRole('searchbox').boundingBox())!;
  expect(field.width).toBeGreaterThan(250);
});

test('SHE-125: with large text what does not fit into a table is in cards', async ({ page }) => {
  const reseller = await arrive(page);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const { customer, activatedItem } = await sellPackage(reseller, id, {
    customerEmail: `large-${Date.now()}@example.com`,
  });
  for (const [address, name] of [
    [`/your-store/history/${activatedItem.uid}`, 'Related eSIMs'],
    [`/customers/${customer.uid}`, 'Sales'],
  ] as const) {
    await openRendered(page, address);
    await expect(page.getByRole('table', { name })).toBeVisible();
    await doubleText(page);
    await expect(page.getByRole('list', { name })).toBeVisible();
    await expect(page.getByRole('table', { name })).toHaveCount(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
});

test('SHE-116: in forced colours what is not over is marked in the chart and in its key', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reseller = await arrive(page);
  await shelve(reseller, 'Germany 1 GB');
  await beginSale(page, 'guest', 'Germany');
  await sell(page, 'Germany 1 GB');
  await openRendered(page, '/your-store/dashboard');
  const marks = page.locator('[class*="unfinished"]');
  await expect(marks.first()).toBeAttached();
  const drawn = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundImage));
  expect(drawn.every((image) => image.startsWith('repeating-linear-gradient'))).toBe(true);
});

test('SHE-126: in forced colours a state has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reseller = await arrive(page);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const { activatedItem } = await sellPackage(reseller, id, {});
  await openRendered(page, `/your-store/history/${activatedItem.uid}`);
  const state = page.getByText('Ready to install', { exact: true }).first();
  await expect(state).toBeVisible();
  expect(await state.evaluate((mark) => getComputedStyle(mark).outlineStyle)).toBe('solid');
});

test('CON-088: the sums above a list of the desk leave a phone room for the list', async ({ page }) => {
  const desk = await openDesk(page, '/operator/sales', { viewport: phone });
  for (const address of ['/operator/sales', '/operator/payments', '/operator/resellers']) {
    await openRendered(desk, address);
    const sums = desk.locator('main dl').first();
    await expect(sums).toBeVisible();
    // Other tests pay in other currencies, which a line below each sum names.
    await sums.locator('[class*="note"]').evaluateAll((notes) => notes.map((note) => note.remove()));
    await expect.poll(async () => (await sums.boundingBox())?.height).toBeLessThanOrEqual(90);
  }
});

/** The heading is under the bar at the top of the screen, not behind it. */
const expectInSight = async (page: Page, name: string): Promise<void> => {
  const heading = page.getByRole('heading', { name, level: 1 });
  await expect(heading).toBeVisible();
  const isSeen = (element: Element): boolean => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  };
  await expect.poll(() => heading.evaluate(isSeen)).toBe(true);
};

for (const width of [390, 1280]) {
  test(`each step of a sale begins with its title in sight, at ${width} px`, async ({ page, baseURL: url = '' }) => {
    const reseller = await arrive(page);
    await acceptCurrentTerms(reseller);
    await fillAccount(reseller, { country: 'DE' });
    await buyCredit({ url }, reseller, 50, 59.5);
    const { id } = await shelve(reseller, 'Europe 1 GB');
    // The country of most guests is proposed.
    for (const _ of [1, 2]) await sellPackage(reseller, id, { userCountry: 'DE' });
    await page.setViewportSize({ width, height: 500 });
    await beginSale(page, 'guest', 'Germany');
    await page.getByRole('button', { name: /Europe 1 GB/ }).click();
    const goOn = async (name: string): Promise<void> => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('button', { name, exact: true }).click();
    };
    await goOn('Confirm payment');
    await expectInSight(page, 'Notes and activation');
    await goOn('Sell');
    await expectInSight(page, 'Done');
  });
}
