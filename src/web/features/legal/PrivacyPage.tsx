import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/configuration/configuration.ts';
import { useGetPrivacyPolicy } from '#web/api/storefront/legal/legal.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { LegalText, privacyQueryKey, useElsewhere } from './LegalText.tsx';

/** /privacy-policy, in the language shown. */
export const Component = (): ReactElement => {
  const { t, i18n } = useTranslation('legal');
  const { language } = i18n;
  const query = useGetPrivacyPolicy(
    configuration.storeSlug,
    { Locale: language },
    { query: { queryKey: privacyQueryKey(language) } },
  );
  useElsewhere(configuration.privacyUrl, queryFailure(query) !== undefined);
  return <LegalText title={t('privacy')} query={query} failed={t('privacyFailed')} />;
};
