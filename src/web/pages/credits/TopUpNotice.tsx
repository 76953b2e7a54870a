import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { PaymentStatusDialog } from '#web/components/payment/PaymentStatusDialog.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/paths.ts';
import { useFirstDayReturn } from '#web/first-day-return.ts';

/** How the top-up ended, told by the address: /credits?success and /credits?pending (CRE-009). */
export const TopUpNotice = (): ReactElement => {
  const { t } = useTranslation('credits');
  const navigate = useNavigate();
  const { money } = useFormat();
  const returnToFirstDay = useFirstDayReturn('credit');
  const { data, isFetching } = useGetCredit();
  const [query] = useSearchParams();
  const status = (['success', 'pending'] as const).find((name) => query.has(name));
  const text = (): string => {
    if (status === 'pending') return t('notice.pendingText');
    return data && !isFetching
      ? t('notice.newBalance', { balance: money(data.balance.value, data.balance.currency) })
      : t('notice.successText');
  };
  const leave = (): void => {
    if (!returnToFirstDay()) void navigate(paths.credits(), { replace: true });
  };
  return (
    <PaymentStatusDialog
      status={status}
      title={t(`notice.${status ?? 'success'}Title`)}
      text={text()}
      doneLabel={t('notice.done')}
      onDone={leave}
    />
  );
};
