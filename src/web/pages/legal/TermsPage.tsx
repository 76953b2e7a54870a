import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/api/configuration.ts';
import { getGetTermsAndConditionsQueryKey, useGetTermsAndConditions } from '#web/api/storefront/legal/legal.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { LegalText } from './LegalText.tsx';

/** /terms-and-conditions, in the language shown. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('legal');
  const { locale } = useFormat();
  const { data, isError, isRefetching, refetch } = useGetTermsAndConditions(
    configuration.storeSlug,
    { Locale: locale },
    { query: { queryKey: [...getGetTermsAndConditionsQueryKey(configuration.storeSlug), locale] } },
  );
  const failure = { title: t('termsFailed'), onRetry: () => void refetch(), isRetrying: isRefetching };
  return <LegalText title={t('terms')} text={data} failure={isError && !data ? failure : undefined} />;
};
