import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasUnseenSigns } from '#domain/plain-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import type { Refusal } from '#domain/refusal.ts';

/**
 * Messages for the errors of a field, by name. Schemas name an error (`zod.refine(isNew, 'unchanged')`) and screens
 * give its message, so that it follows the language switch. Every field knows `required`, `invalid`, `tooLong`,
 * `tooHigh`, `nameSigns`, `nameAddress` and `lookAlike`.
 */
export type FaultTexts = Readonly<Record<string, string | undefined>>;

/** The type of an error that the server found. */
export const SERVER_FAULT = 'server';

type Issue = { code: string; origin?: string; maximum?: number | bigint; input?: unknown };

const withLimit = (name: string, limit: unknown): string => `${name}:${String(limit)}`;

/** Names Zod's issues, for schemas that name no error themselves: the contract's messages are in English. */
export const nameFault = (issue: Issue): string => {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (typeof issue.input === 'string' && hasUnseenSigns(issue.input)) return 'nameSigns';
  if (issue.code !== 'too_big') return 'invalid';
  return withLimit(issue.origin === 'string' ? 'tooLong' : 'tooHigh', issue.maximum);
};

/** The error of a text that is longer than allowed. */
export const tooLong = (limit: number): FieldError => ({ type: 'too_big', message: withLimit('tooLong', limit) });

/** The message for an error of a form. */
export const useFaultText = (): ((error: FieldError, texts: FaultTexts) => string) => {
  const { t } = useTranslation('errors');
  const { number } = useFormat();
  return ({ type, message = '' }, texts) => {
    if (type === SERVER_FAULT) return message;
    const [name = '', limit = ''] = message.split(':');
    const own = texts[name];
    if (own !== undefined) return own;
    if (name === 'nameSigns' || name === 'nameAddress') return t(`validation.${name}`);
    if (name === 'lookAlike') return t('validation.emailLookAlike', { sign: limit });
    if (name === 'tooLong') return t('validation.tooLong', { count: Number(limit) });
    if (name === 'tooHigh') return t('validation.tooHigh', { maximum: number(Number(limit)) });
    return t('validation.required');
  };
};

/** The part of an ApiError that forms read; components do not depend on the transport. */
export const problemOf = (error: unknown): Refusal | undefined =>
  error instanceof Error && 'problem' in error ? (error.problem as Refusal) : undefined;
