import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type SellingSuspendedProps = NonNullable<Credit['suspension']>;

/** That nothing can be sold, and why. */
export const SellingSuspended = ({ reason, since }: SellingSuspendedProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  return (
    <Banner tone="danger" title={t('suspended.title', { at: dateTime(since) })}>
      <p>{reason}</p>
      <p>{t('suspended.text')}</p>
    </Banner>
  );
};
