import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleSummary } from '#contract/storefront/model/groupSaleSummary.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useFirstTravellers } from './use-first-travellers.ts';
import styles from './PastGroups.module.css';

type PastGroupsProps = {
  /** The newest first. */
  groups: readonly GroupSaleSummary[];
};

/** The latest group sales, each with the way to its lines; nothing while there are none. */
export const PastGroups = ({ groups }: PastGroupsProps): ReactElement | null => {
  const { t } = useTranslation('groupSale');
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const whoOf = useFirstTravellers();
  if (groups.length === 0) return null;
  return (
    <Card title={t('past.title')}>
      <ul className={styles.groups} aria-label={t('past.title')}>
        {groups.map(({ id, name, dataPackage, createdAt, soldCount, lineCount, firstTravellers }) => (
          <li key={id} className={styles.group}>
            <Link href={paths.groupSale(id)} variant="plain">
              {t('past.name', { name: nameOf({ ...dataPackage, name }), count: lineCount })}
            </Link>
            {firstTravellers.length > 0 && <span className={styles.who}>{whoOf(firstTravellers, lineCount)}</span>}
            <span className={styles.facts}>
              <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              {' · '}
              {t('past.sold', { sold: soldCount, count: lineCount })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
