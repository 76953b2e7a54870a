import { expect, type Locator, type Page, test } from '@playwright/test';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { arrive, register } from './reseller.ts';

const TABS_MAX = 60;

/** Presses Tab until the focus is there, as a user without a mouse does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus did not reach ${target.toString()} in ${TABS_MAX} tabs`);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

test('a guest is sold an eSIM, and the sale is refunded, by keyboard alone', async ({ page }) => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await shelve(reseller, 'Germany 1 GB');
  await page.goto('/store');

  await press(page, page.getByRole('link', { name: 'Guest' }));
  await tabTo(page, page.getByRole('combobox', { name: 'Country of residence' }));
  await page.keyboard.type('Fran');
  await expect(page.getByRole('option', { name: 'France', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country of residence' })).toHaveValue('France');
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await press(page, page.getByRole('button', { name: /Germany 1 GB/ }));
  await press(page, page.getByRole('button', { name: 'Confirm payment' }));
  await press(page, page.getByRole('button', { name: 'Sell' }));
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Open in history' }));
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await press(page, refund);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(refund).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: /^Refund / }));
  await expect(page.getByText('REFUNDED', { exact: true })).toBeVisible();
});

/** Focuses everything in the content from where it lies under the bar; returns what the bar then covers. */
const coveredBy = (bar: Locator): Promise<string[]> =>
  bar.evaluate((section) => {
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a[href], button)')) {
      element.scrollIntoView({ block: 'nearest' });
      const { height } = section.getBoundingClientRect();
      // Half way between the top of the bar and the edge of the window.
      scrollBy(0, element.getBoundingClientRect().bottom - (innerHeight - height / 2));
      element.focus();
      const { bottom } = element.getBoundingClientRect();
      if (bottom > section.getBoundingClientRect().top + 1) names.push(`${element.innerText} ${bottom}`);
    }
    return names;
  });

for (const width of [390, 1280]) {
  test(`the bar of the terms covers nothing that has the focus, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await register(page);
    await page.locator('label', { hasText: 'Deutsch' }).click();
    const bar = page.getByRole('region', { name: 'Offene Geschäftsbedingungen' });
    await expect(bar).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-current="step"]')).toBeVisible();
    expect(await coveredBy(bar)).toEqual([]);
  });
}
