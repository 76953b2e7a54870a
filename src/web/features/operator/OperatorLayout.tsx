import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { PageFrame, SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { UserIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import styles from './OperatorLayout.module.css';
import { PasswordAlone } from './PasswordAlone.tsx';
import { useRoleCheck } from './use-role-check.ts';

const FORBIDDEN = 403;

const Refused = (): ReactElement => {
  const { t } = useTranslation('operator');
  return (
    <PageFrame title={t('titles.operator')}>
      <Card>
        <EmptyState
          icon={UserIcon}
          title={t('refusedTitle')}
          text={t('refusedText')}
          action={<Link href={paths.store()}>{t('toStore')}</Link>}
        />
      </Card>
    </PageFrame>
  );
};

/** Who asks could not be found out. */
const Failed = ({ query }: { query: ReturnType<typeof useGetOperator> }): ReactElement => {
  const { t } = useTranslation('operator');
  return (
    <PageFrame title={t('titles.operator')}>
      <QueryContent query={query} loading={null} card={{}}>
        {() => null}
      </QueryContent>
    </PageFrame>
  );
};

/** The entries of the desk's navigation, in its order. */
const entries = {
  today: paths.operator(),
  resellers: paths.operatorResellers(),
  payments: paths.operatorPayments(),
  packages: paths.operatorPackages(),
  attention: paths.operatorAttention(),
  legal: paths.operatorLegal(),
} as const;

const DeskNavigation = (): ReactElement => {
  const { t } = useTranslation('operator');
  const { pathname } = useLocation();
  const keys = Object.keys(entries) as (keyof typeof entries)[];
  const items = keys.map((key) => {
    const href = entries[key];
    const isCurrent = href === paths.operator() ? pathname === href : isWithin(pathname, href);
    return { key, label: t(`pages.${key}`), href, isCurrent };
  });
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

/** The desk of those who run the store: its navigation around each of its pages, for operators alone. */
export const OperatorLayout = (): ReactElement => {
  const operator = useGetOperator();
  useRoleCheck();
  if (operator.error?.problem.code === 'second_factor_required') return <PasswordAlone />;
  if (operator.error?.status === FORBIDDEN) return <Refused />;
  if (!operator.data) return queryFailure(operator) ? <Failed query={operator} /> : <DeskSkeleton />;
  return (
    <SubNavigationContext value={<DeskNavigation />}>
      <Outlet />
    </SubNavigationContext>
  );
};
