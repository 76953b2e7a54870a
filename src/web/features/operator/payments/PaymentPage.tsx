import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { PaymentEvent } from '#contract/operator/model/paymentEvent.ts';
import { useGetPayment } from '#web/api/operator/payments/payments.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { CreditCardIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { PaymentOverview } from './components/PaymentOverview.tsx';
import { PaymentStateBadge } from './components/PaymentStateBadge.tsx';
import { RefundList } from './components/RefundList.tsx';
import { TransferState } from './components/TransferState.tsx';
import desk from '../components/DeskPage.module.css';
import styles from './PaymentPage.module.css';
import { RefundPayment } from './RefundPayment.tsx';
import { SettleTransfer } from './SettleTransfer.tsx';
import { useWayBack } from '../use-way-back.ts';

type PaymentEventsProps = {
  /** Oldest first. */
  events: readonly PaymentEvent[];
};

const useDetails = ({ at, by, reference, times = 1 }: PaymentEvent): string => {
  const { t } = useTranslation('operatorPayments');
  const { dateTime, number } = useFormat();
  const repeated = times > 1 ? t('events.times', { number: number(times) }) : undefined;
  return [dateTime(at), by, reference, repeated].filter(Boolean).join(' · ');
};

const Event = ({ event }: { event: PaymentEvent }): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { money } = useFormat();
  const words = useServerWords();
  const { kind, amount, message, refusal } = event;
  return (
    <div className={styles.event}>
      <span>
        {t(`events.${kind}`)}
        {amount && `: ${money(amount.value, amount.currencyCode)}`}
      </span>
      {refusal !== undefined && <strong>{t('events.refused', { code: refusal })}</strong>}
      {message !== undefined && <p className={styles.more}>{words(message)}</p>}
      <p className={styles.more}>{useDetails(event)}</p>
    </div>
  );
};

/** What happened to a payment: reports of its provider, what operators entered, what was booked. */
const PaymentEvents = ({ events }: PaymentEventsProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return (
    <Card title={t('events.title')}>
      <List
        label={t('events.title')}
        items={events}
        itemKey={(event) => JSON.stringify(event)}
        className={styles.events}
      >
        {(event) => <Event event={event} />}
      </List>
    </Card>
  );
};

const Gone = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return (
    <EmptyState
      icon={CreditCardIcon}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Link href={paths.operatorPayments()}>{t('title')}</Link>}
    />
  );
};

const Total = ({ total }: Payment): ReactElement => {
  const { moneyParts } = useFormat();
  return <Figure {...moneyParts(total.value, total.currencyCode)} size="large" />;
};

const ASK_AGAIN_MS = 5_000;

const isBeingRefunded = ({ refunds }: Payment): boolean => refunds.some(({ state }) => state === 'SENT');

const Actions = (payment: Payment): ReactElement | null => {
  if (payment.transfer !== undefined && payment.transfer.bookedAt === undefined) {
    return <SettleTransfer payment={payment} />;
  }
  return payment.state === 'SUCCESS' ? <RefundPayment payment={payment} /> : null;
};

/** /operator/payments/{id}: one payment, what happened to it, what came by bank transfer, and what went back. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { id = '' } = useParams();
  const query = useGetPayment(id, {
    query: { refetchInterval: ({ state }) => (state.data && isBeingRefunded(state.data) ? ASK_AGAIN_MS : false) },
  });
  const { data } = query;
  return (
    <PageFrame
      title={data ? data.reseller.name || data.reseller.email : t('payment')}
      context={data ? <PaymentStateBadge state={data.state} /> : query.isPending && <Skeleton width="6rem" />}
      figure={query.isPending ? <FigureSkeleton size="large" /> : data && <Total {...data} />}
      actions={data && <Actions {...data} />}
      back={useWayBack('operatorPayments', 'operatorReseller', 'operatorAttention')}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<Gone />} card={{}}>
        {(payment) => (
          <div className={desk.page}>
            {payment.transfer && (
              <TransferState
                transfer={payment.transfer}
                isAwaited={payment.state === 'PENDING'}
                hrefOf={paths.operatorPayment}
              />
            )}
            <PaymentOverview
              payment={payment}
              resellerHref={paths.operatorReseller(payment.reseller.id)}
              hrefOf={paths.operatorPayment}
            >
              <PaymentEvents events={payment.events} />
            </PaymentOverview>
            <RefundList refunds={payment.refunds} resellerHref={paths.operatorReseller(payment.reseller.id)} />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
