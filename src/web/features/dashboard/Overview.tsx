import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import styles from './Overview.module.css';

type OverviewProps<Data> = {
  /** What the number comes from. */
  query: UseQueryResult<Data>;
  /** The heading of the number. */
  title: string;
  /** The number and its unit, in the reader's format. */
  figure: (data: Data) => { value: string; unit: string };
  /** The page with more about it. */
  link: { href: string; label: string };
};

/** One number of the store; all of it leads to the page behind it. */
export const Overview = <Data,>({ query, title, figure, link }: OverviewProps<Data>): ReactElement => {
  const size = useIsMobile() ? 'small' : 'large';
  return (
    <section className={styles.overview}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <QueryContent query={query} loading={<FigureSkeleton size={size} />}>
          {(data) => <Figure {...figure(data)} size={size} />}
        </QueryContent>
      </div>
      <span className={styles.link}>
        <Link href={link.href} variant="text">
          {link.label}
        </Link>
      </span>
    </section>
  );
};
