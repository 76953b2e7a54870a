import { useTranslation } from 'react-i18next';
import { NO_ANSWER } from '#domain/refusal.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { ApiError } from './api-error.ts';

/** The message for the visitor about a failed call: by the problem's code, `otherwise`, or a general one. */
export const useProblemText = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  const words = useProblemWords();
  return (error, otherwise) => {
    if (!(error instanceof ApiError)) return otherwise || t('general.unexpected');
    if (error.effect === 'unknown') return t('general.effectUnknown');
    if (error.status === NO_ANSWER) return error.effect === 'none' ? t('general.nothingDone') : t('general.noAnswer');
    return words(error.problem).text || otherwise || t('general.unexpected');
  };
};

/** The message about a failed change for which a rule has one text: unless it is not known whether it failed. */
export const useFailureText = (): ((error: unknown, text: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, text) => (error instanceof ApiError && error.effect === 'unknown' ? t('general.effectUnknown') : text);
};
