// A clerk scans what a customer shows, with the headers of the real server: a browser whose camera sees a film.
import { writeFile } from 'node:fs/promises';
import { chromium, expect, test } from '@playwright/test';
import { drawQrCode } from '#domain/qr-code.ts';
import { acceptCurrentTerms } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { enter } from './reseller.ts';
import { newcomer, storeDatabase } from './store-under-test.ts';

const [WIDTH, HEIGHT, SIDE] = [640, 480, 8];

/** A film of one picture, white with the code in its middle (YUV4MPEG2). */
const filmOf = (text: string): Buffer => {
  const { path = '', size = 0 } = drawQrCode(text) ?? {};
  const brightness = Buffer.alloc(WIDTH * HEIGHT, 255);
  const [left, top] = [Math.floor((WIDTH - size * SIDE) / 2), Math.floor((HEIGHT - size * SIDE) / 2)];
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < SIDE; row++) {
      const from = (top + Number(y) * SIDE + row) * WIDTH + left + Number(x) * SIDE;
      brightness.fill(0, from, from + Number(width) * SIDE);
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    brightness,
    colour,
  ]);
};

test('the code on a slip leads to its customer, from any page and at the till', async ({
  launchOptions,
  contextOptions,
  baseURL,
}, info) => {
  const reseller = await newcomer();
  await acceptCurrentTerms(reseller);
  await setCredit({ db: storeDatabase() }, reseller, 10_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  const { customer } = await sellPackage(reseller, item.id, { customerEmail: 'tom@example.com' });
  const film = info.outputPath('slip.y4m');
  await writeFile(film, filmOf(customer.shortProfileUrl ?? ''));
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '', locale: 'en-GB' });
  const page = await context.newPage();
  await enter(page, reseller);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(page).toHaveURL(new RegExp(`/customers/${customer.uid}$`));
  await page.goto('/store');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(page).toHaveURL(new RegExp(`/store/existing/packages\\?customerUid=${customer.uid}&iccid=`));
  await browser.close();
});
