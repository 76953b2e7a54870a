import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Payment } from '#contract/operator/model/payment.ts';
import { useGetPayment } from '#web/api/operator/desk-payments/desk-payments.ts';
import { PaymentEvents } from '#web/components/operator/PaymentEvents.tsx';
import { PaymentOverview } from '#web/components/operator/PaymentOverview.tsx';
import { PaymentStateBadge } from '#web/components/operator/PaymentStateBadge.tsx';
import { TransferState } from '#web/components/operator/TransferState.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { CreditCardIcon } from '#web/ui/icons.ts';
import { resellerHref } from '../addresses/resellers.ts';
import { paymentHref, paymentsHref } from '../addresses/payments.ts';
import styles from './PaymentPage.module.css';
import { SettleTransfer } from './SettleTransfer.tsx';

const Gone = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return (
    <EmptyState
      icon={CreditCardIcon}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Link href={paymentsHref}>{t('title')}</Link>}
    />
  );
};

const Total = ({ total }: Payment): ReactElement => {
  const { moneyParts } = useFormat();
  return <Figure {...moneyParts(total.value, total.currencyCode)} size="large" />;
};

/** /operator/payments/{id}: one payment, what happened to it, and what came by bank transfer. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { id = '' } = useParams();
  const query = useGetPayment(id);
  const { data } = query;
  const isOpen = data?.transfer !== undefined && data.transfer.bookedAt === undefined;
  return (
    <PageFrame
      title={data ? data.reseller.email : t('payment')}
      context={data ? <PaymentStateBadge state={data.state} /> : query.isPending && <Skeleton width="6rem" />}
      figure={query.isPending ? <FigureSkeleton size="large" /> : data && <Total {...data} />}
      actions={data && isOpen && <SettleTransfer payment={data} />}
      back={{ href: paymentsHref, label: t('title') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<Gone />} card={{}}>
        {(payment) => (
          <div className={styles.page}>
            {payment.transfer && (
              <TransferState transfer={payment.transfer} isAwaited={payment.state === 'PENDING'} hrefOf={paymentHref} />
            )}
            <PaymentOverview payment={payment} resellerHref={resellerHref(payment.reseller.id)} hrefOf={paymentHref} />
            <PaymentEvents events={payment.events} />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
