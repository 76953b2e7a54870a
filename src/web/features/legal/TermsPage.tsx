import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { configuration } from '#web/configuration/configuration.ts';
import { useGetTermsAndConditions } from '#web/api/storefront/legal/legal.ts';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { LegalText, termsQueryKey, useElsewhere } from './LegalText.tsx';

/** /terms-and-conditions, in the language shown. */
export const Component = (): ReactElement => {
  const { t, i18n } = useTranslation('legal');
  const { language } = i18n;
  const query = useGetTermsAndConditions(
    configuration.storeSlug,
    { Locale: language },
    { query: { queryKey: termsQueryKey(language) } },
  );
  useElsewhere(configuration.termsUrl, queryFailure(query) !== undefined);
  return <LegalText title={t('terms')} query={query} failed={t('termsFailed')} />;
};
