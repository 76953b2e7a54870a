import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';

/** Nothing can be sold yet. The empty inventory fills itself with one press; the other way is the catalogue. */
export const NoPackages = (): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <EmptyState
      title={t('packages.empty')}
      action={
        <>
          <Link href={paths.inventory()} variant="primary">
            {t('packages.emptyStart')}
          </Link>
          <Link href={paths.dataPackages()} variant="secondary">
            {t('packages.emptyAction')}
          </Link>
        </>
      }
    />
  );
};
