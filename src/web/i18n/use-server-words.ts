import { useTranslation } from 'react-i18next';

/** The German of `text`, where `english` says it: wholly, or around the one value that stands for its `*`. */
const fill = (text: string, [english, ours]: [string, string]): string | undefined => {
  const [before = '', after] = english.split('*');
  if (after === undefined) return text === english ? ours : undefined;
  if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length)
    return undefined;
  return ours.replace('*', () => text.slice(before.length, text.length - after.length));
};

/** What the server says, in the reader's language where its words are known there, else as it came. */
export const inWords = (text: string, words: Readonly<Record<string, string>> = {}): string => {
  for (const known of Object.entries(words)) {
    const filled = fill(text, known);
    if (filled !== undefined) return filled;
  }
  return text;
};

/** Names and refusals come from the server in English (openapi/shared/problems.yaml). */
export const useServerWords = (): ((text: string) => string) => {
  const { i18n } = useTranslation('serverWords');
  return (text) => inWords(text, i18n.getResourceBundle(i18n.language, 'serverWords') as Record<string, string>);
};
