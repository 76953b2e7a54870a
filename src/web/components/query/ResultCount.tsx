import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

type ResultCountProps = {
  /** How many entries a search or a filter left; undefined while nothing narrows the list, or it loads. */
  count: number | undefined;
  /** Said before the count: how they were found. */
  note?: string | undefined;
  /** There are more than these, on further pages. */
  hasMore?: boolean;
};

/** While somebody types, every letter may change the count. */
const SETTLED_MS = 500;

/**
 * Tells screen readers how many entries a search left.
 *
 * Use it with every list that a search narrows while somebody types.
 *
 * Anatomy: a text that only screen readers find.
 *
 * Do:
 * - Render it from the start, with `count` undefined: readers tell changes only.
 *
 * Don't:
 * - Use it in place of a count that everybody sees: that is a Figure in the page's header.
 */
export const ResultCount = ({ count: shown, note, hasMore = false }: ResultCountProps): ReactElement => {
  const { t } = useTranslation('ui');
  const count = useDebounced(shown, SETTLED_MS);
  const text = (): string => {
    if (count === undefined) return '';
    if (count === 0) return t('noResults');
    return hasMore ? t('moreResults', { count }) : t('results', { count });
  };
  return <Announcement text={[note, text()].filter(Boolean).join(' ')} />;
};
