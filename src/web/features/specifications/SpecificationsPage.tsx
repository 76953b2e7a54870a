import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SpecificationName } from '#web/configuration/downloads.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Specification } from './Specification.tsx';
import type { ChannelToken } from './CredentialsForm.tsx';

const NAMES: readonly SpecificationName[] = ['partner', 'storefront'];

/** /api/specifications: both documents, interactive; the partner API unless the address says otherwise. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('specifications');
  const [query, setQuery] = useSearchParams();
  // Kept only here: leaving the page forgets it.
  const [token, setToken] = useState<ChannelToken>();
  const selected = query.get('document') === 'storefront' ? 'storefront' : 'partner';
  const tabs = NAMES.map((key) => ({
    key,
    label: t(key),
    content: <Specification name={key} token={token} onToken={setToken} />,
  }));
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <Tabs
        label={t('documents')}
        tabs={tabs}
        selectedKey={selected}
        onChange={(name) => setQuery(name === 'partner' ? {} : { document: name })}
      />
    </PageFrame>
  );
};
