import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { PageFrame, SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SearchIcon, UserIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { deskPages } from './desk-pages.tsx';
import styles from './OperatorPage.module.css';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { PasswordAlone } from './PasswordAlone.tsx';
import { useRoleCheck } from './use-role-check.ts';

const FORBIDDEN = 403;

const Refused = (): ReactElement => {
  const { t } = useTranslation(['operator', 'shell']);
  return (
    <PageFrame title={t('shell:titles.operator')}>
      <Card>
        <EmptyState
          icon={UserIcon}
          title={t('operator:refusedTitle')}
          text={t('operator:refusedText')}
          action={<Link href={paths.store()}>{t('operator:toStore')}</Link>}
        />
      </Card>
    </PageFrame>
  );
};

/** An address below the desk that none of its pages has. */
const Unknown = (): ReactElement => {
  const { t } = useTranslation(['operator', 'shell']);
  return (
    <PageFrame title={t('shell:titles.operator')}>
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={t('operator:unknownTitle')}
          text={t('operator:unknownText')}
          action={<Link href={paths.operator()}>{t('operator:toToday')}</Link>}
        />
      </Card>
    </PageFrame>
  );
};

const DeskNavigation = (): ReactElement => {
  const { t } = useTranslation('operator');
  const { pathname } = useLocation();
  const items = deskPages.flatMap(({ key, href }) =>
    key === undefined
      ? []
      : [
          {
            key,
            label: t(`pages.${key}`),
            href,
            isCurrent: href === paths.operator() ? pathname === href : isWithin(pathname, href),
          },
        ],
  );
  // On a phone it is wider than the window.
  const navigation = useRef<HTMLDivElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const link = navigation.current?.querySelector(`[href="${current}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div ref={navigation} className={styles.navigation}>
      <SubNavigation label={t('label')} items={items} />
    </div>
  );
};

/** /operator: the desk of those who run the store, for operators alone. */
export const Component = (): ReactElement => {
  const operator = useGetOperator();
  useRoleCheck();
  if (operator.error?.problem.code === 'second_factor_required') return <PasswordAlone />;
  if (operator.error?.status === FORBIDDEN) return <Refused />;
  return (
    <QueryContent query={operator} loading={<DeskSkeleton />} card={{}}>
      {() => (
        <SubNavigationContext value={<DeskNavigation />}>
          <Routes>
            {deskPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Unknown />} />
          </Routes>
        </SubNavigationContext>
      )}
    </QueryContent>
  );
};
