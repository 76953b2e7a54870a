// The first sale of a new reseller: what is pressed from the landing page until the traveller has the eSIM.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PASSWORD } from './reseller.ts';

/** From "Create an account" to "Done". */
const TAPS_MAX = 14;

/** Presses, and counts. What is typed is not a press. */
class Hand {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }
}

const register = async (page: Page, hand: Hand): Promise<void> => {
  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: 'Create an account' }));
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Berg');
  // By the time zone of the browser.
  await expect(page.getByLabel('Country')).toHaveValue('Germany');
  await page.getByLabel('Email address').fill(`anna-${randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel('Password').fill(PASSWORD);
  await hand.tap(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/your-store\/dashboard$/);
};

/** What the list of the first day says to do next. */
const nextOf = (page: Page): Locator => page.getByRole('main').locator('[aria-current="step"]');

/** What can be pressed on the page and is below a toast. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
    const isBelow = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return toasts.some(
        (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
      );
    };
    return [...document.querySelectorAll('main :is(a, button)')].filter(isBelow).map((element) => element.outerHTML);
  });

/** Other tests sell in the same store: these may be its best sellers. */
const added = (page: Page): Locator =>
  page.getByText(/10 (?:packages|best sellers) are in your inventory, at the recommended prices\.$/);

const topUp = async (page: Page, hand: Hand): Promise<void> => {
  await hand.tap(nextOf(page).getByRole('link', { name: 'Top up' }));
  await page.getByLabel('Amount').fill('50');
  await hand.tap(page.getByRole('button', { name: 'Continue to payment' }));
  await hand.tap(page.getByRole('main').getByRole('button', { name: /^Pay / }));
  await expect(page.getByText('No real money moves')).toBeVisible();
  await hand.tap(page.getByRole('button', { name: /^Pay / }));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
};

for (const width of [390, 1280]) {
  test(`a new reseller makes the first sale by at most ${TAPS_MAX} taps, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hand = new Hand();
    await register(page, hand);
    await topUp(page, hand);
    await hand.tap(nextOf(page).getByRole('button', { name: 'Start with recommended packages' }));
    await expect(added(page)).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    await hand.tap(nextOf(page).getByRole('link', { name: 'Sell' }));
    await hand.tap(page.getByRole('main').getByRole('button', { name: /1.GB/ }).first());
    // The shop's own country is offered.
    await hand.tap(page.getByRole('group', { name: 'Country of residence' }).getByRole('button', { name: 'Germany' }));
    await expect(page.getByRole('button', { name: 'Germany', exact: true, pressed: true })).toBeVisible();
    await hand.tap(page.getByRole('button', { name: 'Sell', exact: true }));
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(hand.taps).toBeLessThanOrEqual(TAPS_MAX);
  });
}

test('what fills the inventory with one press is taken out again by Undo', async ({ page }) => {
  await register(page, new Hand());
  await page.goto('/your-store/inventory');
  const start = page.getByRole('button', { name: 'Start with recommended packages' });
  await start.dblclick();
  await expect(added(page)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  // Also after a reload, as long as its toast was shown (STO-157).
  await page.reload();
  await expect(added(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The packages were removed from your inventory again.')).toBeVisible();
  await expect(start).toBeVisible();
});
