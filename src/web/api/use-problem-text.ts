import { useTranslation } from 'react-i18next';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** The message for the visitor about a failed call: the server's, `otherwise`, or a general one. */
export const useProblemText = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  const words = useServerWords();
  return (error, otherwise) => {
    if (error instanceof ApiError && error.status === NO_ANSWER) return t('general.noAnswer');
    const message = error instanceof ApiError ? error.problem.message : '';
    return words(message) || otherwise || t('general.unexpected');
  };
};
