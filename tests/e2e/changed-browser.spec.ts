// The server renders a page for the browser of the last page. People travel, change its language, or block storage.
import { expect, type Page, test } from '@playwright/test';
import { deviceCookie } from '#domain/device.ts';
import { DEVICE_COOKIE, readCookie } from '#domain/page-cookie.ts';
import { registerPayer } from './reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { storeUrl } from './store-under-test.ts';

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const isTakenOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-prerendered');

test.describe('a browser that has come to Switzerland', () => {
  test.use({ locale: 'de-CH', timezoneId: 'Europe/Zurich' });

  test('shows its own formats, without an error', async ({ page }) => {
    await shelve(await registerPayer(page), 'Germany 1 GB');
    await isTakenOver(page);
    const errors = errorsOf(page);
    for (const address of ['/your-store/dashboard', '/your-store/inventory', '/data-packages']) {
      const before = deviceCookie({ timeZone: 'Asia/Tokyo', isMobile: true, locales: ['fr-FR'], stored: {} });
      const value = readCookie(before, DEVICE_COOKIE) ?? '';
      await page.context().addCookies([{ name: DEVICE_COOKIE, value, url: storeUrl() }]);
      const response = await page.goto(address);
      expect(await response?.text()).toContain('Asia/Tokyo');
      await isTakenOver(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(errors, address).toEqual([]);
    }
  });
});

test('a browser that blocks cookies and storage is told so, on a page that is not empty', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
  });
  await page.goto('/your-store/history');
  await expect(page.getByText('Your browser blocks the storage of this store')).toBeVisible();
});

test('a seller stays signed in when the page cannot read its cookies', async ({ page }) => {
  await registerPayer(page);
  await page.goto('/credits');
  await isTakenOver(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      set: () => {},
    });
  });
  await page.reload();
  await isTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  // This page is not rendered yet: its calls need the token.
  const read = page.waitForResponse((response) => response.url().includes('/client-api/') && response.ok());
  await page.getByRole('link', { name: 'Statement' }).click();
  await read;
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('You have signed out in another tab')).toHaveCount(0);
});
