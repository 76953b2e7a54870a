import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { topUpReturn } from '#web/browser-storage/top-up.ts';
import { forgetEndedPayment } from '#web/browser-storage/payment-marker.ts';
import { type PaymentStatus, PaymentStatusDialog } from './components/PaymentStatusDialog.tsx';
import { useStored } from '#web/browser-storage/stored.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useFirstDayReturn } from '#web/navigation/use-first-day-return.ts';
import { type ShownStanding, usePaymentStanding } from '#web/queries/use-payment-standing.ts';

const looks: Record<ShownStanding, PaymentStatus> = {
  success: 'success',
  failure: 'error',
  pending: 'pending',
  looking: 'pending',
  unread: 'pending',
  none: 'pending',
};

const useText = (standing: ShownStanding): string => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const { data, isFetching } = useGetCredit();
  const balance = data && !isFetching ? money(data.balance.value, data.balance.currency) : undefined;
  if (balance === undefined || (standing !== 'success' && standing !== 'none')) return t(`notice.${standing}Text`);
  return t(standing === 'success' ? 'notice.newBalance' : 'notice.noneBalance', { balance });
};

/** How a top-up ended, as it is looked up: /credits?success and /credits?pending ask for it (CRE-009). */
export const TopUpNotice = (): ReactElement => {
  const { t } = useTranslation('credits');
  const navigate = useNavigate();
  const returnToFirstDay = useFirstDayReturn('credit');
  const [query] = useSearchParams();
  const isTold = query.has('success') || query.has('pending');
  const standing = usePaymentStanding(isTold);
  const text = useText(standing);
  const origin = useStored(topUpReturn);
  // After a failure the next try is here.
  const way = standing === 'success' || standing === 'pending' ? origin : null;
  const leave = (): void => {
    forgetEndedPayment();
    if (way !== null) {
      topUpReturn.clear();
      void navigate(way, { replace: true });
    } else if (!returnToFirstDay()) void navigate(paths.credits(), { replace: true });
  };
  return (
    <PaymentStatusDialog
      status={isTold ? looks[standing] : undefined}
      title={t(`notice.${standing}Title`)}
      text={text}
      doneLabel={t(way === null ? 'notice.done' : 'notice.goOn')}
      onDone={leave}
    />
  );
};
