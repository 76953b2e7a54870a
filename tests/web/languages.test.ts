import { describe, expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { translations } from '#web/i18n/translations.ts';
import { partsOf, screens } from '#web/screens.ts';
import { contentOf, filesBelow, importsOf } from '../tidy/source-tree.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Every text by its whole key: 'shell:titles.landing'. */
const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const allOf = (areas: Texts): Map<string, string> =>
  new Map(Object.entries(areas).flatMap(([area, texts]) => flat(texts as Texts, `${area}:`)));

const english = allOf(translations.en);
const german = allOf(translations.de);
const others = languages
  .filter((language) => language !== 'en')
  .map((language) => ({ language, texts: allOf(translations[language]) }));

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort();

/** Texts that are the same in every language. */
const ALIKE = new Set(
  `API SDK ICCID IMSI EID MSISDN APN SMS CSV XML JSON YAML OpenAPI QR-Code Channel-ID Client-ID Webhook Webhooks Dashboard Status Name
  Code Version Filter Region Domain Details Downloads Server Branding eSIM eSIMs Metatag Website Logo optional`.split(
    /\s+/,
  ),
);

const isAlike = (text: string): boolean =>
  text
    .replaceAll(/\{\{[^}]*\}\}|https:\S+/g, ' ')
    .split(/[^\p{Letter}-]+/u)
    .filter((word) => /\p{Letter}{3}/u.test(word))
    .every((word) => ALIKE.has(word));

describe.each(others)('the texts in $language', ({ texts }) => {
  test('have the same keys as the English ones', () => {
    const shared = [...texts.keys()].filter((key) => !key.startsWith('serverWords:'));
    expect(shared.sort()).toEqual([...english.keys()].sort());
  });

  test('are translated', () => {
    const same = [...english].filter(([key, text]) => texts.get(key) === text && !isAlike(text));
    expect(same).toEqual([]);
  });

  test('hold the same values as the English ones', () => {
    const differing = [...english].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(texts.get(key) ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

describe('the texts', () => {
  test('are never empty, and have no key for a text', () => {
    const all = languages.flatMap((language) => Array.from(allOf(translations[language])));
    expect(all.filter(([key, text]) => text.trim() === '' || text === key)).toEqual([]);
  });

  test('keep the names that the rules give them', () => {
    const names = [
      'states.activated',
      'paymentMethodMissing',
      'tandc.error',
      'general.urlInvalid',
      'countryNotAllowed',
      'editFailed',
    ];
    const failures = ['refundError', 'activateError', 'setCountryError'];
    for (const name of [...names, ...failures]) {
      expect([...english.keys()].filter((key) => key.split(/[:.]/).join('.').endsWith(`.${name}`))).toHaveLength(1);
    }
  });

  test('group the digits of a count', () => {
    expect([...english, ...german].filter(([, text]) => text.includes('{{count}}'))).toEqual([]);
  });

  test('address the reader in German as Sie', () => {
    const informal = /\b(du|dein|deine|deinen|deinem|deiner|dich|dir|euch|euer)\b/i;
    expect([...german].filter(([, text]) => informal.test(text))).toEqual([]);
  });
});

const source = filesBelow('src/web').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/web/i18n/'));
const code = source.map((file) => contentOf(file)).join('\n');

/** Keys as the code writes them; `${...}` matches any part. */
const written = [...code.matchAll(/['"`]((?:[\w:.-]|\$\{[^}]*\})+)['"`]/g)].map(([, key = '']) => key);

const pattern = (key: string): RegExp =>
  new RegExp(
    `^(?:\\w+:)?${key
      .replace(/^\w+:/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/\$\{[^}]*\}/g, '[\\w -]+')}(?:_zero|_one|_other)?$`,
  );

/** Messages of the error catalogue (ERR-001 to ERR-053) whose screens are still to come. */
const AWAITED = new Set(
  ['general.somethingWrong', 'general.notFound', 'general.notAllowed']
    .concat(['belowMinimum'].map((name) => `validation.${name}`))
    .map((key) => `errors:${key}`),
);

test('every text is used somewhere', () => {
  const exact = new Set(written.filter((key) => !key.includes('${')).map((key) => key.replace(/^\w+:/, '')));
  const open = [...new Set(written.filter((key) => key.includes('${') && !/^\$\{[^}]*\}$/.test(key)))].map(pattern);
  const unused = [...english.keys()].filter((key) => {
    // Those of refusals are named by the contract's codes, which the compiler compares.
    if (AWAITED.has(key) || key.startsWith('problems:')) return false;
    const bare = key.replace(/^\w+:/, '').replace(/_(?:zero|one|other)$/, '');
    return !exact.has(bare) && !open.some((expression) => expression.test(key));
  });
  expect(unused).toEqual([]);
});

const base = new Set(['common', 'ui', 'shell', 'errors', 'serverWords']);

const areasOf = (file: string): string[] => {
  const text = contentOf(file);
  const named = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const prefixed = [...text.matchAll(/\bt\(\s*['"`](\w+):/g)].map(([, area = '']) => area);
  return [...named, ...prefixed];
};

const pages = screens.map((screen) => ({
  file: `src/web/features/${screen.module}.tsx`,
  areas: partsOf(screen).areas,
  // That of the store is one of the shell, which has no others than its own.
  layout: screen.access === 'operator' ? 'src/web/features/operator/OperatorLayout.tsx' : undefined,
}));
/** Another page brings its own. */
const pageFiles = new Set(pages.map(({ file }) => file));

const reachable = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !source.includes(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) if (!pageFiles.has(imported)) reachable(imported, seen);
  return seen;
};

/** Texts that come with a part of the page which is loaded later. */
const areasWithParts = (file: string): string[] =>
  !file.startsWith('src/web/features/')
    ? []
    : [...contentOf(file).matchAll(/loadTexts\(\[([^\]]*)\]\)/g)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      );

test.each(pages)('$file fetches the texts of all it shows, and no others', ({ file, areas: ofPage, layout }) => {
  const files = [...reachable(file), ...(layout ? reachable(layout) : [])];
  const areas = new Set([...ofPage, ...files.flatMap(areasWithParts)]);
  const shown = new Set(files.flatMap(areasOf).filter((area) => !base.has(area)));
  expect([...areas].sort()).toEqual([...shown].sort());
});

// Layouts come up around any page, whatever the page fetched.
const layouts = source.filter((file) => file.startsWith('src/web/shell/') && !file.includes('/components/'));
/** What a dialog fetches together with its code. */
const fetchedWith = new Map(
  layouts.flatMap((file) =>
    [...contentOf(file).matchAll(/import\('\.\/(\w+\.tsx)'\),\s+loadTexts\(\[([^\]]*)\]\)/g)].map(
      ([, name = '', areas = '']) => [`src/web/shell/${name}`, areas.match(/\w+/g) ?? []] as const,
    ),
  ),
);
const broughtTo = (file: string): string[] =>
  [...fetchedWith].flatMap(([dialog, areas]) => (reachable(dialog).has(file) ? areas : []));
test.each(layouts)('%s has its texts at every address', (file) => {
  const brought = new Set([...base, ...broughtTo(file)]);
  expect(areasOf(file).filter((area) => !brought.has(area))).toEqual([]);
});
