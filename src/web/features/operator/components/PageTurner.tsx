import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './PageTurner.module.css';

export type PageTurnerProps = {
  /** Number of the shown page, from 0. */
  page: number;
  /** Whether another one follows it. */
  hasMore: boolean;
  /** Called with the number of the page to show. */
  onTurn: (page: number) => void;
};

/**
 * The way to the page before and after; nothing while all fit one.
 *
 * Use it below a table of the desk.
 *
 * Anatomy: the buttons for the page before and the page after.
 *
 * Do:
 * - Keep the page in the address, so that Back and a reload show the same one.
 * - Start at page 0 again when the search or a filter changes.
 *
 * Don't:
 * - Show how many pages there are: the server tells whether more follow, and no more.
 *
 * Keyboard: Tab reaches both buttons.
 */
export const PageTurner = ({ page, hasMore, onTurn }: PageTurnerProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  if (page === 0 && !hasMore) return null;
  return (
    <div className={styles.pages}>
      <Button onPress={() => onTurn(page - 1)} disabledReason={page === 0 ? t('firstShown') : undefined}>
        {t('previous')}
      </Button>
      <Button onPress={() => onTurn(page + 1)} disabledReason={hasMore ? undefined : t('lastShown')}>
        {t('next')}
      </Button>
    </div>
  );
};
