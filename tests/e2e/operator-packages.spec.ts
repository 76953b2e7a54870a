import { expect, test } from '@playwright/test';
import { newAccount, openDesk } from './desk.ts';
import { enter } from './reseller.ts';

// One after the other: each change of the catalogue has those refused that saw an older one.
test.describe.configure({ mode: 'default' });

test('an operator takes a package off sale, and resellers get it again when it is put back', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.getByRole('link', { name: 'Packages', exact: true }).click();
  await desk.getByRole('searchbox', { name: 'Search' }).fill('iceland 1');
  const box = desk.getByRole('checkbox', { name: 'Select Iceland 1 GB' });
  await box.check({ force: true });
  await desk.getByRole('button', { name: 'Withdraw from sale' }).click();
  await expect(desk.getByText('1 package withdrawn from sale.')).toBeVisible();
  await expect(desk.getByText('Withdrawn by an operator')).toBeVisible();

  await enter(page, await newAccount(), '/pricing?search=Iceland');
  await expect(page.getByRole('row', { name: /Iceland 3 GB/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Iceland 1 GB/ })).toHaveCount(0);

  await box.check({ force: true });
  await desk.getByRole('button', { name: 'Put on sale' }).click();
  await expect(desk.getByText('1 package approved or put back.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Iceland 1 GB/ })).toBeVisible();
});

test('a mistyped package is asked for before it can be changed, and its row leads to its sales (CON-106, CON-107)', async ({
  page,
}) => {
  const desk = await openDesk(page, '/operator/packages?search=icelnad');
  await expect(desk.getByText('Iceland 1 GB', { exact: true })).toBeVisible();
  await expect(desk.getByRole('checkbox')).toHaveCount(0);
  await expect(desk.getByRole('button', { name: /on sale|from sale/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Did you mean Iceland?' }).click();
  await expect(desk.getByRole('checkbox', { name: 'Select Iceland 1 GB' })).toBeVisible();
  await desk.getByRole('link', { name: 'Sales of Iceland 1 GB' }).click();
  const choice = desk.getByRole('combobox', { name: 'Package' });
  await expect(choice).toHaveValue('Iceland 1 GB');
  await desk.reload();
  await expect(choice).toHaveValue('Iceland 1 GB');
  await choice.fill('');
  await expect(desk).toHaveURL('/operator/sales');
});

test('an operator sees what a price rule would change, and applies it', async ({ page }) => {
  const desk = await openDesk(page, '/operator/packages/rules');
  await desk.getByRole('button', { name: 'Add rule' }).click();
  const rule = desk.getByRole('dialog', { name: 'New rule' });
  await rule.getByRole('button', { name: /Region/ }).click();
  await desk.getByRole('option', { name: 'Micronesia' }).click();
  await rule.getByRole('textbox', { name: /Markup/ }).fill('40');
  await rule.getByRole('button', { name: 'Apply' }).click();
  await expect(desk.getByText('Micronesia')).toBeVisible();
  // The page is loaded again, which also happens when the session ends: what was changed is still there.
  await desk.reload();
  await expect(desk.getByText('Micronesia')).toBeVisible();
  await desk.getByRole('button', { name: 'Preview changes' }).click();
  const preview = desk.getByRole('dialog', { name: 'What would change' });
  const rise = preview.getByRole('listitem').first();
  await expect(rise).toContainText('→');
  const [, name = '', after = ''] = /^(.+) simulator.*→ ([\d.]+)/.exec((await rise.textContent()) ?? '') ?? [];
  await preview.getByRole('button', { name: 'Apply rules' }).click();
  await expect(desk.getByText('The new rules are in effect.')).toBeVisible();

  await enter(page, await newAccount(), `/pricing?search=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText(after);

  await desk.getByRole('button', { name: 'Remove: Micronesia' }).click();
  await desk.getByRole('button', { name: 'Preview changes' }).click();
  await preview.getByRole('button', { name: 'Apply rules' }).click();
  await expect(desk.getByText('No rules yet')).toBeVisible();
});

test('an operator sets the rate of a currency, and it is there after a reload', async ({ page }) => {
  const desk = await openDesk(page, '/operator/packages/rules');
  await desk.getByRole('button', { name: 'Set a rate' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Exchange rate' });
  await dialog.getByRole('textbox', { name: /Currency/ }).fill('sek');
  await dialog.getByRole('textbox', { name: /One unit costs/ }).fill('0.105231');
  await dialog.getByLabel(/Day of the rate/).fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const preview = desk.getByRole('dialog', { name: 'What would change' });
  await expect(preview.getByText('Packages with a change')).toBeVisible();
  await preview.getByRole('button', { name: 'Set rate' }).click();
  await expect(desk.getByText('The new rate is in effect.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(/^0\.105231 USD, as of/)).toBeVisible();
});

test('a rate far from the last one holds when another operator has confirmed it', async ({ page }) => {
  const desk = await openDesk(page);
  const other = await openDesk(page);
  const setRate = async (rate: string, button: string) => {
    await desk.goto('/operator/packages/rules');
    await desk.getByRole('button', { name: 'Set a rate' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Exchange rate' });
    await dialog.getByRole('textbox', { name: /Currency/ }).fill('nok');
    await dialog.getByRole('textbox', { name: /One unit costs/ }).fill(rate);
    await dialog.getByLabel(/Day of the rate/).fill('2026-01-05');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await desk.getByRole('dialog', { name: 'What would change' }).getByRole('button', { name: button }).click();
  };
  await setRate('0.1', 'Set rate');
  await expect(desk.getByText('The new rate is in effect.')).toBeVisible();
  await setRate('0.15', 'Enter for confirmation');
  await expect(desk.getByText('Entered. The rate takes effect once another operator has confirmed it.')).toBeVisible();

  const look = { name: /^Review: 1 NOK = 0\.15 USD/ };
  await desk.getByRole('button', look).click();
  await expect(desk.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');

  await other.goto('/operator/packages/rules');
  await other.getByRole('button', look).click();
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('Confirmed. It is in effect now.')).toBeVisible();
  await expect(other.getByText(/^0\.15 USD, as of/)).toBeVisible();
});

test('an operator has the catalogue of a supplier taken', async ({ page }) => {
  const desk = await openDesk(page, '/operator/packages');
  await desk.getByRole('link', { name: 'Suppliers' }).click();
  const row = desk.getByRole('row', { name: /simulator/ });
  await row.getByRole('button', { name: 'Import now: simulator' }).click();
  await expect(row).toContainText('New: 0 · changed: 0 · no longer offered: 0');
});
