import { useTranslation } from 'react-i18next';
import { NO_ANSWER } from '#domain/refusal.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { ApiError, isOutcomeUnknown, type KnownEffect } from './api-error.ts';

const TOO_MANY = 429;

/** What is said where the outcome is unknown, whatever the error was. */
const unknownText = { unknown: 'effectUnknown', repeatable: 'effectRepeatable', notYet: 'notDoneYet' } as const;

const isUnknown = (effect: KnownEffect | undefined): effect is keyof typeof unknownText =>
  effect !== undefined && effect in unknownText;

/** The message for the visitor about a failed call: by the problem's code, `otherwise`, or a general one. */
export const useProblemText = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  const words = useProblemWords();
  return (error, otherwise) => {
    if (!(error instanceof ApiError)) return otherwise || t('general.unexpected');
    if (isUnknown(error.effect)) return t(`general.${unknownText[error.effect]}`);
    if (error.status === NO_ANSWER) return error.effect === 'none' ? t('general.nothingDone') : t('general.noAnswer');
    return words(error.problem).text || otherwise || t('general.unexpected');
  };
};

/** What a toast is too short for: the outcome is unknown, or it says when to try again. It stays in the dialog. */
export const isLasting = (error: unknown): boolean =>
  error instanceof ApiError && (isOutcomeUnknown(error) || error.status === TOO_MANY);

/**
 * The message about a failed change for which a rule has one text: unless it is not known whether it failed. Who called
 * too often is also told when to try again.
 */
export const useFailureText = (): ((error: unknown, text: string) => string) => {
  const problemText = useProblemText();
  return (error, text) => {
    if (!(error instanceof ApiError)) return text;
    if (isUnknown(error.effect)) return problemText(error);
    return error.status === TOO_MANY ? `${text} ${problemText(error)}` : text;
  };
};
