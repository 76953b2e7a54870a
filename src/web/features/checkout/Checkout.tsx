import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Price } from '#contract/storefront/model/price.ts';
import { useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import { useListPaymentMethods } from '#web/api/storefront/payments/payments.ts';
import { InvoiceAddressNotice } from '#web/components/payment/InvoiceAddressNotice.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { billingAddressHref, METHOD_QUERY } from '#web/navigation/billing-address.ts';
import { useInAddress } from '#web/navigation/use-in-address.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './Checkout.module.css';
import { ChangedElsewhere, type ChangedElsewhereProps } from './components/ChangedElsewhere.tsx';
import { PaymentMethodList } from './components/PaymentMethodList.tsx';
import { type CheckoutFailures, FailureModal } from './FailureModal.tsx';
import type { PaymentChoice } from './use-payment-start.ts';
import { type OwnCharge, useOpenCharge } from './OpenCharge.tsx';

const ExchangeSignIn = lazyComponent(async () => (await import('./ExchangeSignIn.tsx')).ExchangeSignIn);

/**
 * The ways to pay these totals; asks for none before they are known, and keeps those of the former totals until then.
 */
const usePaymentMethods = (totals: Price[] | undefined) =>
  useListPaymentMethods(
    { expectedPrices: totals ?? [] },
    {
      query: {
        enabled: totals !== undefined,
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  );

const readMethod = (query: URLSearchParams): string | null => query.get(METHOD_QUERY);

const writeMethod = (id: string | null, query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (id !== null) next.set(METHOD_QUERY, id);
  return next;
};

type CheckoutProps = {
  /** What is to be paid, in each currency that it can be paid in; undefined while it is being worked out. */
  totals: Price[] | undefined;
  /** The totals are of an earlier state of the cart: nothing is paid before the new ones are there. */
  areTotalsStale?: boolean;
  /** What is bought, above the ways to pay. */
  order?: ReactNode;
  /** The total and what it is made of, or what replaces it. */
  summary: ReactNode;
  /** Starts the payment in the chosen way; called once the form is complete. */
  onPay: (choice: PaymentChoice) => Promise<unknown>;
  /** That the last payment for the same was cancelled. */
  cancelled?: string | undefined;
  /** The payment by balance that this form sent may have been made: the next try is the same call. */
  isUnclear: boolean;
  /** The same payment once its answer was lost, to be looked up. */
  open?: OwnCharge | undefined;
  /** What another tab changed of it, to be decided before it is paid. */
  changed?: ChangedElsewhereProps | undefined;
  /** The payment starts, or the browser leaves for the payment page. */
  isPaying: boolean;
  /** Why the last attempt stopped, and the way to close its message. */
  failures: CheckoutFailures;
  /** Works the price out again. */
  onRetry: () => void;
  /** Where Cancel leads: the credits or the packages. */
  cancelHref: string;
};

type MethodsProps = {
  methods: ReturnType<typeof usePaymentMethods>;
  selectedId: string | null;
  lockedReason: string | undefined;
  onSelect: (id: string) => void;
};

const Methods = ({ methods, ...list }: MethodsProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <Card title={t('methods.title')}>
      <QueryContent
        query={methods}
        loading={<PaymentMethodList methods={undefined} {...list} />}
        failed={t('methods.failed')}
      >
        {(data) => <PaymentMethodList methods={data} {...list} />}
      </QueryContent>
    </Card>
  );
};

type PayButtonProps = {
  total: Price | undefined;
  isStale: boolean;
  priceFailure: CheckoutFailures['priceFailure'];
  /** Another payment by balance may have been made. */
  isChargeOpen: boolean;
  /** Another tab changed what is paid. */
  isChanged: boolean;
  methods: MethodsProps['methods'];
  isPaying: boolean;
  onPress: () => void;
};

/** Why nothing can be paid yet; undefined once it can. */
const useReason = ({
  total,
  isStale,
  priceFailure,
  isChargeOpen,
  isChanged,
  methods,
}: PayButtonProps): string | undefined => {
  const { t } = useTranslation('checkout');
  if (isChargeOpen) return t('balance.open');
  if (isChanged) return t('elsewhere.reason');
  if (priceFailure) return t(`error.subtitle.${priceFailure}`);
  if (total === undefined || isStale) return t('waitForPrice');
  if (methods.isError) return t('methods.failed');
  // ERR-005
  return methods.data?.length ? undefined : t('methods.paymentMethodMissing');
};

const PayButton = (props: PayButtonProps): ReactElement => {
  const { total, methods, isPaying, onPress } = props;
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const reason = useReason(props);
  const hasMethod = methods.data !== undefined && methods.data.length > 0;
  return (
    <Button variant="primary" size="large" isFullWidth isPending={isPaying} onPress={onPress} disabledReason={reason}>
      {total && hasMethod ? t('pay', { amount: money(total.priceValue, total.currencyCode) }) : t('payOnly')}
    </Button>
  );
};

/** What every checkout is made of: what is bought, how it is paid, what it costs, and why it did not go through. */
export const Checkout = ({
  totals,
  areTotalsStale = false,
  failures,
  onRetry,
  isUnclear,
  open,
  changed,
  ...props
}: CheckoutProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const methods = usePaymentMethods(totals);
  const { data: user } = useGetCurrentUser();
  const { pathname, search } = useLocation();
  const [chosenId, choose] = useInAddress(readMethod, writeMethod);
  const chosen = methods.data?.find(({ id }) => id === chosenId) ?? methods.data?.[0];
  const ownMethod = methods.data?.find(({ isCustomPaymentMethod }) => isCustomPaymentMethod);
  const method = isUnclear ? (ownMethod ?? chosen) : chosen;
  const isChargeOpen = useOpenCharge(open, failures) && !isUnclear;
  const [isSigningIn, setSigningIn] = useState(false);
  const isCustom = method?.isCustomPaymentMethod === true; // PKG-065
  const payWith = useSingleCall(async (value: string) => {
    if (!totals || !method || isChargeOpen || changed) return;
    await props.onPay({ methodId: method.id, isMethodChosen: method.id === chosenId, totals, token: value });
  });
  const pay = (): void => {
    if (isCustom && !isUnclear) setSigningIn(true);
    else payWith('');
  };
  const paySignedIn = (value: string): void => {
    setSigningIn(false);
    payWith(value);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {props.cancelled !== undefined && <Banner tone="info">{props.cancelled}</Banner>}
        {props.order}
        <Methods
          methods={methods}
          selectedId={method?.id ?? null}
          lockedReason={isUnclear ? t('balance.locked') : undefined}
          onSelect={choose}
        />
      </div>
      <div className={styles.side}>
        <Card title={t('summary.label')}>
          <div className={styles.pay}>
            {props.summary}
            <InvoiceAddressNotice user={user} href={billingAddressHref(pathname + search)} />
            {changed && <ChangedElsewhere {...changed} />}
            {isUnclear && !props.isPaying && (
              <Banner tone="warning" title={t('balance.unclearTitle')}>
                {t('balance.unclear')}
              </Banner>
            )}
            {isCustom && <p className={styles.hint}>{t(isUnclear ? 'balance.again' : 'balance.hint')}</p>}
            <div className={styles.bar}>
              <PayButton
                total={totals?.[0]}
                isStale={areTotalsStale || methods.isPlaceholderData}
                priceFailure={failures.priceFailure}
                isChargeOpen={isChargeOpen}
                isChanged={changed !== undefined}
                methods={methods}
                isPaying={props.isPaying}
                onPress={pay}
              />
            </div>
          </div>
        </Card>
      </div>
      {isSigningIn && <ExchangeSignIn onSignedIn={paySignedIn} onClose={() => setSigningIn(false)} />}
      <FailureModal
        failure={failures.failure}
        cancelHref={props.cancelHref}
        onClose={failures.close}
        onRetry={() => {
          failures.close();
          onRetry();
        }}
      />
    </div>
  );
};
