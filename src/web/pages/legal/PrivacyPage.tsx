import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/api/configuration.ts';
import { getGetPrivacyPolicyQueryKey, useGetPrivacyPolicy } from '#web/api/storefront/legal/legal.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { LegalText } from './LegalText.tsx';

/** /privacy-policy, in the language shown. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('legal');
  const { locale } = useFormat();
  const { data, isError, isRefetching, refetch } = useGetPrivacyPolicy(
    configuration.storeSlug,
    { Locale: locale },
    { query: { queryKey: [...getGetPrivacyPolicyQueryKey(configuration.storeSlug), locale] } },
  );
  const failure = { title: t('privacyFailed'), onRetry: () => void refetch(), isRetrying: isRefetching };
  return <LegalText title={t('privacy')} text={data} failure={isError && !data ? failure : undefined} />;
};
