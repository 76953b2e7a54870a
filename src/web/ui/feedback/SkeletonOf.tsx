import type { ReactElement, ReactNode } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

type SkeletonOfProps = {
  /** The content with any data in it: it sets the size, and is neither visible nor reachable. */
  children: ReactNode;
};

/**
 * The skeleton of content whose size depends on its texts and on the width of the screen.
 *
 * Use it around the content with sample values. Where the size is fixed, a Skeleton is enough.
 *
 * Anatomy: a pulsing box, as large as the invisible content in it, which neither focus nor screen readers reach.
 *
 * Do:
 * - Put the same component into it that is shown later.
 * - Choose sample values as long as usual ones, in the reader's language.
 *
 * Don't:
 * - Put into it what calls the server: it is rendered like any other content.
 * - Use it for a whole page: each card or list has its own.
 */
export const SkeletonOf = ({ children }: SkeletonOfProps): ReactElement => (
  <div className={classes(styles.skeleton, styles.block, styles.of)} aria-hidden inert>
    {children}
  </div>
);
