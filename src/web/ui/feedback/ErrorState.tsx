import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../Icon.tsx';
import { ErrorIcon, RefreshIcon } from '../icons.ts';
import { classes } from '../props.ts';
import styles from './EmptyState.module.css';

type ErrorStateProps = {
  /** 'This could not be loaded.' by default. */
  title?: string;
  /** States what happens to the money, where money is involved. */
  text?: string;
  /** There was no answer: says so in place of a text. */
  isUnanswered?: boolean;
  /** Loads again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /** The next attempt is under way: the button waits. */
  isRetrying?: boolean;
};

/**
 * Replaces content that could not be loaded.
 *
 * Use it where a list, a card or a page would be.
 *
 * Anatomy: an error icon in a circle, the title, the text, a button "Try again"; centred, one below the other.
 *
 * Do:
 * - Say in `text` whether money has moved, where it may have.
 * - Pass `onRetry` wherever a second attempt can succeed, and `isRetrying` while it runs.
 *
 * Don't:
 * - Replace a form by it: the form keeps what was typed, and a Banner says what to do.
 * - Show a status code or the server's own words.
 * - Show it for a list that is only empty.
 *
 * Keyboard: Tab reaches the button that tries again.
 */
export const ErrorState = (props: ErrorStateProps): ReactElement => {
  const { title, isUnanswered = false, onRetry, isRetrying = false } = props;
  const { t } = useTranslation(['ui', 'errors']);
  const text = props.text ?? (isUnanswered ? t('errors:general.noAnswer') : undefined);
  return (
    <div className={styles.state} role="alert">
      <span className={classes(styles.icon, styles.danger)}>
        <Icon of={ErrorIcon} size={24} />
      </span>
      <p className={styles.title}>{title ?? t('errors:general.loadFailed')}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={RefreshIcon} onPress={onRetry} isPending={isRetrying}>
            {t('ui:retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
