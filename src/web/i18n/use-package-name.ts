import { useCallback } from 'react';
import { type NamedPackage, packageName } from '#domain/package-name.ts';
import { useLanguage } from './use-language.ts';

/** Names packages in the language shown (PKG-067). */
export const usePackageName = (): ((item: NamedPackage) => string) => {
  const language = useLanguage();
  return useCallback((item) => packageName(item, language), [language]);
};
