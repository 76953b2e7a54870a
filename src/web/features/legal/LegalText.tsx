import { type ReactElement, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getGetPrivacyPolicyQueryKey, getGetTermsAndConditionsQueryKey } from '#web/api/storefront/legal/legal.ts';
import { formatPublishDate } from '#domain/legal-text.ts';
import { PublishedText } from '#web/components/legal/PublishedText.tsx';
import type { QueryLike } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './LegalText.module.css';

/** The texts are loaded, and cached, in the language shown. */
export const termsQueryKey = (language: string): readonly unknown[] => [
  ...getGetTermsAndConditionsQueryKey(configuration.storeSlug),
  language,
];

export const privacyQueryKey = (language: string): readonly unknown[] => [
  ...getGetPrivacyPolicyQueryKey(configuration.storeSlug),
  language,
];

/**
 * Where a legal text cannot be loaded, opens the configured page with it in a new window, and the landing page in the
 * app (ERR-017): so the page is not empty when the browser blocks the new window.
 */
export const useElsewhere = (address: string | undefined, isFailed: boolean): void => {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isFailed || address === undefined || isOpened.current) return;
    isOpened.current = true;
    window.open(address, '_blank', 'noopener');
    void navigate(paths.landing(), { replace: true });
  }, [address, isFailed, navigate]);
};

type LegalContent = {
  content: string;
  timestamp: string;
};

type LegalTextProps = {
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
      {({ content, timestamp }) => <PublishedText content={content} day={formatPublishDate(timestamp)} />}
    </QueryContent>
  </article>
);
