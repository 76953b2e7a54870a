import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, type Language, rememberLanguage } from './language.ts';

export { i18next };
export { browserLocale, type Language, languages, localeFor } from './language.ts';

const load: Record<Language, () => Promise<ResourceLanguage>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};

const first = initialLanguage();

// Awaited here, so that whoever imports this module finds the texts in place and nothing flashes in another language.
const resources = { [first]: await load[first]() };

await i18next.use(initReactI18next).init({
  lng: first,
  fallbackLng: false,
  defaultNS: 'common',
  resources,
  initAsync: false,
  interpolation: { escapeValue: false },
});

const showOnDocument = (language: string): void => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

showOnDocument(first);
i18next.on('languageChanged', showOnDocument);

/** The language shown now. */
export const currentLanguage = (): Language => (i18next.language === 'de' ? 'de' : 'en');

/** Shows the interface in `language`, fetching its texts the first time. */
export const showLanguage = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'common')) {
    for (const [area, texts] of Object.entries(await load[language]())) {
      i18next.addResourceBundle(language, area, texts);
    }
  }
  await i18next.changeLanguage(language);
};

/** Like showLanguage, and remembered on this device. */
export const switchLanguage = async (language: Language): Promise<void> => {
  rememberLanguage(language);
  await showLanguage(language);
};
