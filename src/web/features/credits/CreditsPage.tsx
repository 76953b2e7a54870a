import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { hasBillingAddress } from '#domain/billing-address.ts';
import { topUpMinimum } from '#domain/top-up.ts';
import { useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListCurrencies } from '#web/api/storefront/payments/payments.ts';
import { hideFlag } from '#web/browser-storage/flags.ts';
import { topUpValue } from '#web/browser-storage/top-up.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import type { FormDraft } from '#web/components/form/use-form.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { AutoTopUp } from './AutoTopUp.tsx';
import { CardNotice } from './CardNotice.tsx';
import { CardPanel } from './CardPanel.tsx';
import type { TopUpValues } from './components/TopUpForm.tsx';
import styles from './CreditsPage.module.css';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { PurchaseHistory } from './PurchaseHistory.tsx';
import { TopUpNotice } from './TopUpNotice.tsx';

const TopUpForm = lazyComponent(async () => (await import('./components/TopUpForm.tsx')).TopUpForm, {
  fallback: (
    <div className={styles.form}>
      <Skeleton shape="block" height="100%" />
    </div>
  ),
});

/** The amount that was typed here, that the checkout still has, or that a sale lacked, which may be less than is sold. */
const useTopUpDraft = (): FormDraft<TopUpValues> => {
  const draft = useDraft<TopUpValues>('top-up');
  return useMemo(() => {
    const chosen = (): TopUpValues | undefined => {
      const amount = topUpValue.read();
      return amount === null ? undefined : { amount: String(Math.max(amount, topUpMinimum(undefined))) };
    };
    return { ...draft, read: () => draft.read() ?? chosen() };
  }, [draft]);
};

const TopUp = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const navigate = useNavigate();
  const draft = useTopUpDraft();
  const { data: credit } = useGetCredit();
  const { data: user } = useGetCurrentUser();
  // Without an answer the fixed minimum holds, and the server has the last word anyway.
  const { data: currencies } = useListCurrencies();
  const currency = credit?.balance.currency;
  const minimum = topUpMinimum(currencies?.find(({ code }) => code === currency));
  const submit = (amount: number): void => {
    topUpValue.write(amount);
    // Asked for now, and not in the middle of the payment.
    const lacksCountry = user !== undefined && !hasBillingAddress(user);
    void navigate(lacksCountry ? billingAddressHref(paths.creditCheckout()) : paths.creditCheckout());
  };
  return (
    <Card
      title={t('topUp.title')}
      subtitle={
        currency === undefined
          ? t('topUp.wholeAmounts')
          : t('topUp.subtitle', { currency, minimum: money(minimum, currency) })
      }
    >
      <TopUpForm currency={currency} minimum={minimum} onSubmit={submit} draft={draft} />
    </Card>
  );
};

/** The balance, as large as a number can be. */
const Balance = (): ReactElement => {
  const { t } = useTranslation(['credits', 'common']);
  const { moneyParts } = useFormat();
  const credit = useGetCredit();
  const { data } = credit;
  const failure = queryFailure(credit);
  if (data) {
    return (
      <div className={styles.balance}>
        <Figure label={t('credits:balance')} {...moneyParts(data.balance.value, data.balance.currency)} size="hero" />
      </div>
    );
  }
  if (!failure) {
    return (
      <div key="loading" className={styles.balance}>
        <Skeleton width="14rem" height="5rem" shape="block" />
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('credits:balanceFailed')}</p>
      <Button size="small" icon={RefreshIcon} onPress={failure.onRetry} isPending={failure.isRetrying}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
};

const bannerHidden = hideFlag('hideCreditsBanner');

/** The store's own message where one is configured, else a default one; once put away it stays away. */
const CreditsBanner = (): ReactElement | null => {
  const { t } = useTranslation('credits');
  const isHidden = useStored(bannerHidden);
  if (isHidden) return null;
  const { text, link, linkText } = configuration.creditsBanner ?? {
    text: t('banner'),
    link: paths.pricing(),
    linkText: t('bannerLink'),
  };
  return (
    <Banner
      onClose={() => bannerHidden.write(true)}
      action={link === undefined ? undefined : <Link href={link}>{linkText ?? link}</Link>}
    >
      {text}
    </Banner>
  );
};

type DebtNoticeProps = {
  /** The credit; nothing is shown where nothing is owed in another currency. */
  credit: Pick<Credit, 'balance' | 'owed'> | undefined;
};

/** That nothing is sold because something is owed in another currency, how much, and how it is settled. */
const DebtNotice = ({ credit }: DebtNoticeProps): ReactElement | null => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  if (!credit?.owed) return null;
  const amount = credit.owed.map(({ value, currency }) => money(value, currency)).join(', ');
  return (
    <Banner tone="danger" title={t('debt.title', { amount })}>
      {t(credit.balance.value === 0 ? 'debt.switchBack' : 'debt.ask', { currency: credit.balance.currency })}
    </Banner>
  );
};

/** /credits: the balance, the ways to top it up, its currency, and everything that was bought (CRE-007). */
export const Component = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { data: credit } = useGetCredit();
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      figure={<Balance />}
      actions={
        <span className={styles.statement}>
          <Link href={paths.creditStatement()} variant="secondary">
            {t('statement')}
          </Link>
        </span>
      }
    >
      <DebtNotice credit={credit} />
      <CreditsBanner />
      <div className={styles.columns}>
        <div className={styles.side}>
          <TopUp />
          <CardPanel />
          <AutoTopUp />
        </div>
        <div className={styles.history}>
          <PurchaseHistory />
        </div>
        {/* Last, since it comes late: nothing below it moves. */}
        <div className={styles.currency}>
          <CurrencySwitch />
        </div>
      </div>
      <TopUpNotice />
      <CardNotice />
    </PageFrame>
  );
};
