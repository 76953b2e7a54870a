import type { ReactElement, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = {
  children: ReactNode;
  id?: string;
  /** `h2` and the like, where the hidden text is a heading. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption';
};

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, id, as: Element = 'span' }: VisuallyHiddenProps): ReactElement => (
  <Element className={styles.hidden} id={id}>
    {children}
  </Element>
);
