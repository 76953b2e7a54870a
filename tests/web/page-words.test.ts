import { describe, expect, test } from 'vitest';
import { foldName } from '#domain/name-search.ts';
import { screens } from '#web/screens.ts';
import { DESK_PLACES, DESK_WORDS, STORE_PLACES, STORE_WORDS, wordsOf } from '#web/shell/page-words.ts';

const namesOf = (words: string): string[] => wordsOf(words).map(foldName);

/** The pages and the parts of them that a text names. */
const named = (typed: string, pages: Record<string, string>, places: Record<string, { words: string }>): string[] => [
  ...Object.keys(pages).filter((page) => namesOf(pages[page] ?? '').includes(foldName(typed))),
  ...Object.keys(places).filter((place) => namesOf(places[place]?.words ?? '').includes(foldName(typed))),
];

describe('the search of the bar is heard in the words of who uses it', () => {
  test.each([
    ['add card', 'card'],
    ['Karte hinterlegen', 'card'],
    ['brand colour', 'colours'],
    ['export sales', 'history'],
    ['phone number', 'help'],
    ['exchange rates', 'prices'],
    ['Wechselkurs', 'prices'],
    ['ust-idnr', 'taxId'],
    ['USt-IdNr.', 'taxId'],
    ['sign out', 'signOut'],
    ['abmelden', 'signOut'],
    ['refund', 'history'],
    ['api key', 'credentials'],
    ['terms', 'terms'],
  ])('STO-193: in the store "%s" means %s', (typed, page) => {
    expect(named(typed, STORE_WORDS, STORE_PLACES)).toContain(page);
  });

  test.each([
    ['suspend', 'operatorResellers'],
    ['change credit', 'operatorResellers'],
    ['failed payments', 'operatorPayments'],
    ['export payments', 'operatorPayments'],
    ['import', 'operatorSuppliers'],
    ['add rule', 'operatorPriceRules'],
    ['new version', 'operatorLegal'],
    ['terms', 'TERMS'],
  ])('STO-194: at the desk "%s" means %s', (typed, page) => {
    expect(named(typed, DESK_WORDS, DESK_PLACES)).toContain(page);
  });
});

/** Steps of another page, pages of one thing that is found by its own name, and other addresses of a page. */
const reachedOtherwise: ReadonlySet<string> = new Set([
  'soldItem',
  'customer',
  'packagesCheckout',
  'packagesCheckoutSuccess',
  'creditCheckout',
  'bankTransfer',
  'pointOfSalePackages',
  'pointOfSaleSell',
  'groupSale',
  'purchaseHistory',
  'sdkPage',
  'requestForm',
  'operatorReseller',
  'operatorStatement',
  'operatorSale',
  'operatorPayment',
  'operatorLegalVersion',
  'operatorNewLegalVersion',
  'operatorUnknown',
]);

/** Actions of the store that begin at a page. */
const begun: Readonly<Record<string, keyof typeof STORE_WORDS>> = {
  dataPackages: 'buy',
  pointOfSale: 'sell',
  pointOfSaleNew: 'new',
  pointOfSaleExisting: 'known',
};

test.each(screens.filter(({ access, name }) => access !== 'public' && !reachedOtherwise.has(name)))(
  'the search finds $name by words',
  ({ name, access }) => {
    const words: Record<string, string> = access === 'operator' ? DESK_WORDS : STORE_WORDS;
    expect(words[begun[name] ?? name]).toBeTruthy();
  },
);
