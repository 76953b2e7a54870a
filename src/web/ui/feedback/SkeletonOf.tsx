import type { ReactElement, ReactNode } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

export type SkeletonOfProps = {
  /** The content with any data in it: it sets the size, and is neither visible nor reachable. */
  children: ReactNode;
};

/**
 * The skeleton of content whose size depends on its texts and on the width of the screen.
 *
 * Use it around the content with sample values. Where the size is fixed, a Skeleton is enough.
 */
export const SkeletonOf = ({ children }: SkeletonOfProps): ReactElement => (
  <div className={classes(styles.skeleton, styles.block, styles.of)} aria-hidden inert>
    {children}
  </div>
);
