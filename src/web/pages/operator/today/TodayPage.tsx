import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';

/** /operator: how the store does today. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorToday');
  return (
    <PageFrame title={t('title')}>
      <></>
    </PageFrame>
  );
};
