import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PaymentStatusDialog } from '#web/components/payment/PaymentStatusDialog.tsx';
import { paths } from '#web/paths.ts';

/** How the top-up ended, told by the address: /credits?success and /credits?pending (readings CRE-009). */
export const TopUpNotice = (): ReactElement => {
  const { t } = useTranslation('credits');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const status = (['success', 'pending'] as const).find((name) => query.has(name));
  return (
    <PaymentStatusDialog
      status={status}
      title={t(`notice.${status ?? 'success'}Title`)}
      text={t(`notice.${status ?? 'success'}Text`)}
      doneLabel={t('notice.done')}
      onDone={() => void navigate(paths.credits(), { replace: true })}
    />
  );
};
