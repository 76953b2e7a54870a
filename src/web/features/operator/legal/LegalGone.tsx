import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { paths } from '#web/navigation/paths.ts';

/** In place of a version that there is not. */
export const LegalGone = (): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<Link href={paths.operatorLegal()}>{t('title')}</Link>}
    />
  );
};
