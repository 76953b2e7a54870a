import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';

/** The title of a delivery's event. */
export const useEventTitle = (): ((delivery: Pick<WebhookDelivery, 'type'>) => string) => {
  const { t } = useTranslation('api');
  return ({ type }) => {
    const known = WEBHOOK_TYPES.find((each) => each === type);
    return known ? t(`webhooks.types.${known}.title`) : type;
  };
};
