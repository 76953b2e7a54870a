import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/languages.ts';
import type { FieldRefusal, Refusal } from '#domain/refusal.ts';
import { waitIn } from '#domain/wait.ts';
import { useLanguage } from './use-language.ts';

type Words = { title: string; text: string };

type Values = Readonly<Record<string, string>>;

/** Undefined for a key without a text: of a newer server, or while the texts could not be loaded. */
type Say = (key: string, code: string | undefined, values?: Values) => string | undefined;

/** Whether every value that a text needs came along. */
export const hasValues = (text: string, values: Values): boolean =>
  text.matchAll(/\{\{(\w+)/g).every(([, name = '']) => values[name] !== undefined);

/** A wait is told in seconds, minutes, hours or days. */
const withWait = (values: Values, language: Language): Values =>
  values.seconds === undefined ? values : { ...values, wait: waitIn(Number(values.seconds), language) };

/** A text without its values is never shown: the code has another one for that. */
const useTexts = (): Say => {
  const { t, i18n } = useTranslation('problems');
  const language = useLanguage();
  // The types of i18next take what follows an underscore for a plural form.
  const say = t as (key: string, values: object) => string;
  const sayWhole: Say = (key, code, values = {}) => {
    const text: unknown = i18n.getResource(i18n.language, 'problems', key);
    if (typeof text !== 'string') return undefined;
    const told = withWait(values, language);
    return hasValues(text, told) ? say(key, told) : sayWhole(`withoutValues.${code}`, code);
  };
  return sayWhole;
};

/** What is wrong with a field in the visitor's language, by its code; in the server's words for an unknown one. */
export const useFieldWords = (): ((error: FieldRefusal) => string) => {
  const say = useTexts();
  return ({ code, message, values }) => say(`fields.${code}`, code, values) ?? message;
};

/**
 * What a problem says in the visitor's language, by its code (ERR-064); in the server's words, or `otherwise`, for an
 * unknown one.
 */
export const useProblemWords = (): ((problem: Refusal, otherwise?: string) => Words) => {
  const say = useTexts();
  const field = useFieldWords();
  return ({ code, title, message, values, errors: [only, ...others] = [] }, otherwise = '') => {
    const isOfField = code === 'bad_request' && only !== undefined && others.length === 0;
    const text = isOfField ? field(only) : say(`refusals.${code}.text`, code, values);
    return { title: say(`refusals.${code}.title`, code) ?? title, text: text ?? (message || otherwise) };
  };
};
