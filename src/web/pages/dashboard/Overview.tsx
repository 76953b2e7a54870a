import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { ArrowRightIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './DashboardPage.module.css';

interface OverviewProps<Data> {
  query: UseQueryResult<Data>;
  title: string;
  figure: (data: Data) => { value: string; unit: string };
  link: { href: string; label: string };
}

/** One number of the store and the page behind it. */
export const Overview = <Data,>({ query, title, figure, link }: OverviewProps<Data>): ReactElement => {
  const { data, isError, isRefetching, refetch } = query;
  return (
    <Card title={title}>
      {data === undefined && isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <div className={styles.overview}>
          {data === undefined ? <FigureSkeleton size="large" /> : <Figure {...figure(data)} size="large" />}
          <Link href={link.href} variant="secondary" icon={ArrowRightIcon}>
            {link.label}
          </Link>
        </div>
      )}
    </Card>
  );
};
