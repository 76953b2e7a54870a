import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow, importsOf, placesOf } from './source-tree.ts';

const stories = filesBelow('stories').filter((file) => file.endsWith('.stories.tsx'));

/** Among the states of a file, which shows one of them in all modes of the product. */
const LOOKS = '(looks)';

const statesOf = (file: string): string[] => {
  const states = [...contentOf(file).matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => name);
  return /parameters: .*\b(?:looks|inLooks)\b/.test(contentOf(file)) ? [...states, LOOKS] : states;
};

const componentsBelow = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\/[A-Z]\w+\.tsx$/.test(file));

/** Components that are used by themselves, not their parts. */
const shownFiles = (folder: string): string[] => componentsBelow(folder).filter((file) => !file.includes('/parts/'));

const storyOf = (file: string): string => file.replace('src/web/', 'stories/').replace('.tsx', '.stories.tsx');

/** What each file lacks, by name, except for allowed gaps. */
const lacking = (
  files: readonly string[],
  states: readonly string[],
  shownIn: (file: string) => readonly string[],
  exceptions: Record<string, readonly string[]>,
): string[] =>
  files.flatMap((file) => {
    const there = new Set([...shownIn(file).flatMap(statesOf), ...(exceptions[file] ?? [])]);
    return states.filter((state) => !there.has(state)).map((state) => `${file} lacks ${state}`);
  });

/** For each of these files, the files that import it. */
const importersOf = (files: readonly string[]): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
};

const unneeded = (files: readonly string[], exceptions: object): string[] =>
  Object.keys(exceptions).filter((file) => !files.includes(file));

describe('the stories', () => {
  test('are titled by their path', () => {
    const words: Record<string, string> = { ui: 'UI', api: 'API', sdk: 'SDK' };
    const word = (folder: string): string =>
      words[folder] ?? (folder.charAt(0).toUpperCase() + folder.slice(1)).replaceAll('-', ' ');
    const titleFor = (file: string): string => {
      const { dir, base } = path.posix.parse(path.posix.relative('stories', file));
      return [...dir.split('/').map(word), base.replace('.stories.tsx', '')].join('/');
    };
    const titleOf = (file: string) => /preview\.meta\(\{\s*title: '([^']+)'/.exec(contentOf(file))?.[1];
    const wrong = stories.filter((file) => titleOf(file) !== titleFor(file));
    expect(wrong.map((file) => `${file} is to be titled ${titleFor(file)}`)).toEqual([]);
  });

  test('take addresses and answers from the contract', () => {
    // The calls of a document for integrators, which the contract does not describe, are made there.
    const files = filesBelow('stories').filter((file) => file !== 'stories/features/specifications/document.ts');
    const byHand = /\bhttp\.\w+\(|HttpResponse|['"`/](?:client|operator)-api\/|['"`]\*\//;
    expect(files.filter((file) => byHand.test(contentOf(file)))).toEqual([]);
  });

  test('are all literal, so that each is indexed', () => {
    const others = (file: string): string[] =>
      [...contentOf(file).matchAll(/^export const (\w+)\b(?! = meta\.story\().*/gm)].map(([line]) => line);
    expect(stories.flatMap((file) => others(file).map((line) => `${file}: ${line}`))).toEqual([]);
  });

  test('have a docs page that gives the purpose of each component', () => {
    const files = shownFiles('src/web').filter((file) => /^src\/web\/ui\/|\/components\//.test(file));
    const isDescribed = (file: string): boolean =>
      contentOf(file).includes(`*/\nexport const ${path.posix.basename(file, '.tsx')} `);
    expect(files.filter((file) => !isDescribed(file))).toEqual([]);
  });

  test('show the shop of the demo reseller by its own names', () => {
    const shop = contentOf('mocks/scenarios/shop.ts');
    const demo = contentOf('src/server/demo/demo-year.sql');
    const found = (pattern: RegExp): string[] => [...shop.matchAll(pattern)].map(([, name = '']) => name);
    const people = found(/_NAMES = \[(.*)\]/g).flatMap((names) => names.split(', '));
    const shelf = [...shop.matchAll(/\{ area: ('\w+'), gigabytes: (\d+)/g)].map(
      ([, area, size]) => `${area}, ${size},`,
    );
    const names = [...found(/ownName: ('[^']+')/g), ...people, ...shelf];
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !demo.includes(name))).toEqual([]);
  });

  test('show every page and every shared component by itself, in a file of its name, and every other part within one', () => {
    const files = ['ui', 'components', 'shell', 'features'].flatMap((folder) => componentsBelow(`src/web/${folder}`));
    const importers = importersOf(files);
    const isShownByItself = (file: string): boolean => {
      const story = storyOf(file);
      return stories.includes(story) && importsOf(story).includes(file);
    };
    const isShared = (file: string): boolean =>
      /^src\/web\/(?:ui|components|shell)\//.test(file) || file.endsWith('Page.tsx') || placesOf(file).length > 1;
    const isShown = (file: string): boolean =>
      isShownByItself(file) || (!isShared(file) && (importers.get(file) ?? []).some(isShown));
    expect(files.filter((file) => !isShown(file))).toEqual([]);
  });

  test('show every primitive in the looks of the product', () => {
    const files = shownFiles('src/web/ui');
    const exceptions = {
      // Have nothing to see.
      'src/web/ui/UiProvider.tsx': [LOOKS],
      'src/web/ui/layout/VisuallyHidden.tsx': [LOOKS],
    };
    const own = (file: string): string[] => stories.filter((story) => story === storyOf(file));
    expect(lacking(files, ['Default', LOOKS], own, exceptions)).toEqual([]);
    expect(unneeded(files, exceptions)).toEqual([]);
  });

  test('show every screen in the states that it can have', () => {
    const files = shownFiles('src/web/features').filter((file) => file.endsWith('Page.tsx'));
    const states = ['Default', 'Loading', 'Empty', 'Failed', LOOKS];
    const noList = ['Empty'];
    const fetchesNothing = ['Loading', 'Empty', 'Failed'];
    const exceptions = {
      'src/web/features/account/AccountDetailsPage.tsx': noList,
      'src/web/features/account/AccountMenuPage.tsx': fetchesNothing,
      'src/web/features/account/NotificationsPage.tsx': noList,
      'src/web/features/group-sale/GroupSaleOrderPage.tsx': noList,
      'src/web/features/history/CustomerPage.tsx': noList,
      'src/web/features/history/SoldItemPage.tsx': noList,
      'src/web/features/landing/LandingPage.tsx': noList,
      // One line each: Starter has their states.
      'src/web/features/landing/StarterLoginPage.tsx': [...fetchesNothing, LOOKS],
      'src/web/features/landing/StarterRegistrationPage.tsx': [...fetchesNothing, LOOKS],
      'src/web/features/legal/PrivacyPage.tsx': noList,
      'src/web/features/checkout/BankTransferPage.tsx': noList,
      'src/web/features/operator/legal/LegalPage.tsx': noList,
      'src/web/features/operator/legal/LegalVersionPage.tsx': noList,
      'src/web/features/operator/legal/NewLegalVersionPage.tsx': noList,
      'src/web/features/operator/payments/PaymentPage.tsx': noList,
      'src/web/features/operator/resellers/ResellerPage.tsx': noList,
      'src/web/features/operator/resellers/SalePage.tsx': noList,
      'src/web/features/operator/unknown/UnknownPage.tsx': fetchesNothing,
      'src/web/features/legal/TeamVisionPage.tsx': fetchesNothing,
      'src/web/features/legal/TermsPage.tsx': noList,
      'src/web/features/checkout/PaymentResultPage.tsx': fetchesNothing,
      'src/web/features/point-of-sale/NewCustomerPage.tsx': fetchesNothing,
      'src/web/features/point-of-sale/SellPage.tsx': noList,
      'src/web/features/point-of-sale/StorePage.tsx': fetchesNothing,
      'src/web/features/specifications/SpecificationsPage.tsx': noList,
    };
    const imports = new Map(stories.map((story) => [story, importsOf(story)]));
    const showing = (file: string): string[] => stories.filter((story) => imports.get(story)?.includes(file));
    expect(lacking(files, states, showing, exceptions)).toEqual([]);
    expect(unneeded(files, exceptions)).toEqual([]);
  });
});
