import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type DebtNoticeProps = {
  /** The credit; nothing is shown where nothing is owed in another currency. */
  credit: Pick<Credit, 'balance' | 'owed'> | undefined;
};

/**
 * That nothing is sold because something is owed in another currency, how much, and how it is settled.
 *
 * Use it above the credit. That the credit itself is below zero is seen at the balance.
 */
export const DebtNotice = ({ credit }: DebtNoticeProps): ReactElement | null => {
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
