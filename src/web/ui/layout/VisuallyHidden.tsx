import type { ReactElement, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  /** What screen readers say. */
  children: ReactNode;
  /** For `aria-labelledby` and `aria-describedby` of other elements. */
  id?: string;
  /** `h2` and the like, where the hidden text is a heading; `output` where readers watch it (Announcement). */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'output';
};

/**
 * Text for screen readers only.
 *
 * Use it where sight has the place or the picture and a reader needs the word: a table's caption, the state behind a
 * colour.
 *
 * Anatomy: the text, at its place in the order of the page; it takes no room.
 *
 * Do:
 * - Write what is seen, in words: "Loading", "hidden".
 * - Set `as` to a heading where a section has none that is visible.
 *
 * Don't:
 * - Hide what everybody needs.
 * - Put a control into it: its focus could not be seen.
 * - Repeat a text that is visible right beside it.
 */
export const VisuallyHidden = ({ children, id, as: Element = 'span' }: VisuallyHiddenProps): ReactElement => (
  <Element className={styles.hidden} id={id}>
    {children}
  </Element>
);
