import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '#contract/operator/model/paymentState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<PaymentState, NonNullable<BadgeProps['tone']>> = {
  PENDING: 'warning',
  SUCCESS: 'success',
  FAILURE: 'danger',
  CANCELLED: 'neutral',
};

type PaymentStateBadgeProps = {
  /** The state of the payment. */
  state: PaymentState;
};

/**
 * The state of a payment as the desk shows it.
 *
 * Use it beside a payment of any reseller. Resellers see their own payments with a PurchaseStatusBadge.
 *
 * Anatomy: a word on a ground in the colour of the state.
 *
 * Do:
 * - Set it in a column of states, or below the page's title.
 *
 * Don't:
 * - Tell a refund by it: a refunded payment has succeeded before.
 */
export const PaymentStateBadge = ({ state }: PaymentStateBadgeProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};
