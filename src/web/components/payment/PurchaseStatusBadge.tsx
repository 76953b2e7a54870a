import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '#contract/storefront/model/paymentStatus.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';

/** Marks purchases that are not paid (yet); paid ones need no mark (CRE-021). */
export const PurchaseStatusBadge = ({ status }: { status: PaymentStatus }): ReactElement | null => {
  const { t } = useTranslation('credits');
  if (status === 'SUCCESS') return null;
  return <Badge tone={status === 'PENDING' ? 'warning' : 'danger'}>{t(`history.status.${status}`)}</Badge>;
};
