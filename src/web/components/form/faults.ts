import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';

/**
 * Texts for what can be wrong with a field, by name. Schemas name a fault (`zod.refine(isNew, 'unchanged')`) and screens say
 * what it means, so that a message follows a switch of the language. `required`, `invalid`, `tooLong` and `tooHigh` are
 * known to every field.
 */
export type FaultTexts = Readonly<Record<string, string | undefined>>;

/** The type of an error that the server found. */
export const SERVER_FAULT = 'server';

type Issue = { code: string; origin?: string; maximum?: number | bigint };

const withLimit = (name: string, limit: unknown): string => `${name}:${String(limit)}`;

/** Names what Zod found, for schemas that name no fault themselves: the messages of the contract's are in English. */
export const nameFault = (issue: Issue): string => {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (issue.code !== 'too_big') return 'invalid';
  return withLimit(issue.origin === 'string' ? 'tooLong' : 'tooHigh', issue.maximum);
};

/** The fault of a text that came longer than it may be. */
export const tooLong = (limit: number): FieldError => ({ type: 'too_big', message: withLimit('tooLong', limit) });

/** What an error of a form says to the visitor. */
export const useFaultText = (): ((error: FieldError, texts: FaultTexts) => string) => {
  const { t } = useTranslation('errors');
  const { number } = useFormat();
  const words = useServerWords();
  return ({ type, message = '' }, texts) => {
    if (type === SERVER_FAULT) return words(message);
    const [name = '', limit] = message.split(':');
    const own = texts[name];
    if (own !== undefined) return own;
    if (name === 'tooLong') return t('validation.tooLong', { count: Number(limit) });
    if (name === 'tooHigh') return t('validation.tooHigh', { maximum: number(Number(limit)) });
    return t('validation.required');
  };
};
