// The sales as a file, as a bookkeeper asks for it.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bodyOf } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { enter } from './reseller.ts';
import { newcomer } from './store-under-test.ts';

const EXPORT = '**/activations/activated-items/csv-export?*';

/** Sells a package with a note that has what separates cells, and opens the history. */
const openHistory = async (page: Page, url: string): Promise<void> => {
  const reseller = await newcomer(url);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const body = { inventoryItemId: id, metatag: 'Room 7; paid, cash' };
  await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  await enter(page, reseller, '/your-store/history');
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Export sales|Verkäufe exportieren/ });

/** Saves the file; answers its lines, and checks the mark of UTF-8 that spreadsheets want. */
const save = async (page: Page, button: string): Promise<{ name: string; lines: string[] }> => {
  const saving = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: button }).click();
  const file = await saving;
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await expect(dialogOf(page)).toBeHidden();
  return { name: file.suggestedFilename(), lines: bytes.toString('utf8').trimEnd().split('\r\n') };
};

test('the file is made, then saved; a failure is told in its place and tried again', async ({
  page,
  baseURL: url = '',
}) => {
  await openHistory(page, url);
  let failures = 0;
  await page.route(EXPORT, (route) => {
    failures += 1;
    return route.fulfill({ status: 500, body: '<html>' });
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Your sales could not be exported.');
  expect(failures).toBeGreaterThan(0);
  await expect(dialogOf(page).getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(EXPORT);

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(EXPORT, async (route) => {
    await held;
    await route.continue();
  });
  const asking = page.waitForRequest(EXPORT);
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByText('The file is being prepared.')).toBeVisible();
  const query = new URL((await asking).url()).searchParams;
  const [from, to] = ['from', 'to'].map((name) => query.get(name)?.slice(0, 4));
  expect(Number(to) - Number(from)).toBe(3);
  answer();
  await expect(dialogOf(page).getByText('The file is ready.')).toBeVisible();
  const { name, lines } = await save(page, 'Download');
  expect(name).toMatch(/^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toMatch(/Date of sale \([\w/]+\),Name,Volume,/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',Germany 1 GB,1 GB,7 days,Point of sale,1.85,USD,');
  expect(lines[1]).toContain('"Room 7; paid, cash"');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialogOf(page).getByText('The file is ready.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();

  // A double click on Download does not open what lies beneath: here a link that covers the page.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/pricing' });
    Object.assign(link.style, { position: 'fixed', inset: '4rem 0 0' });
    document.querySelector('main')?.append(link);
  });
  const open = page.getByRole('button', { name: 'Export', exact: true });
  await open.focus();
  await open.press('Enter');
  await expect(dialogOf(page).getByText('The file is ready.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Download' }).dblclick();
  await saving;
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/your-store\/history/);
});

test('the format of the file is chosen, whatever the language, and remembered', async ({ page, baseURL: url = '' }) => {
  await openHistory(page, url);
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
  // The country of the browser decides, not the language.
  await expect(dialogOf(page).getByRole('radio', { name: 'CSV mit Kommas' })).toBeChecked();
  await dialogOf(page).getByText('CSV mit Semikolons', { exact: true }).click();
  const { lines } = await save(page, 'Herunterladen');
  expect(lines[0]).toMatch(/Verkaufsdatum \([\w/]+\);Name;Volumen;/);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;Deutschland 1 GB;1 GB;7 Tage;/);
  expect(lines[1]).toContain(';1,85;USD;');
  expect(lines[1]).toContain(';"Room 7; paid, cash";');

  await page.reload();
  await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
  await expect(dialogOf(page).getByRole('radio', { name: /^CSV mit Semikolons Beträge/ })).toBeChecked();
  await dialogOf(page).getByText('Excel-Arbeitsmappe (.xlsx)').click();
  await expect(dialogOf(page).getByText('Die Datei ist bereit.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Herunterladen' }).click();
  const workbook = await saving;
  expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
});
