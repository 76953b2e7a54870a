import type { CSSProperties, ReactElement } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** The size of what will stand here, so that nothing moves when it comes. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'text' | 'block' | 'circle';
};

/** Holds the place of what is loading, in its final size, so that nothing shifts. */
export const Skeleton = ({ width = '100%', height, shape = 'text' }: SkeletonProps): ReactElement => (
  <span
    className={classes(styles.skeleton, styles[shape])}
    style={{ width, ...(height !== undefined && { height }) }}
    aria-hidden
  />
);
