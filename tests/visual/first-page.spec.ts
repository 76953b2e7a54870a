import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';

const MAX_BYTES = 3_000_000;
const MAX_REQUESTS = 60;

/** Fonts and pictures are compressed as they are. */
const sizeOf = async (response: Response): Promise<number> => {
  const body = await response.body();
  return /\.(?:woff2|png)$/.test(new URL(response.url()).pathname) ? body.length : gzipSync(body).length;
};

test('the first page of the workshop is light, as a server sends it that compresses', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/');
  const shown = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'Start here' });
  await shown.first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map(sizeOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First page: ${responses.length} requests, ${Math.round(bytes / 1000)} kB`);
  expect(responses.length).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
