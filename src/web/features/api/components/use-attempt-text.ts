import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';

/** What came of an attempt, in words: the status of the answer, or why there was none. */
export const useAttemptText = (): ((attempt: WebhookAttempt) => string) => {
  const { t } = useTranslation('integration');
  return ({ status, failure }) =>
    status === undefined
      ? t(`delivery.failures.${failure ?? 'BROKEN'}`)
      : t('delivery.answered', { status: String(status) });
};
