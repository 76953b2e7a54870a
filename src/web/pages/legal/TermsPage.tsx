import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/configuration/configuration.ts';
import { useGetTermsAndConditions } from '#web/api/storefront/legal/legal.ts';
import { termsQueryKey } from './legal-queries.ts';
import { LegalText } from './LegalText.tsx';
import { useElsewhere } from './use-elsewhere.ts';

/** /terms-and-conditions, in the language shown. */
export const Component = (): ReactElement => {
  const { t, i18n } = useTranslation('legal');
  const { language } = i18n;
  const { data, isError, isRefetching, refetch } = useGetTermsAndConditions(
    configuration.storeSlug,
    { Locale: language },
    { query: { queryKey: termsQueryKey(language) } },
  );
  useElsewhere(configuration.termsUrl, isError && !data);
  const failure = { title: t('termsFailed'), onRetry: () => void refetch(), isRetrying: isRefetching };
  return <LegalText title={t('terms')} text={data} failure={isError && !data ? failure : undefined} />;
};
