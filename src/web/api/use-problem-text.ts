import { useTranslation } from 'react-i18next';
import { NO_ANSWER } from '#domain/refusal.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { ApiError } from './api-error.ts';

/** The message for the visitor about a failed call: by the problem's code, `otherwise`, or a general one. */
export const useProblemText = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  const words = useProblemWords();
  return (error, otherwise) => {
    if (error instanceof ApiError && error.status === NO_ANSWER) return t('general.noAnswer');
    const text = error instanceof ApiError ? words(error.problem).text : '';
    return text || otherwise || t('general.unexpected');
  };
};
