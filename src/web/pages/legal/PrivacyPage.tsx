import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/configuration/configuration.ts';
import { useGetPrivacyPolicy } from '#web/api/storefront/legal/legal.ts';
import { privacyQueryKey } from './legal-queries.ts';
import { LegalText } from './LegalText.tsx';
import { useElsewhere } from './use-elsewhere.ts';

/** /privacy-policy, in the language shown. */
export const Component = (): ReactElement => {
  const { t, i18n } = useTranslation('legal');
  const { language } = i18n;
  const { data, isError, isRefetching, refetch } = useGetPrivacyPolicy(
    configuration.storeSlug,
    { Locale: language },
    { query: { queryKey: privacyQueryKey(language) } },
  );
  useElsewhere(configuration.privacyUrl, isError && !data);
  const failure = { title: t('privacyFailed'), onRetry: () => void refetch(), isRetrying: isRefetching };
  return <LegalText title={t('privacy')} text={data} failure={isError && !data ? failure : undefined} />;
};
