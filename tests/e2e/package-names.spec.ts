// A German seller and a German traveller (PKG-067).
import { type Browser, expect, type Page, test } from '@playwright/test';
import { arrive } from './reseller.ts';

test.use({ locale: 'de-DE' });

const chooseGermany = async (page: Page, label: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill('Deutschland');
  await page.getByRole('option', { name: 'Deutschland', exact: true }).click();
};

/** Opens a shared link in a browser that never signed in. */
const visit = async (browser: Browser, address: string, locale: string): Promise<Page> => {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

test('packages have German names from the offer to the traveller, and a name of the own stays', async ({
  page,
  browser,
}) => {
  const main = page.getByRole('main');
  await arrive(page);

  await test.step('on offer, in the selection and in the cart', async () => {
    await page.goto('/account/details');
    await page.getByRole('button', { name: 'Land angeben' }).click();
    await chooseGermany(page, /^Land$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/data-packages');
    await page.getByRole('button', { name: /Jede Abdeckung/ }).click();
    await page.getByRole('option', { name: 'Europa', exact: true }).click();
    for (const name of ['Europa 1 GB', 'Europa 3 GB']) {
      const row = page.getByRole('row', { name: new RegExp(`^${name}\\b`) });
      await row.getByRole('checkbox', { name: `${name} ins Inventar aufnehmen` }).press('Space');
    }
    await page.getByRole('button', { name: 'Inventar aktualisieren' }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation.getByRole('listitem')).toHaveText(['Europa 1 GB', 'Europa 3 GB']);
    await confirmation.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(confirmation).toBeHidden();
    await page.getByRole('button', { name: 'In den Warenkorb: Europa 5 GB ohne Ablauf' }).click();
  });

  await test.step('at the checkout and among the purchases', async () => {
    await page.getByRole('link', { name: 'Zur Zahlung' }).click();
    await expect(main.getByText('1 × Europa 5 GB ohne Ablauf')).toBeVisible();
    await main.getByRole('button', { name: / bezahlen$/ }).click();
    await page.getByRole('button', { name: / zahlen$/ }).click();
    await expect(page).toHaveURL(/\/data-packages\/checkout\/success$/);
    await page.goto('/account/credit-purchases');
    await expect(main.getByText('1 × Europa 5 GB ohne Ablauf')).toBeVisible();
  });

  await test.step('in the inventory, where one gets a name of its own and the other only a price', async () => {
    await page.goto('/your-store/inventory');
    await page.getByRole('button', { name: 'Europa 3 GB bearbeiten' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Sommerreise');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('row', { name: /Sommerreise/ })).toBeVisible();
    await page.getByRole('button', { name: 'Europa 1 GB bearbeiten' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Europa 1 GB');
    await dialog.getByLabel('Verkaufspreis').fill('9,90');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ name: 'Europe 1 GB', retailPrice: { priceValue: 9.9 } });
    await expect(page.getByRole('row', { name: /Europa 1 GB.*9,90/ })).toBeVisible();
  });

  const links = await test.step('at the point of sale', async () => {
    await page.goto('/store');
    await page.getByRole('link', { name: 'Gast' }).click();
    await chooseGermany(page, /Wohnsitzland/);
    await page.getByRole('button', { name: 'Fortfahren' }).click();
    await expect(page.getByRole('button', { name: /Sommerreise/ })).toBeVisible();
    await page.getByRole('button', { name: /Europa 1 GB/ }).click();
    const summary = page.getByRole('region', { name: 'Übersicht' });
    await expect(summary.getByText('Europa 1 GB', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Zahlung bestätigen' }).click();
    const answer = page.waitForResponse(/\/activations\/register$/);
    await page.getByRole('button', { name: 'Verkaufen' }).click();
    await expect(main.getByText(/^Europa 1 GB für 9,90\sUSD$/)).toBeVisible();
    return (await (await answer).json()) as {
      customer: { profileUrl: string };
      esimProfile: { installationUrl: string };
    };
  });

  await test.step('among the sales, in their detail, and in the revenue', async () => {
    await page.goto('/your-store/history');
    await page.getByRole('link', { name: /^Verkauf von Europa 1 GB/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europa 1 GB');
    await page.getByRole('button', { name: 'Erstatten' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('und Europa 1 GB wird dem Kunden entzogen');
    await page.goto('/your-store/dashboard');
    await expect(page.getByRole('list', { name: 'Umsatz je Paket' })).toContainText('Europa 1 GB');
    await expect(main).not.toContainText('Europe');
  });

  await test.step('on the pages of a traveller, each in the language of its reader', async () => {
    for (const [locale, name] of [
      ['de-DE', 'Europa 1 GB'],
      ['en-GB', 'Europe 1 GB'],
    ] as const) {
      const traveller = await visit(browser, links.customer.profileUrl, locale);
      await expect(traveller.getByText(name, { exact: true })).toBeVisible();
      await traveller.context().close();
    }
  });
});
