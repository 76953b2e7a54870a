import type { ReactElement } from 'react';
import { PublishedText } from '#web/components/legal/PublishedText.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import type { QueryLike } from '#web/components/query/query-failure.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './LegalText.module.css';

type LegalContent = {
  content: string;
  timestamp: string;
};

export type LegalTextProps = {
  /** The page's heading. */
  title: string;
  /** The call that fetches the text. */
  query: QueryLike<LegalContent>;
  /** Names the text that could not be loaded. */
  failed: string;
};

const SKELETON_LINES = ['92%', '100%', '84%', '96%', '60%'];

const Loading = (): ReactElement => (
  <div className={styles.section} aria-hidden>
    <Skeleton width="12rem" />
    {SKELETON_LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);

/** The page of a legal text. */
export const LegalText = ({ title, query, failed }: LegalTextProps): ReactElement => (
  <article className={styles.article}>
    <h1>{title}</h1>
    <QueryContent query={query} loading={<Loading />} failed={failed}>
      {({ content, timestamp }) => <PublishedText content={content} timestamp={timestamp} />}
    </QueryContent>
  </article>
);
