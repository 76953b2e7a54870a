import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasBillingAddress } from '#domain/account.ts';
import { topUpMinimum } from '#domain/top-up.ts';
import { topUpValue } from '#web/browser-storage/payment.ts';
import { useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListCurrencies } from '#web/api/storefront/payments/payments.ts';
import type { FormDraft } from '#web/components/form/use-form.ts';
import { DebtNotice } from './components/DebtNotice.tsx';
import type { TopUpValues } from './components/TopUpForm.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { AutoTopUp } from './AutoTopUp.tsx';
import { Balance } from './Balance.tsx';
import { CardNotice } from './CardNotice.tsx';
import { CardPanel } from './CardPanel.tsx';
import { CreditsBanner } from './CreditsBanner.tsx';
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

/** The amount that was typed here, or that the checkout still has. */
const useTopUpDraft = (): FormDraft<TopUpValues> => {
  const draft = useDraft<TopUpValues>('top-up');
  return useMemo(() => {
    const chosen = (): TopUpValues | undefined => {
      const amount = topUpValue.read();
      return amount === null ? undefined : { amount: String(amount) };
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

/** /credits: the balance, the ways to top it up, its currency, and everything that was bought (CRE-007). */
export const Component = (): ReactElement => {
  const { t } = useTranslation('credits');
  const { data: credit } = useGetCredit();
  return (
    <PageFrame title={t('title')} context={t('subtitle')} figure={<Balance />}>
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
