// What has room, at the sizes of the windows that people have.
import { expect, type Page, test } from '@playwright/test';
import { shelve } from '#support/stock-setup.ts';
import { arrive } from './reseller.ts';

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
