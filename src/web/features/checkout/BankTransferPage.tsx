import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { BankTransfer } from '#contract/storefront/model/bankTransfer.ts';
import { useGetBankTransfer } from '#web/api/storefront/payments/payments.ts';
import { clearPaymentMarker, emptyPaidCart, readPaymentMarker } from '#web/browser-storage/payment-marker.ts';
import { topUpValue } from '#web/browser-storage/top-up.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useGivenUpPayment } from '#web/queries/use-given-up-payment.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner, type BannerProps } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import styles from './BankTransferPage.module.css';
import { TransferInstructions } from './components/TransferInstructions.tsx';

const ASK_AGAIN_MS = 30_000;

const tones: Record<BankTransfer['state'], NonNullable<BannerProps['tone']>> = {
  PENDING: 'info',
  BOOKED: 'success',
  OTHER_AMOUNT: 'warning',
  CANCELLED: 'info',
  EXPIRED: 'warning',
};

/** What was ordered here a moment ago is no longer in the cart: it is paid when the money comes. */
const useOrdered = (transfer: BankTransfer | undefined): void =>
  useEffect(() => {
    if (transfer === undefined || readPaymentMarker()?.paymentId !== transfer.id) return;
    if (transfer.purpose === 'ASSET') emptyPaidCart();
    else topUpValue.clear();
    clearPaymentMarker();
  }, [transfer]);

const Standing = ({ transfer: { state, purpose, total, received } }: { transfer: BankTransfer }): ReactElement => {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const [href, label] =
    purpose === 'ASSET' && state === 'BOOKED'
      ? [paths.inventory(), t('transfer.toInventory')]
      : [paths.credits(), t('transfer.toCredits')];
  return (
    <Banner
      tone={tones[state]}
      title={t(`transfer.states.${state}.title`)}
      action={state !== 'PENDING' && <Link href={href}>{label}</Link>}
    >
      {t(`transfer.states.${state}.text`, {
        total: money(total.priceValue, total.currencyCode),
        received: received ? money(received.priceValue, received.currencyCode) : '',
      })}
    </Banner>
  );
};

const Awaited = ({ transfer }: { transfer: BankTransfer }): ReactElement => {
  const { t } = useTranslation('checkout');
  const { date } = useFormat();
  const steps = ['transfer', 'arrival', 'wait'] as const;
  return (
    <>
      <Card title={t('transfer.account')}>
        <TransferInstructions transfer={transfer} />
      </Card>
      <Card title={t('transfer.nextTitle')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`transfer.next.${transfer.purpose}.${step}`, { date: date(transfer.dueDate) })}</li>
          ))}
        </ol>
      </Card>
    </>
  );
};

const Gone = (): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <Card>
      <EmptyState
        icon={WalletIcon}
        title={t('transfer.notFound')}
        text={t('transfer.notFoundText')}
        action={<Link href={paths.credits()}>{t('transfer.toCredits')}</Link>}
      />
    </Card>
  );
};

const Total = ({ total }: BankTransfer): ReactElement => {
  const { moneyParts } = useFormat();
  return <Figure {...moneyParts(total.priceValue, total.currencyCode)} size="large" />;
};

type CancelTransferProps = {
  /** The pending payment. */
  id: string;
};

/** Gives a payment by bank transfer up, after asking. */
const CancelTransfer = ({ id }: CancelTransferProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const [isAsking, ask] = useState(false);
  const { reset, dialog } = useGivenUpPayment(id, { done: t('transfer.cancelled'), onClose: () => ask(false) });
  const open = (): void => {
    reset();
    ask(true);
  };
  return (
    <>
      <Button onPress={open}>{t('transfer.cancel')}</Button>
      <ConfirmDialog
        {...dialog}
        isOpen={isAsking}
        title={t('transfer.cancelTitle')}
        confirmLabel={t('transfer.cancel')}
        cancelLabel={t('transfer.keep')}
      >
        {t('transfer.cancelText')}
      </ConfirmDialog>
    </>
  );
};

/** /bank-transfer/{id}: what to transfer for a payment, and its state. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['checkout', 'credits', 'shell']);
  const { id = '' } = useParams();
  const query = useGetBankTransfer(id, {
    query: { refetchInterval: ({ state }) => (state.data?.state === 'PENDING' ? ASK_AGAIN_MS : false) },
  });
  const { data } = query;
  useOrdered(data);
  return (
    <PageFrame
      title={t('shell:titles.bankTransfer')}
      figure={query.isPending ? <FigureSkeleton size="large" /> : data && <Total {...data} />}
      actions={data?.state === 'PENDING' && <CancelTransfer id={id} />}
      back={{ href: paths.credits(), label: t('credits:title') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<Gone />} card={{}}>
        {(transfer) => (
          <div className={styles.page}>
            <Standing transfer={transfer} />
            {transfer.state === 'PENDING' && <Awaited transfer={transfer} />}
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
