import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryState } from '#contract/storefront/model/webhookDeliveryState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<WebhookDeliveryState, NonNullable<BadgeProps['tone']>> = {
  PENDING: 'warning',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** How an event's delivery stands. */
export const DeliveryStateBadge = ({ state }: { state: WebhookDeliveryState }): ReactElement => {
  const { t } = useTranslation('integration');
  return <Badge tone={tones[state]}>{t(`delivery.states.${state}`)}</Badge>;
};
