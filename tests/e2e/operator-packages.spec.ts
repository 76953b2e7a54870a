import { expect, test } from '@playwright/test';
import { newAccount, openDesk } from './desk.ts';
import { enter } from './reseller.ts';

test('an operator takes a package off sale, and resellers get it again when it is put back', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.getByRole('link', { name: 'Packages', exact: true }).click();
  await desk.getByRole('searchbox', { name: 'Search' }).fill('iceland 1');
  const box = desk.getByRole('checkbox', { name: 'Select Iceland 1 GB' });
  await box.check({ force: true });
  await desk.getByRole('button', { name: 'Take off sale' }).click();
  await expect(desk.getByText('1 package taken off sale.')).toBeVisible();
  await expect(desk.getByText('Taken off by an operator')).toBeVisible();

  await enter(page, await newAccount());
  await page.goto('/pricing?search=Iceland');
  await expect(page.getByRole('row', { name: /Iceland 3 GB/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Iceland 1 GB/ })).toHaveCount(0);

  await box.check({ force: true });
  await desk.getByRole('button', { name: 'Put on sale' }).click();
  await expect(desk.getByText('1 package approved or put back.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Iceland 1 GB/ })).toBeVisible();
});
