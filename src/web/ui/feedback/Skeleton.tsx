import type { CSSProperties, ReactElement } from 'react';
import { classes } from '../props.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** The size of the content, so that nothing moves when it loads. */
  width?: CSSProperties['width'];
  /** A CSS height; one line of text by default. */
  height?: CSSProperties['height'];
  /** `text`, the default, for a line; `block` for cards and pictures; `circle` for icons and flags. */
  shape?: 'text' | 'block' | 'circle';
};

/**
 * Placeholder of loading content, in its final size, so that nothing moves.
 *
 * Use it for one line or box of content that loads. Where texts decide the size, use SkeletonOf.
 *
 * Anatomy: one pulsing shape: a line of text, a box or a circle. Screen readers skip it.
 *
 * Do:
 * - Take width and height from the content that it replaces.
 * - Show as many as there usually are rows or cards.
 * - Say once beside them, for screen readers, that the content loads, as Table does.
 *
 * Don't:
 * - Replace content that is loaded again: it stays until the new content is there.
 * - Show it while an action runs: its Button has `isPending`.
 */
export const Skeleton = ({ width = '100%', height, shape = 'text' }: SkeletonProps): ReactElement => (
  <span
    className={classes(styles.skeleton, styles[shape])}
    style={{ width, ...(height !== undefined && { height }) }}
    aria-hidden
  />
);
