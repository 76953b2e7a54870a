import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseStatus } from '#domain/purchase.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<Exclude<PurchaseStatus, 'SUCCESS'>, NonNullable<BadgeProps['tone']>> = {
  PENDING: 'warning',
  FAILURE: 'danger',
  CANCELLED: 'neutral',
  OTHER_AMOUNT: 'neutral',
};

type PurchaseStatusBadgeProps = {
  /** A value of the contract; SUCCESS renders nothing. */
  status: PurchaseStatus;
};

/**
 * Marks purchases that are not paid (yet); paid ones need no mark (CRE-021).
 *
 * Use it beside a purchase or a line of it.
 *
 * Anatomy: a badge with one word, in the tone of the status.
 *
 * Do:
 * - Pass the status as the contract says it.
 *
 * Don't:
 * - Put another mark beside it for a purchase that is paid.
 */
export const PurchaseStatusBadge = ({ status }: PurchaseStatusBadgeProps): ReactElement | null => {
  const { t } = useTranslation('credits');
  if (status === 'SUCCESS') return null;
  return <Badge tone={tones[status]}>{t(`history.status.${status}`)}</Badge>;
};
