import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryState } from '#contract/storefront/model/webhookDeliveryState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<WebhookDeliveryState, NonNullable<BadgeProps['tone']>> = {
  PENDING: 'warning',
  DELIVERED: 'success',
  FAILED: 'danger',
};

type DeliveryStateBadgeProps = {
  /** Pending, delivered or failed, as the contract says. */
  state: WebhookDeliveryState;
};

/**
 * The state of an event's delivery.
 *
 * Use it in lists and details of deliveries.
 *
 * Anatomy: a word on a ground in the colour of the state.
 *
 * Do:
 * - Set the time of the next attempt beside `PENDING`: the badge does not say when.
 *
 * Don't:
 * - Use it for one attempt: that has the status of its answer, or why there was none.
 */
export const DeliveryStateBadge = ({ state }: DeliveryStateBadgeProps): ReactElement => {
  const { t } = useTranslation('integration');
  return <Badge tone={tones[state]}>{t(`delivery.states.${state}`)}</Badge>;
};
