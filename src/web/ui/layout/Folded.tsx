import type { ReactElement, ReactNode } from 'react';
import styles from './Folded.module.css';

type FoldedProps = {
  /** The place that an address names. */
  id?: string;
  /** Names the content, and opens it. */
  title: string;
  /** The content, shown after a press on the title. */
  children: ReactNode;
};

/**
 * A surface for content that seldom matters: only its title is shown.
 *
 * Use it for details that few need: a policy, technical ids. What most need stays visible in a Card.
 *
 * Anatomy: the browser's mark and the title in one line; below it, once opened, the content.
 *
 * Do:
 * - Say in the title what is inside, so that nobody has to open it to find out.
 * - Place it after what most visitors came for.
 *
 * Don't:
 * - Hide a price, a condition of a sale or an error in it.
 * - Put it below a heading of level 3: its title is one of level 2.
 *
 * Keyboard: Enter and Space open and close it.
 */
export const Folded = ({ id, title, children }: FoldedProps): ReactElement => (
  <details id={id} className={styles.folded}>
    <summary className={styles.title}>
      <h2 className={styles.heading}>{title}</h2>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
