// What is handed to customers, as Chromium prints it: a slip is one sheet on every paper of a shop.
import { expect, type Page, test } from '@playwright/test';

/** A6, A4, and the roll of a receipt printer, whose length is that of what is printed. */
const papers = {
  A6: { width: '105mm', height: '148mm' },
  A4: { width: '210mm', height: '297mm' },
  roll: { width: '80mm', height: '297mm' },
} as const;

const openSlip = async (page: Page, story: string): Promise<void> => {
  await page.goto(`/iframe.html?id=components-share-slip--${story}&viewMode=story`);
  await expect(page.locator('article')).toBeAttached();
};

for (const [paper, size] of Object.entries(papers)) {
  for (const story of ['default', 'long', 'top-up']) {
    test(`a slip is one sheet of ${paper}: ${story}`, async ({ page }) => {
      await openSlip(page, story);
      const pdf = await page.pdf(size);
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
}

test('the address is broken before a slash alone', async ({ page }) => {
  await openSlip(page, 'long');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 272, height: 1000 });
  // A roll of 80 mm, on which the site with its three hyphens has one line.
  const heights = await page
    .locator('article span span', { hasText: /^(?:https|\/)/ })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
});

test('on a sheet the steps are beside the code', async ({ page }) => {
  await openSlip(page, 'default');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const code = await page.locator('article svg').boundingBox();
  const steps = await page.locator('article ol').boundingBox();
  expect(steps?.x).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0));
  expect(steps?.y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0));
});

test('amounts, dates and numbers of phones are not broken', async ({ page }) => {
  await openSlip(page, 'long');
  await page.emulateMedia({ media: 'print' });
  // The roll of 58 mm, without its margins.
  await page.setViewportSize({ width: 174, height: 1000 });
  for (const part of ['1,023.90 USD ·', 'rate of 29-11-2026', '+49 (0) 8041 123456 ·']) {
    const box = await page.locator('article span', { hasText: part }).boundingBox();
    expect(box?.height, part).toBeLessThan(24);
  }
});
