import { useTranslation } from 'react-i18next';
import { cardRefusalIn } from '#domain/card-refusal.ts';
import { useLanguage } from './use-language.ts';

/** The German of `text` if `english` matches it: completely, or around the one value that its `*` replaces. */
const fill = (text: string, [english, ours]: [string, string]): string | undefined => {
  const [before = '', after] = english.split('*');
  if (after === undefined) return text === english ? ours : undefined;
  if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length)
    return undefined;
  return ours.replace('*', () => text.slice(before.length, text.length - after.length));
};

/** The server's message, translated where its text is known, else as it came. */
export const inWords = (text: string, words: Readonly<Record<string, string>> = {}): string => {
  for (const known of Object.entries(words)) {
    const filled = fill(text, known);
    if (filled !== undefined) return filled;
  }
  return text;
};

/** Translates names and refusals, which the server sends in English (openapi/shared/problems.yaml). */
export const useServerWords = (): ((text: string) => string) => {
  const { i18n } = useTranslation('serverWords');
  const language = useLanguage();
  return (text) =>
    cardRefusalIn(language, text) ??
    inWords(text, i18n.getResourceBundle(i18n.language, 'serverWords') as Record<string, string>);
};
