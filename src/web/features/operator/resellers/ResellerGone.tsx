import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { UsersIcon } from '#web/ui/icons.ts';
import { paths } from '#web/navigation/paths.ts';

/** In place of a reseller that there is not. */
export const ResellerGone = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <EmptyState
      icon={UsersIcon}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Link href={paths.operatorResellers()}>{t('title')}</Link>}
    />
  );
};
