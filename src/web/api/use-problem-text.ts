import { useTranslation } from 'react-i18next';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** What a failed call says to the visitor: the server's message, or `otherwise`, or that something went wrong. */
export const useProblemText = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, otherwise) => {
    if (error instanceof ApiError && error.status === NO_ANSWER) return t('general.noAnswer');
    const message = error instanceof ApiError ? error.problem.message : '';
    return message || otherwise || t('general.unexpected');
  };
};
