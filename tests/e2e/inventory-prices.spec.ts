// Prices of several packages at once, and in a row.
import { expect, type Page, test } from '@playwright/test';
import { bodyOf, type Schemas } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive } from './reseller.ts';

test('prices are changed together and in a row, and each change is undone', async ({ page }) => {
  const reseller = await arrive(page);
  for (const name of ['Germany 1 GB', 'Spain 3 GB', 'France 1 GB']) await shelve(reseller, name);
  const read = async (): Promise<(number | undefined)[]> =>
    (await bodyOf(reseller.api.GET('/products/inventory'))).items.map(
      ({ retailPrices }) => retailPrices[0]?.priceValue,
    );
  const before = await read();

  await page.goto('/your-store/inventory');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('germany');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('');
  await page.getByRole('checkbox', { name: 'Select all 3' }).click({ force: true });
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 3 packages' });
  await dialog.getByLabel('By', { exact: true }).fill('20');
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect(page.getByText('3 prices changed.')).toBeVisible();
  const raised = await read();
  expect(raised.map((price) => Math.round((price ?? 0) * 100) % 10)).toEqual([9, 9, 9]);
  expect(raised.every((price, index) => (price ?? 0) > (before[index] ?? 0))).toBe(true);

  // Also after a reload, as long as its toast was shown (STO-157).
  await page.reload();
  await expect(page.getByText('3 prices changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 prices restored.')).toBeVisible();
  expect(await read()).toEqual(before);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');

  // The whole price is selected, and nothing moves (STO-156).
  const places = (): Promise<number[]> =>
    page.locator('thead th, tbody tr').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, top } = element.getBoundingClientRect();
        return [left, top];
      }),
    );
  const unmoved = await places();
  await page.getByRole('button', { name: /change the price of Spain 3 GB$/ }).click();
  await expect(page.getByLabel('Retail price of Spain 3 GB')).toBeFocused();
  expect(await places()).toEqual(unmoved);
  await page.keyboard.type('0');
  await expect(page.getByLabel('Retail price of Spain 3 GB')).toHaveValue('0');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Spain 3 GB: 0.00 USD')).toBeVisible();
  expect(await read()).toContain(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Price restored.')).toBeVisible();
  expect(await read()).toEqual(before);
});

test('STO-196: a price that another tab changed meanwhile is asked about, and what was typed is kept', async ({
  page,
}) => {
  const reseller = await arrive(page);
  await shelve(reseller, 'Spain 3 GB');
  const tab = await page.context().newPage();
  const type = async (where: Page, price: string): Promise<void> => {
    await where.getByRole('button', { name: /change the price of Spain 3 GB$/ }).click();
    await where.getByLabel('Retail price of Spain 3 GB').fill(price);
  };
  for (const where of [page, tab]) await where.goto('/your-store/inventory');
  await type(tab, '21.99');
  await type(page, '20.99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spain 3 GB: 20.99 USD')).toBeVisible();
  await tab.bringToFront();
  await tab.getByLabel('Retail price of Spain 3 GB').press('Enter');
  const question = tab.getByRole('alertdialog');
  await expect(question).toContainText('20.99 USD');
  await expect(tab.getByText(/changed elsewhere/)).toHaveCount(0);
  await expect(tab.getByLabel('Retail price of Spain 3 GB')).toHaveValue('21.99');
  await question.getByRole('button', { name: 'Save 21.99 USD' }).click();
  await expect(tab.getByText('Spain 3 GB: 21.99 USD')).toBeVisible();
  const { items } = await bodyOf(reseller.api.GET('/products/inventory'));
  expect(items[0]?.retailPrices[0]?.priceValue).toBe(21.99);
});

test('STO-174: one press undoes the price of a row and that of the next one', async ({ page }) => {
  const reseller = await arrive(page);
  for (const name of ['Germany 1 GB', 'Spain 3 GB']) await shelve(reseller, name);
  const read = async () =>
    (await bodyOf(reseller.api.GET('/products/inventory'))).items.map((item) => item.retailPrices);
  const before = await read();
  await page.goto('/your-store/inventory');
  for (const name of ['Germany 1 GB', 'Spain 3 GB']) {
    await page.getByRole('button', { name: new RegExp(`change the price of ${name}$`) }).click();
    await page.getByLabel(`Retail price of ${name}`).fill('99');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('99.00');
  }
  await expect(page.getByText('2 prices changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 prices restored.')).toBeVisible();
  expect(await read()).toEqual(before);
});

test('a name and a price are changed at once and undone, unless the package was changed since', async ({ page }) => {
  const reseller = await arrive(page);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const read = async (): Promise<Schemas['InventoryItem']> =>
    bodyOf(reseller.api.GET('/products/inventory/{id}', { params: { path: { id } } }));
  const before = await read();
  const edit = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Edit / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit package' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Retail price').fill('19.99');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
  };
  await page.goto('/your-store/inventory');
  await edit('Berlin trip');
  expect(await read()).toMatchObject({ name: 'Berlin trip', retailPriceEdited: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The earlier name and price were restored.')).toBeVisible();
  expect(await read()).toEqual(before);

  await edit('Munich trip');
  const { name } = await bodyOf(
    reseller.api.PUT('/products/inventory/{id}', { params: { path: { id } }, body: { name: 'Hamburg trip' } }),
  );
  // Nothing that was changed since is undone, after a reload either.
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The package was changed elsewhere and stays as it is now.')).toBeVisible();
  expect((await read()).name).toBe(name);
});

for (const width of [390, 768]) {
  test(`prices are changed together and on a card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const reseller = await arrive(page);
    for (const name of ['Germany 1 GB', 'Spain 3 GB']) await shelve(reseller, name);
    await page.goto('/your-store/inventory');
    const card = page.getByRole('article', { name: 'Spain 3 GB' });
    await card.getByRole('button', { name: /change the price of Spain 3 GB$/ }).click();
    const field = page.getByLabel('Retail price of Spain 3 GB');
    await expect(field).toBeFocused();
    await field.fill('21.50');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Spain 3 GB: 21.50 USD')).toBeVisible();
    await expect(card).toContainText('21.50');
    await expect(card.getByRole('button', { name: /change the price of Spain 3 GB$/ })).toBeFocused();

    await page.getByRole('checkbox', { name: 'Select Spain 3 GB' }).click({ force: true });
    await expect(page.getByText('1 of 2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the price of 1 package' });
    await dialog.getByLabel('By', { exact: true }).fill('100');
    await dialog.getByRole('button', { name: 'Change 1 price' }).click();
    await expect(card).toContainText('42.99');
  });
}

/** The buttons and fields of the open dialog that a press at their middle does not reach. */
const unreachable = (page: Page): Promise<string[]> =>
  page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button, input:not([type="checkbox"])')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width <= 1 || control.contains(hit) ? [] : [`${control.textContent}: ${hit?.outerHTML.slice(0, 60)}`];
    }),
  );

for (const viewport of [
  { width: 390, height: 844 },
  { width: 390, height: 600 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`SHE-130, STO-222: at ${viewport.width} x ${viewport.height} a toast leaves all of a dialog to be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const reseller = await arrive(page);
    for (const name of ['Germany 1 GB', 'Spain 3 GB', 'France 1 GB']) await shelve(reseller, name);
    await page.goto('/your-store/inventory');
    await page.getByRole('button', { name: /change the price of Spain 3 GB$/ }).click();
    await page.getByLabel('Retail price of Spain 3 GB').fill('20.99');
    await page.keyboard.press('Enter');
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('Spain 3 GB: 20.99 USD');
    // While the pointer is on it, it stays.
    await toast.hover();
    await page.getByRole('checkbox', { name: 'Select all 3' }).evaluate((box: HTMLElement) => box.click());
    await page.getByRole('button', { name: 'Change prices' }).evaluate((button: HTMLElement) => button.click());
    const save = page.getByRole('dialog').getByRole('button', { name: 'Change 3 prices' });
    await expect(save).toBeVisible();
    // Both at once: once the toast has left nothing is covered.
    await expect
      .poll(async () => ({
        covered: await unreachable(page),
        toasts: await page.locator('[data-toast]:not([data-closing])').count(),
      }))
      .toEqual({ covered: [], toasts: 1 });
    // On a phone the main button is the first one.
    const [main, cancel] = await Promise.all([
      save.boundingBox(),
      page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).boundingBox(),
    ]);
    expect((main?.y ?? 0) < (cancel?.y ?? 0)).toBe(viewport.width <= 480);
  });
}
