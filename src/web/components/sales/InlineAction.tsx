import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './InlineAction.module.css';

type InlineActionProps = {
  /** A verb: 'Add e-mail'. */
  children: ReactNode;
  /** Called by a click, a tap, Enter or Space. */
  onPress: () => void;
};

/**
 * A quiet button in place of a value: aligned by its text, not by its edge.
 *
 * Use it within a table, a list of facts or a text: where a value is missing, or as the value that opens more.
 * Elsewhere use a quiet Button.
 *
 * Anatomy: the verb, in the place of the value.
 *
 * Do:
 * - Start with the verb, and name the value: Add e-mail.
 *
 * Don't:
 * - Use it to change a value that is shown: that is one of the record's own actions.
 *
 * Keyboard: Tab reaches it in the order of the facts.
 */
export const InlineAction = ({ children, onPress }: InlineActionProps): ReactElement => (
  <span className={styles.action}>
    <Button variant="quiet" size="small" onPress={onPress}>
      {children}
    </Button>
  </span>
);
