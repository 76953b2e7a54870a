import type { ReactElement, ReactNode } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

export type SkeletonOfProps = {
  /** What will stand here, with anything in it: exactly as large, and neither seen nor reached. */
  children: ReactNode;
};

/** The skeleton of something whose size depends on its texts and on the width of the screen. */
export const SkeletonOf = ({ children }: SkeletonOfProps): ReactElement => (
  <div className={classes(styles.skeleton, styles.block, styles.of)} aria-hidden inert>
    {children}
  </div>
);
