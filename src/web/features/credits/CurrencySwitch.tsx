import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetCreditQueryKey, useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListCurrencies, useSwitchCurrency } from '#web/api/storefront/payments/payments.ts';
import { isLasting, useProblemText } from '#web/api/use-problem-text.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const CurrencyForm = lazyComponent(async () => (await import('./components/CurrencyForm.tsx')).CurrencyForm, {
  fallback: <Skeleton shape="block" height="12.5rem" />,
});

type SwitchTo = { currency: string; onClose: () => void };

const ConfirmSwitch = ({ currency, onClose }: SwitchTo): ReactElement => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const call = useSwitchCurrency({
    mutation: {
      onSuccess: (credit) => {
        queries.setQueryData(getGetCreditQueryKey(), credit);
        toast.success(t('currency.switched', { currency }));
        onClose();
        // Prices and lowest amounts are in the new currency, too (CRE-031).
        return queries.invalidateQueries();
      },
      // ERR-032
      onError: (error) => {
        if (!isLasting(error)) toast.error(problemText(error, t('currency.failed')));
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('currency.confirmTitle', { currency })}
      confirmLabel={t('currency.confirm', { currency })}
      onConfirm={() => call.mutateAsync({ data: { currencyCode: currency } })}
      onCancel={onClose}
      isPending={call.isPending}
      error={isLasting(call.error) ? problemText(call.error) : undefined}
    >
      {t('currency.confirmText', { currency })}
    </ConfirmDialog>
  );
};

/** Holds the credit in another currency, where there is one and no credit is left (CRE-012). */
export const CurrencySwitch = (): ReactElement | null => {
  const { t } = useTranslation('credits');
  const { data: credit } = useGetCredit();
  const { data: currencies = [] } = useListCurrencies();
  const [wanted, want] = useState<string>();
  if (!credit || credit.balance.value !== 0 || currencies.length < 2) return null;
  const { currency } = credit.balance;
  return (
    <Card title={t('currency.title')} subtitle={t('currency.subtitle')}>
      {/* Another currency is another form. */}
      <CurrencyForm key={currency} currencies={currencies.map(({ code }) => code)} current={currency} onSwitch={want} />
      {wanted !== undefined && <ConfirmSwitch currency={wanted} onClose={() => want(undefined)} />}
    </Card>
  );
};
