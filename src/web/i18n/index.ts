import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';
import type { Area } from './areas.ts';
import { initialLanguage, rememberLanguage } from './language.ts';

export { i18next };

const baseAreas: readonly Area[] = ['common', 'ui', 'shell', 'errors', 'serverWords'];

const files = import.meta.glob<Record<string, ResourceKey>>([
  './*/*.ts',
  '!./*/{index,common,ui,shell,errors,server-words,operator-*}.ts',
]);

/** Adds text files that the first load does not name, because few visitors need them. */
export const addTextFiles = (further: typeof files): void => void Object.assign(files, further);

const fileOf = (language: Language, area: Area): string => {
  const name = baseAreas.includes(area) ? 'base' : area;
  return `./${language}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
};

/** The loaded areas: those of the shell, and of every page that was opened. */
const wanted = new Set(baseAreas);

const missingIn = (language: Language): Area[] =>
  [...wanted].filter((area) => !i18next.hasResourceBundle(language, area));

const fetchMissing = async (language: Language): Promise<void> => {
  const fetched = missingIn(language).map(async (area) => {
    const texts = await files[fileOf(language, area)]?.();
    i18next.addResourceBundle(language, area, texts?.[area]);
  });
  await Promise.all(fetched);
};

const first = initialLanguage();

// Ready at once, because there is nothing to load yet (`initAsync`). No module for browsers awaits (decision 124).
void i18next.use(initReactI18next).init({
  lng: first,
  fallbackLng: false,
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

const showOnDocument = (language: string): void => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

showOnDocument(first);
i18next.on('languageChanged', showOnDocument);

/** The modules, below src/web, of the texts of the shell and of these areas. */
export const textModules = (language: Language, areas: readonly Area[]): string[] => [
  ...new Set([...baseAreas, ...areas].map((area) => fileOf(language, area).replace('./', 'i18n/'))),
];

/** The language shown now. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE);

/** Loads the texts of the shell and of these areas, each once for each language. */
export const loadTexts = async (areas: readonly Area[] = []): Promise<void> => {
  for (const area of areas) wanted.add(area);
  // The language may change in the meantime.
  while (missingIn(currentLanguage()).length > 0) await fetchMissing(currentLanguage());
};

/** Loads everything in every language, for the server, which renders any page. */
export const loadAllTexts = async (): Promise<void> => {
  for (const name of Object.keys(files)) {
    const [, language = ''] = /^\.\/(\w+)\//.exec(name) ?? [];
    if (!isLanguage(language)) continue;
    const texts = await files[name]?.();
    for (const [area, resources] of Object.entries(texts ?? {})) i18next.addResourceBundle(language, area, resources);
  }
};

/** Shows the interface in `language`, and loads its texts the first time. */
export const showLanguage = async (language: Language): Promise<void> => {
  await fetchMissing(language);
  await i18next.changeLanguage(language);
};

/** Like showLanguage, and stores the choice on this device. */
export const switchLanguage = async (language: Language): Promise<void> => {
  rememberLanguage(language);
  await showLanguage(language);
};
