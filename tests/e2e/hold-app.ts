import type { Page } from '@playwright/test';

/** Keeps the app's own script away until the returned function is called. */
export const holdApp = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?:main|app)-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
