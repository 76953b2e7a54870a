import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import type { TillSearchState } from './use-till-search.ts';

export type SearchMessageProps = Pick<TillSearchState, 'search' | 'items' | 'outcome' | 'retry'>;

/** What the till's search found, and the way on where it found nothing. */
export const SearchMessage = ({ search, items, outcome, retry }: SearchMessageProps): ReactElement | null => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  if (search.kind === 'words') return items ? <span>{t('till.found', { count: items.length })}</span> : null;
  if (search.kind === 'nothing') return null;
  const isEmail = search.kind === 'email';
  switch (outcome) {
    case 'unfinished':
      return <span>{isEmail ? t('till.emailUnfinished') : t('till.iccidUnfinished')}</span>;
    case 'unknown':
      return isEmail ? (
        <>
          <span>{t('till.emailUnknown')}</span>
          <Link href={paths.pointOfSaleNew(search.email)}>{t('till.sellToNew')}</Link>
        </>
      ) : (
        <span>{t('till.iccidUnknown')}</span>
      );
    case 'failed':
      return (
        <>
          <span>{t('search.failed')}</span>
          <Button size="small" onPress={retry}>
            {t('common:tryAgain')}
          </Button>
        </>
      );
    default:
      return <span>{t('till.pressEnter')}</span>;
  }
};
