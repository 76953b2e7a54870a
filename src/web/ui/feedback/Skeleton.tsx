import type { CSSProperties, ReactElement } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** The size of the content, so that nothing moves when it loads. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'text' | 'block' | 'circle';
};

/** Placeholder of loading content, in its final size, so that nothing moves. */
export const Skeleton = ({ width = '100%', height, shape = 'text' }: SkeletonProps): ReactElement => (
  <span
    className={classes(styles.skeleton, styles[shape])}
    style={{ width, ...(height !== undefined && { height }) }}
    aria-hidden
  />
);
