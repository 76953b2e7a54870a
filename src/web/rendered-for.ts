import type { Language } from '#domain/languages.ts';
import { browserLocales, localeAmong } from '#web/i18n/language.ts';
import { deviceOfData } from './device/assumed.ts';

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Whether the server rendered this page with this browser's locale and time zone. It knows those of the last page, and
 * between two pages people travel and change the language of their browser: amounts and times of the page are others
 * then, so it cannot be hydrated.
 */
export const isRenderedForUs = (language: Language): boolean => {
  const device = deviceOfData();
  return (
    device === undefined ||
    (device.timeZone === ownTimeZone() &&
      localeAmong(device.locales, language) === localeAmong(browserLocales(), language))
  );
};
