import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';

/** Stands in for a page that is not built yet. */
export const NotYetPage = (): ReactElement => {
  const { t } = useTranslation('shell');
  return <EmptyState title={t('notReady.title')} text={t('notReady.text')} />;
};
