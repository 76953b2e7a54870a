import type { ReactElement, ReactNode } from 'react';
import styles from './ActionBar.module.css';

export type ActionBarProps = {
  /** The main button, and up to two quieter ones. */
  children: ReactNode;
};

/**
 * Holds the next step. On narrow screens it is fixed to the bottom edge, where the thumb is.
 *
 * Use it once on each screen of the point of sale. Elsewhere buttons stand where they belong in the page.
 *
 * Anatomy: a bar with the next step and a quiet button; on a phone at the foot of the screen, on a wide one at the
 * foot of the window while its content is longer.
 *
 * Do:
 * - Put it last in the document: what it leads on from is read before.
 *
 * Don't:
 * - Use it beside a form's own button: there is one next step.
 *
 * Keyboard: Tab reaches it after the content, wherever it is seen.
 */
export const ActionBar = ({ children }: ActionBarProps): ReactElement => <div className={styles.bar}>{children}</div>;
