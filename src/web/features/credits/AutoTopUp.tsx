import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { isCountryMissing } from '#domain/payment-refusal.ts';
import { isChangedSince } from '#domain/refusal.ts';
import {
  AUTO_TOP_UPS_A_DAY,
  autoTopUpAmountMinimum,
  autoTopUpThresholdMinimum,
  canReachThreshold,
  isTopUpDue,
  TOP_UP_MAX,
} from '#domain/top-up.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import {
  getGetCreditQueryKey,
  getGetCreditQueryOptions,
  useGetCredit,
  useSetAutoTopUp,
} from '#web/api/storefront/credit/credit.ts';
import {
  getListPaymentHistoryQueryKey,
  useGetPaymentDetails,
  useListCurrencies,
} from '#web/api/storefront/payments/payments.ts';
import { useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { InvoiceAddressNotice } from '#web/components/payment/InvoiceAddressNotice.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { billingAddressHref, isBackFromAddress } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { type Draft, useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './AutoTopUp.module.css';
import type { AutoTopUpValues } from './components/AutoTopUpModal.tsx';
import { useAddCard, useStoredCard } from './use-stored-card.ts';

const AutoTopUpModal = lazyComponent(async () => (await import('./components/AutoTopUpModal.tsx')).AutoTopUpModal);

/** Saves, shows what is saved without asking for it again, and says how it changed (CRE-023 to CRE-026). */
const useSave = ({ autoTopUpEnabled }: Credit, onSaved: () => void) => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  return useSetAutoTopUp({
    mutation: {
      // Before it is sent: a lost answer is looked up, which shows the new state already.
      onMutate: () => autoTopUpEnabled,
      onSuccess: (credit, _sent, wasOn) => {
        queries.setQueryData(getGetCreditQueryKey(), credit);
        const change = wasOn ? 'updated' : 'activated';
        toast.success(t(`autoTopUp.${credit.autoTopUpEnabled ? change : 'deactivated'}`));
        onSaved();
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(failureText(error, t('autoTopUp.error')));
      },
    },
  });
};

/** What a refusal says that belongs to no field. */
const useFailure = () => {
  const problemText = useProblemText();
  return (error: ApiError | null) => {
    // The form shows both values of what was changed elsewhere.
    if (!error || error.problem.errors?.length || isChangedSince(error.problem)) return undefined;
    return {
      text: problemText(error),
      setupHref: isCountryMissing(error.problem) ? billingAddressHref(paths.credits()) : undefined,
    };
  };
};

const NO_MINIMUM = { minimumTopUpAmount: 0, minimumTopUpThreshold: 0 };

type EditProps = { credit: Credit; draft: Draft<AutoTopUpValues>; onSaved: () => void; onClose: () => void };

const Edit = ({ credit, draft, onSaved, onClose }: EditProps): ReactElement => {
  // Without an answer the fixed minimums hold, and the server has the last word anyway.
  const { data: currencies } = useListCurrencies();
  const queries = useQueryClient();
  const currency = currencies?.find(({ code }) => code === credit.balance.currency) ?? NO_MINIMUM;
  const minimums = { threshold: autoTopUpThresholdMinimum(currency), amount: autoTopUpAmountMinimum(currency) };
  // The amount makes no difference to why there is no VAT.
  const { data: price } = useGetPaymentDetails(
    { amount: minimums.amount, currencyCode: credit.balance.currency },
    { query: { gcTime: 0 } },
  );
  const save = useSave(credit, onSaved);
  const failureOf = useFailure();
  return (
    <AutoTopUpModal
      credit={credit}
      minimums={minimums}
      vatExemption={price?.vatExemption}
      onSave={(settings, version) => save.mutateAsync({ data: settings, ...ifMatch(version) })}
      readLatest={() => queries.fetchQuery({ ...getGetCreditQueryOptions(), staleTime: 0 })}
      onClose={onClose}
      isSaving={save.isPending}
      failure={failureOf(save.error)}
      draft={draft}
    />
  );
};

const isDue = ({ autoTopUpEnabled, balance, topUpThreshold }: Credit): boolean =>
  autoTopUpEnabled && isTopUpDue(balance.value, topUpThreshold);

/**
 * The credit, watched for a while where a purchase is about to come, which the history then shows too. Watched again
 * after `watch`: the new settings may buy at once.
 */
const useWatchedCredit = () => {
  const queries = useQueryClient();
  const [since, setSince] = useState(() => Date.now());
  const credit = useGetCredit({
    query: {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isDue(data) && Date.now() < since + PAYMENT_POLL_TIMEOUT_MS && PAYMENT_POLL_INTERVAL_MS,
    },
  });
  const balance = credit.data?.balance.value;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current !== undefined && known.current !== balance)
      void queries.invalidateQueries({ queryKey: getListPaymentHistoryQueryKey() });
    known.current = balance;
  }, [balance, queries]);
  return { credit, watch: () => setSince(Date.now()) };
};

/**
 * Whether the visitor is back from the billing address, where the form has sent them: it is open again then, once. It
 * may charge the card, so it never opens for a text alone that an earlier visit left.
 */
const useIsBack = (): boolean => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isBack = isBackFromAddress(state);
  useEffect(() => {
    if (isBack) void navigate(pathname + search, { replace: true });
  }, [isBack, navigate, pathname, search]);
  return isBack;
};

const nothing = (): void => undefined;

const UNKNOWN: Credit = {
  balance: { value: 0, currency: DEFAULT_CURRENCY },
  autoTopUpEnabled: false,
  topUpThreshold: 0,
  topUpAmount: 0,
};

type RefusalNoticeProps = { refusal: NonNullable<Credit['topUpRefusal']>; isOn: boolean };

/** That the card was refused, why, and what comes next: another try, or nothing until it is switched on again. */
const RefusalNotice = ({ refusal, isOn }: RefusalNoticeProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const { add, isAdding } = useAddCard();
  const { refusedAt, reason, nextTryAt } = refusal;
  return (
    <Banner
      tone="danger"
      title={t('autoTopUp.refusedAt', { time: dateTime(refusedAt) })}
      action={
        <Button size="small" onPress={add} isPending={isAdding}>
          {t('autoTopUp.updateCard')}
        </Button>
      }
    >
      {reason !== undefined && <p>{words(reason)}</p>}
      {!isOn && <p>{t('autoTopUp.refusedOff')}</p>}
      {nextTryAt !== undefined && <p>{t('autoTopUp.nextTry', { time: dateTime(nextTryAt) })}</p>}
    </Banner>
  );
};

type AutoTopUpStatusProps = {
  /** With the settings that are in force. */
  credit: Credit;
  /** Whether a card is stored; undefined while that is unknown. */
  hasCard: boolean | undefined;
  /** Opens AutoTopUpModal. */
  onOpen: () => void;
};

/** What the automatic top-up does, and the way to change it; switched on only with a card (CRE-013 to CRE-015). */
const AutoTopUpStatus = ({ credit, hasCard, onOpen }: AutoTopUpStatusProps): ReactElement => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const { autoTopUpEnabled: isOn, balance, topUpThreshold, topUpAmount, topUpRefusal } = credit;
  const needsCard = hasCard === undefined ? t('autoTopUp.cardUnknown') : t('autoTopUp.cardMissing');
  return (
    <div className={styles.status}>
      <p>
        {isOn
          ? t('autoTopUp.on', {
              threshold: money(topUpThreshold, balance.currency),
              amount: money(topUpAmount, balance.currency),
            })
          : t('autoTopUp.off')}
      </p>
      {isOn && <p>{t('autoTopUp.most', { most: AUTO_TOP_UPS_A_DAY })}</p>}
      {isOn && !canReachThreshold({ threshold: topUpThreshold, amount: topUpAmount }) && (
        <Banner tone="warning">{t('autoTopUp.outOfReach', { maximum: money(TOP_UP_MAX, balance.currency) })}</Banner>
      )}
      {topUpRefusal && <RefusalNotice refusal={topUpRefusal} isOn={isOn} />}
      <Button onPress={onOpen} disabledReason={isOn || hasCard === true ? undefined : needsCard}>
        {isOn ? t('autoTopUp.manage') : t('autoTopUp.activate')}
      </Button>
    </div>
  );
};

/** The automatic top-up: whether it is on, and the form that changes it. */
export const AutoTopUp = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { credit, watch } = useWatchedCredit();
  const { data: card } = useStoredCard();
  const { data: user } = useGetCurrentUser();
  const draft = useDraft<AutoTopUpValues>('automatic top-up');
  const isBack = useIsBack();
  const [isEditing, setEditing] = useState(() => isBack && draft.read() !== undefined);
  useFetchAhead(AutoTopUpModal);
  const edit = (): void => {
    setEditing(true);
    // Another till may have sold since: the form says what is charged at once, which the balance decides.
    void credit.refetch();
  };
  const close = (): void => setEditing(false);
  const saved = (): void => {
    watch();
    close();
  };
  const hasCard = card === undefined ? undefined : card !== null;
  return (
    <Card id="autoTopUp" title={t('autoTopUp.title')}>
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
            {(data.autoTopUpEnabled || hasCard === true) && (
              <InvoiceAddressNotice user={user} href={billingAddressHref(paths.credits())} />
            )}
            <AutoTopUpStatus credit={data} hasCard={hasCard} onOpen={edit} />
            {isEditing && <Edit credit={data} draft={draft} onSaved={saved} onClose={close} />}
          </>
        )}
      </QueryContent>
    </Card>
  );
};
