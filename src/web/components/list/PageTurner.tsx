import type { ReactElement } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './PageTurner.module.css';

export type PageTurnerProps = {
  /** Number of the shown page, from 0. */
  page: number;
  /** Whether another one follows it. */
  hasMore: boolean;
  /** Called with the number of the page to show. */
  onTurn: (page: number) => void;
  /** The words of both buttons, and why each may be inactive. */
  texts: { previous: string; next: string; isFirst: string; isLast: string };
};

/**
 * The way to the page before and after; nothing while all fit one.
 *
 * Use it below a table that the server gives page by page.
 *
 * Anatomy: the buttons for the page before and the page after.
 *
 * Do:
 * - Keep the page in the address, so that Back and a reload show the same one.
 * - Start at page 0 again when the search or a filter changes.
 *
 * Don't:
 * - Show how many pages there are: the server tells only whether more follow.
 *
 * Keyboard: Tab reaches both buttons.
 */
export const PageTurner = ({ page, hasMore, onTurn, texts }: PageTurnerProps): ReactElement | null => {
  if (page === 0 && !hasMore) return null;
  return (
    <div className={styles.pages}>
      <Button onPress={() => onTurn(page - 1)} disabledReason={page === 0 ? texts.isFirst : undefined}>
        {texts.previous}
      </Button>
      <Button onPress={() => onTurn(page + 1)} disabledReason={hasMore ? undefined : texts.isLast}>
        {texts.next}
      </Button>
    </div>
  );
};
