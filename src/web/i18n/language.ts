export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

const STORAGE_KEY = 'language';

const isLanguage = (value: string | null): value is Language =>
  (languages as readonly (string | null)[]).includes(value);

/** Reading storage throws where the visitor forbids it; the browser's locale decides then. */
const remembered = (): Language | undefined => {
  try {
    const value = globalThis.localStorage.getItem(STORAGE_KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The browser's locale, for the Locale header and for how numbers and dates look. */
export const browserLocale = (): string => globalThis.navigator?.language || 'en-US';

/** What the visitor chose here before, else German for a German browser, else English. */
export const initialLanguage = (): Language =>
  remembered() ?? (browserLocale().toLowerCase().split('-')[0] === 'de' ? 'de' : 'en');

export const rememberLanguage = (language: Language): void => {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The switch then lasts for this visit.
  }
};

/** The locale that writes numbers: the browser's own region where it speaks the language shown. */
export const localeFor = (language: Language): string => {
  const browser = browserLocale();
  if (browser.toLowerCase().split('-')[0] === language) return browser;
  return language === 'de' ? 'de-DE' : 'en-US';
};
