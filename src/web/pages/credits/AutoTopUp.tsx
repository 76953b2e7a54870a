import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { isCountryMissing } from '#domain/refusal.ts';
import { autoTopUpAmountMinimum, autoTopUpThresholdMinimum } from '#domain/top-up.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { getGetCreditQueryKey, useGetCredit, useSetAutoTopUp } from '#web/api/storefront/credit/credit.ts';
import { getListPaymentHistoryQueryKey, useListCurrencies } from '#web/api/storefront/payments/payments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { AutoTopUpStatus } from '#web/components/payment/AutoTopUpStatus.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { paths } from '#web/paths.ts';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useStoredCard } from './use-stored-card.ts';

const AutoTopUpModal = lazyComponent(
  async () => (await import('#web/components/payment/AutoTopUpModal.tsx')).AutoTopUpModal,
);

/** Saves, shows what is saved without asking for it again, and says how it changed (CRE-023 to CRE-026). */
const useSave = ({ autoTopUpEnabled: wasOn }: Credit, onSaved: () => void) => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const queries = useQueryClient();
  return useSetAutoTopUp({
    mutation: {
      onSuccess: (credit) => {
        queries.setQueryData(getGetCreditQueryKey(), credit);
        const change = wasOn ? 'updated' : 'activated';
        toast.success(t(`autoTopUp.${credit.autoTopUpEnabled ? change : 'deactivated'}`));
        onSaved();
      },
      onError: () => toast.error(t('autoTopUp.error')),
    },
  });
};

/** What a refusal says that belongs to no field. */
const useFailure = () => {
  const problemText = useProblemText();
  return (error: ApiError | null) => {
    if (!error || error.problem.errors?.length) return undefined;
    return {
      text: problemText(error),
      setupHref: isCountryMissing(error.problem) ? paths.accountDetails() : undefined,
    };
  };
};

const NO_MINIMUM = { minimumTopUpAmount: 0, minimumTopUpThreshold: 0 };

const Edit = ({ credit, onClose }: { credit: Credit; onClose: () => void }): ReactElement => {
  // Without an answer the fixed minimums hold, and the server has the last word anyway.
  const { data: currencies } = useListCurrencies();
  const currency = currencies?.find(({ code }) => code === credit.balance.currency) ?? NO_MINIMUM;
  const save = useSave(credit, onClose);
  const failureOf = useFailure();
  return (
    <AutoTopUpModal
      credit={credit}
      minimums={{ threshold: autoTopUpThresholdMinimum(currency), amount: autoTopUpAmountMinimum(currency) }}
      onSave={(settings) => save.mutateAsync({ data: settings })}
      onClose={onClose}
      isSaving={save.isPending}
      failure={failureOf(save.error)}
    />
  );
};

const POLLS = PAYMENT_POLL_TIMEOUT_MS / PAYMENT_POLL_INTERVAL_MS;

/** Switched on below its limit, it buys at once: a purchase is about to come. */
const isDue = ({ autoTopUpEnabled, balance, topUpThreshold }: Credit): boolean =>
  autoTopUpEnabled && balance.value < topUpThreshold;

/** The credit, looked at for a while when a purchase is about to come, which then stands in the history, too. */
const useWatchedCredit = () => {
  const queries = useQueryClient();
  const credit = useGetCredit({
    query: {
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data !== undefined && isDue(data) && dataUpdateCount < POLLS && PAYMENT_POLL_INTERVAL_MS,
    },
  });
  const balance = credit.data?.balance.value;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current !== undefined && known.current !== balance)
      void queries.invalidateQueries({ queryKey: getListPaymentHistoryQueryKey() });
    known.current = balance;
  }, [balance, queries]);
  return credit;
};

const nothing = (): void => undefined;

const UNKNOWN: Credit = {
  balance: { value: 0, currency: 'USD' },
  autoTopUpEnabled: false,
  topUpThreshold: 0,
  topUpAmount: 0,
};

/** The automatic top-up: whether it is on, and the form that changes it. */
export const AutoTopUp = (): ReactElement => {
  const { t } = useTranslation('credits');
  const credit = useWatchedCredit();
  const { data: card } = useStoredCard();
  const [isEditing, setEditing] = useState(false);
  useFetchAhead(AutoTopUpModal);
  const hasCard = card === undefined ? undefined : card !== null;
  return (
    <Card title={t('autoTopUp.title')}>
      <QueryContent
        query={credit}
        loading={
          <SkeletonOf>
            <AutoTopUpStatus credit={UNKNOWN} hasCard={false} onOpen={nothing} />
          </SkeletonOf>
        }
        failed={t('autoTopUp.failed')}
      >
        {(data) => (
          <>
            <AutoTopUpStatus credit={data} hasCard={hasCard} onOpen={() => setEditing(true)} />
            {isEditing && <Edit credit={data} onClose={() => setEditing(false)} />}
          </>
        )}
      </QueryContent>
    </Card>
  );
};
