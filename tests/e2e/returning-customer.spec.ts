// The customer who comes back: the eSIM was deleted, or does not take the package that is wanted. In both languages.
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { deleteEsim } from '#support/phone.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { arrive, chooseCountry } from './reseller.ts';
import { storeDatabase, storeUrl } from './store-under-test.ts';

const words = {
  'en-GB': {
    deleted: 'This eSIM was deleted',
    how: /Show this page to your reseller, or send the number of the deleted eSIM/,
    replaced: 'This eSIM was replaced',
    openNew: 'Open the new eSIM',
    install: 'Install your eSIM',
    email: 'Email address',
    replace: 'Replace eSIM',
    question: 'Replace an eSIM',
    wasDeleted: 'The customer deleted the eSIM',
    newEsim: 'New eSIM for this customer',
    stays: /comes with a new eSIM. What is left on the old one stays there: 1\sGB/,
    done: 'Done',
    known: 'is already your customer',
    goOn: 'Continue with this customer',
    otherCountry: /stays Austria; United States is not kept/,
    country: /^Country of residence/,
    austria: 'Austria',
    unitedStates: 'United States',
    hidden: /1 package is not shown/,
    confirm: 'Confirm payment',
    activate: 'Sell',
    sold: 'Sold',
    noneLeft: /No eSIM of this customer can be topped up/,
    keeps: /What the customer has left on the old one is on the new one/,
    gone: 'eSIM deleted',
  },
  'de-DE': {
    deleted: 'Diese eSIM wurde gelöscht',
    how: /Zeigen Sie Ihrem Händler diese Seite/,
    replaced: 'Diese eSIM wurde ersetzt',
    openNew: 'Neue eSIM öffnen',
    install: 'eSIM installieren',
    email: 'E-Mail-Adresse',
    replace: 'eSIM ersetzen',
    question: 'eSIM ersetzen',
    wasDeleted: 'Der Kunde hat die eSIM gelöscht',
    newEsim: 'Neue eSIM für diesen Kunden',
    stays: /kommt mit einer neuen eSIM. Was auf der alten übrig ist, bleibt dort: 1\sGB/,
    done: 'Fertig',
    known: 'ist bereits Ihr Kunde',
    goOn: 'Mit diesem Kunden weiter',
    otherCountry: /bleibt „Österreich“ gespeichert, „Vereinigte Staaten“ wird nicht übernommen/,
    country: /^Wohnsitzland/,
    austria: 'Österreich',
    unitedStates: 'Vereinigte Staaten',
    hidden: /1 Paket fehlt hier/,
    confirm: 'Zahlung bestätigen',
    activate: 'Verkaufen',
    sold: 'Verkauft',
    noneLeft: /Keine eSIM dieses Kunden lässt sich noch aufladen/,
    keeps: /Was der Kunde auf der alten noch übrig hat/,
    gone: 'eSIM gelöscht',
  },
} as const;

type Shop = { reseller: Reseller; email: string; first: ActivationResult };

/** A shop with two packages of different profile domains, and a customer who has bought one of them. */
const openShop = async (page: Page): Promise<Shop> => {
  const reseller = await arrive(page);
  await acceptCurrentTerms(reseller);
  await setCredit({ db: storeDatabase() }, reseller, 100_000);
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await shelve(reseller, 'Europe unlimited 10 days');
  const email = `tom-${randomUUID().slice(0, 8)}@example.com`;
  return { reseller, email, first: await sellPackage(reseller, id, { customerEmail: email }) };
};

/** The traveller's phone, with the pages of a link. */
const openLink = async (browser: Browser, locale: string, url = ''): Promise<Page> => {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

const customerOf = async ({ reseller, first }: Shop) => {
  const body = {
    searchKey: 'UID',
    searchQuery: first.customer.uid,
    searchMode: 'exact',
    onlyActiveProfiles: false,
  } as const;
  const { items } = await bodyOf(reseller.api.POST('/activations/search-customers', { body }));
  return items[0];
};

const esimsOf = async (shop: Shop) => (await customerOf(shop))?.relatedEsims ?? [];

for (const [locale, text] of Object.entries(words)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an eSIM that its traveller deleted is replaced, and the old link leads to the new one', async ({
      page,
      browser,
    }) => {
      const shop = await openShop(page);
      const { email, first } = shop;
      await deleteEsim({ url: storeUrl() }, first.esimProfile?.iccid ?? '');
      const traveller = await openLink(browser, locale, first.esimProfile?.installationUrl);
      await expect(traveller.getByRole('heading', { name: text.deleted })).toBeVisible();
      await expect(traveller.getByText(text.how)).toBeVisible();

      await page.goto(`/your-store/history/${first.activatedItem.uid}`);
      await expect(page.getByText(text.gone, { exact: true }).first()).toBeVisible();
      await page.goto(`/store/existing?email=${email}`);
      await expect(page.getByText(text.noneLeft)).toBeVisible();
      await page.getByRole('button', { name: text.replace }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(text.wasDeleted, { exact: true }).click();
      await dialog.getByRole('button', { name: text.replace }).dblclick();
      await expect(dialog.getByText(/\/s\//).first()).toBeVisible();
      await dialog.getByRole('button', { name: text.done }).click();

      const esims = await esimsOf(shop);
      expect(esims.map(({ active }) => active)).toEqual([false, true]);
      await traveller.reload();
      await expect(traveller.getByRole('heading', { name: text.replaced })).toBeVisible();
      await traveller.getByRole('link', { name: text.openNew }).click();
      await expect(traveller.getByRole('heading', { name: text.install })).toBeVisible();
      await expect(traveller.getByText(esims[1]?.iccid ?? '').first()).toBeVisible();
      await traveller.context().close();
    });

    test('a known address in "New customer" leads on to the customer, who gets a new eSIM for another package', async ({
      page,
    }) => {
      const shop = await openShop(page);
      await page.goto(`/store/new?email=${shop.email}`);
      await expect(page.getByText(text.known)).toBeVisible();
      await page.goto('/store/new');
      await page.getByLabel(text.email).fill(shop.email.toUpperCase());
      await page.keyboard.press('Tab');
      await expect(page.getByText(text.known)).toBeVisible();
      await chooseCountry(page, text.country, text.austria);
      await page.getByRole('button', { name: text.goOn }).click();
      await expect(page.getByText(text.hidden)).toBeVisible();
      // What was entered is kept for a customer of whom it was not known.
      await expect.poll(async () => (await customerOf(shop))?.customer.countryOfResidence).toBe('AT');
      await page.getByRole('link', { name: text.newEsim }).click();
      await page.getByRole('button', { name: /unlimited|unbegrenzt/i }).click();
      // The summary, the last step and the sale that was made say so, and what stays on the other eSIM.
      await expect(page.getByText(text.stays)).toBeVisible();
      await page.getByRole('button', { name: text.confirm }).click();
      await expect(page.getByText(text.stays)).toBeVisible();
      const sent = page.waitForRequest(/\/activations\/top-up-with-profile$/);
      await page.getByRole('button', { name: text.activate }).click();
      await expect(page.getByRole('heading', { name: text.sold, exact: true })).toBeVisible();
      await expect(page.getByText(text.stays)).toBeVisible();
      await page.reload();
      await expect(page.getByText(text.stays)).toBeVisible();
      expect((await sent).postDataJSON()).toMatchObject({ customerUid: shop.first.customer.uid, dedicated: true });
      expect(await esimsOf(shop)).toMatchObject([{ active: true }, { active: true }]);
      // Another country than the one that is known is not, and that is said.
      await page.goto('/store/new');
      await page.getByLabel(text.email).fill(shop.email);
      await chooseCountry(page, text.country, text.unitedStates);
      await expect(page.getByText(text.otherCountry)).toBeVisible();
    });

    test('a package sold with a new eSIM goes on with what is left on the deleted one', async ({ page }) => {
      const shop = await openShop(page);
      await deleteEsim({ url: storeUrl() }, shop.first.esimProfile?.iccid ?? '');
      await page.goto(`/store/existing?email=${shop.email}`);
      await page.getByRole('button', { name: text.newEsim }).click();
      await page.getByRole('button', { name: /1 GB/ }).click();
      await expect(page.getByText(text.keeps)).toBeVisible();
      await page.getByRole('button', { name: text.confirm }).click();
      await page.getByRole('button', { name: text.activate }).click();
      await expect(page.getByRole('heading', { name: text.sold, exact: true })).toBeVisible();
      const [old, fresh] = await esimsOf(shop);
      expect(fresh?.customerProfileDomainId).toBe(old?.customerProfileDomainId);
    });
  });
}
