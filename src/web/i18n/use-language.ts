import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';

/** The language shown now; a component that uses it follows a switch of the language. */
export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
};
