// SHE-001: what a German reads is German, and no text shows its key. German words are the longest, so whatever fits or is cut
// (WCAG 1.4.4) shows in them first.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { MOBILE_WIDTH_MAX_PX } from '#domain/limits.ts';
import { textsIn } from '#server/identity/pages/texts.ts';
import { bodyOf } from '#support/reseller.ts';
import { translations } from '#web/i18n/translations.ts';
import { paths, SUPPORTED_DEVICES } from '#web/navigation/paths.ts';
import { screens, storageOf } from '../faults/screens.ts';
import { newSeller } from '../faults/seller.ts';
import { cutTexts } from './cut-texts.ts';
import { pageHeading } from './page-heading.ts';
import { giveSession } from './give-session.ts';

test.use({ locale: 'de-DE' });

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

const textsOf = (areas: Texts): Map<string, string> =>
  new Map(Object.values(areas).flatMap((area) => flat(area as Texts)));

const english = textsOf({ ...translations.en, signIn: textsIn('en') });
const german = textsOf({ ...translations.de, signIn: textsIn('de') });

/** A text as a page shows it, whatever its values are. */
const shownAs = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.+')}$`,
  );

const hasWords = (text: string): boolean => /\p{Letter}{4}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ' '));

const germanTexts = [...german.values()].map(shownAs);
const englishTexts = [...english]
  .filter(([key, text]) => german.get(key) !== text && hasWords(text))
  .map(([, text]) => shownAs(text));

/** Words that no German text has, but for the German name of a country. */
const ENGLISH_WORD = /\b(?:the|and|your|you|with|please|this|that|are|not|have|has|from|of)\b/i;

/** An address of the API, with its method: it is the same in every language. */
const ADDRESS = /^(?:[a-z]+ )?[\u200B/]\S+$/;

/** The names of the sections of the reference, by which operations are tagged in every language. */
const { tags } = parse(readFileSync('openapi/storefront.yaml', 'utf8')) as { tags: readonly { name: string }[] };
const TAGS: ReadonlySet<string> = new Set(tags.map(({ name }) => name));

const isForeign = (text: string): boolean =>
  !ADDRESS.test(text) &&
  !TAGS.has(text) &&
  (english.has(text) ||
    /^[a-z]+:[\w.]+$/i.test(text) ||
    (!germanTexts.some((pattern) => pattern.test(text)) &&
      (ENGLISH_WORD.test(text.replaceAll('Isle of Man', '')) || englishTexts.some((pattern) => pattern.test(text)))));

/** What can be read or heard, but for examples, and for what is said to be in another language. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOther = (element: Element): boolean =>
      element.closest('pre, code, script, noscript, style, [translate=no], textarea, [lang]:not(html, [lang=de])') !==
      null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !isOther(parentElement)) texts.push(textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (isOther(element)) continue;
      texts.push(...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)));
    }
    return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => text !== '');
  });

const expectGerman = async (page: Page, name: string): Promise<void> => {
  expect.soft(await page.locator('html').getAttribute('lang'), name).toBe('de');
  expect.soft((await readable(page)).filter(isForeign), name).toEqual([]);
};

/** Width of the window in px, and size of the text in percent. */
const looks = [
  [1280, 200],
  [390, 200],
  [768, 100],
] as const;

const isAsWideAsTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const expectToFit = async (page: Page, name: string): Promise<void> => {
  for (const [width, percent] of looks) {
    // The text first, as a browser has its size before a page comes up: a long list measures its rows for each width.
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
    await page.setViewportSize({ width, height: 800 });
    // Some parts are measured first, and laid out a frame later.
    await expect.soft.poll(() => cutTexts(page), `${name}, ${width} px, ${percent} %`).toEqual([]);
  }
  await page.setViewportSize({ width: MOBILE_WIDTH_MAX_PX + 1, height: 800 });
  await expect.soft.poll(() => isAsWideAsTheWindow(page), `${name}, narrowest desktop`).toBe(true);
};

/** Text of twice the size, before anything is laid out. */
const enlargeText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.setProperty('font-size', '200%');
      observer.disconnect();
    }).observe(document, { childList: true });
  });

/** Screens that lead a signed-in reseller on. */
const leadsOn = /^(?:landing|starter|account |return of)/;

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

/** The screens of each are seen by who may open them. Several tests, so that no worker is left alone with all screens at the end. */
const parts = [
  { title: 'every screen of a German reseller, part 1 of 2', access: ['public', 'reseller'], part: 0, of: 2 },
  { title: 'every screen of a German reseller, part 2 of 2', access: ['public', 'reseller'], part: 1, of: 2 },
  { title: 'every page of the desk', access: ['operator'], part: 0, of: 1 },
] as const;

for (const { title, access, part, of } of parts) {
  test(`${title} is in German, and no text is cut`, async ({ page, baseURL: url = '' }) => {
    const seller = await newSeller(url);
    await giveSession(page.context(), url, access[0] === 'operator' ? seller.operator : seller);
    await enlargeText(page);
    const shown = screens.filter((screen) => access.some((one) => one === screen.access));
    await page.goto('/');
    for (const screen of shown.filter((_, index) => index % of === part)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate((kept) => Object.assign(localStorage, kept), storageOf(seller, screen));
      await page.goto(screen.address(seller));
      await expect(pageHeading(page)).toBeVisible();
      if (!leadsOn.test(screen.name)) expect.soft(pathOf(page.url()), screen.name).toBe(pathOf(screen.address(seller)));
      await expect(page.locator('[aria-busy=true], [class*=_skeleton_]')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
      await expectGerman(page, screen.name);
      await expectToFit(page, screen.name);
    }
  });
}

/** The pages of the sign-in service beside those of a sign-in: a forgotten password, a wrong link, a user's own pages. */
const signInPages = [
  'forgot-password',
  'new-password',
  'confirm',
  'confirm-new',
  'stop-change',
  'nowhere',
  'password',
  'sessions',
  'email',
  'change-email',
  'second-factor',
  'second-factor/set-up',
].map((path) => `/sign-in/${path}`);

test('every page of no session is in German, and those of travellers and of the sign-in service', async ({
  page,
  baseURL: url = '',
}) => {
  const seller = await newSeller(url);
  const { api, itemId: inventoryItemId } = seller;
  const sale = await bodyOf(api.POST('/activations/register', { params: {}, body: { inventoryItemId } }));
  expect(sale.esimProfile).toBeDefined();
  const addresses = [
    paths.landing(),
    paths.terms(),
    paths.privacy(),
    paths.teamVision(),
    paths.apiSpecifications(),
    paths.starterLogin(),
    paths.starterRegistration(),
    SUPPORTED_DEVICES,
    sale.esimProfile?.installationUrl ?? '',
  ];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectGerman(page, address);
  }
  await giveSession(page.context(), url, seller);
  for (const address of signInPages) {
    await page.goto(address);
    await expectGerman(page, address);
  }
});
