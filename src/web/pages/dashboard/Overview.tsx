import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

type OverviewProps<Data> = {
  /** What the number comes from. */
  query: UseQueryResult<Data>;
  /** The heading of the card. */
  title: string;
  /** The number and its unit, in the reader's format. */
  figure: (data: Data) => { value: string; unit: string };
  /** The page with more about it. */
  link: { href: string; label: string };
};

/** One number of the store and the page behind it. */
export const Overview = <Data,>({ query, title, figure, link }: OverviewProps<Data>): ReactElement => (
  <Card
    title={title}
    action={
      <Link href={link.href} variant="secondary" size="small">
        {link.label}
      </Link>
    }
  >
    <QueryContent query={query} loading={<FigureSkeleton size="large" />}>
      {(data) => <Figure {...figure(data)} size="large" />}
    </QueryContent>
  </Card>
);
