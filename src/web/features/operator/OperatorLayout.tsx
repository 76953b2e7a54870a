import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { useListAttention } from '#web/api/operator/attention/attention.ts';
import { getGetOperatorQueryKey, useGetOperator } from '#web/api/operator/operators/operators.ts';
import { PageFrame, SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { isWithin, paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { KeyIcon, UserIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const FORBIDDEN = 403;

const isRefusal = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean =>
  event.type === 'updated' &&
  event.action.type === 'error' &&
  event.action.error instanceof ApiError &&
  event.action.error.status === FORBIDDEN;

/**
 * Asks who is signed in once more when a call of the desk is refused: the role may be gone since the page was opened.
 */
const useRoleCheck = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const [operatorPath] = getGetOperatorQueryKey();
    const ask = () => void queries.invalidateQueries({ queryKey: getGetOperatorQueryKey() });
    const ends = [
      queries.getQueryCache().subscribe((event) => {
        if (isRefusal(event) && event.query.queryKey[0] !== operatorPath) ask();
      }),
      queries.getMutationCache().subscribe((event) => {
        if (isRefusal(event)) ask();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
};

/** In place of the desk, for an operator whose session has no second factor: it comes with another sign-in. */
const PasswordAlone = (): ReactElement => {
  const { t } = useTranslation(['operator', 'shell']);
  const { signIn } = useSession();
  const { pathname, search } = useLocation();
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  const signInAgain = async (): Promise<void> => {
    setPending(true);
    try {
      await signIn(pathname + search, { prompt: 'login' });
    } catch (error) {
      console.warn('The sign-in service cannot be reached', error);
      toast.error(t('shell:navigation.loginError'));
      setPending(false);
    }
  };

  return (
    <PageFrame title={t('operator:titles.operator')}>
      <Card>
        <EmptyState
          icon={KeyIcon}
          title={t('operator:passwordAloneTitle')}
          text={t('operator:passwordAloneText')}
          action={
            <Button variant="primary" isPending={isPending} onPress={() => void signInAgain()}>
              {t('operator:signInAgain')}
            </Button>
          }
        />
      </Card>
    </PageFrame>
  );
};

/** While a page of the desk, or the answer to who asks, is on its way. */
const DeskSkeleton = (): ReactElement => {
  const { t } = useTranslation(['operator', 'common']);
  return (
    <PageFrame title={t('operator:titles.operator')}>
      <Announcement text={t('common:loading')} />
      <div aria-busy>
        <Skeleton shape="block" height="20rem" />
      </div>
    </PageFrame>
  );
};

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
  sales: paths.operatorSales(),
  payments: paths.operatorPayments(),
  packages: paths.operatorPackages(),
  legal: paths.operatorLegal(),
  // The last one: its number changes, and moves no other entry.
  attention: paths.operatorAttention(),
} as const;

const MANY = 99;

/** How much needs attention; undefined while nothing does, or nobody knows yet. */
const useOpenCount = (): string | undefined => {
  const open = useListAttention().data?.items.length ?? 0;
  if (open === 0) return undefined;
  return open > MANY ? `${MANY}+` : String(open);
};

const DeskNavigation = (): ReactElement => {
  const { t } = useTranslation('operator');
  const count = useOpenCount();
  const { pathname } = useLocation();
  const keys = Object.keys(entries) as (keyof typeof entries)[];
  const items = keys.map((key) => {
    const href = entries[key];
    const isCurrent = href === paths.operator() ? pathname === href : isWithin(pathname, href);
    return { key, label: t(`pages.${key}`), href, isCurrent, count: key === 'attention' ? count : undefined };
  });
  return <SubNavigation label={t('label')} items={items} />;
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
