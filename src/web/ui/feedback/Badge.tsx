import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon.tsx';
import { classes } from '../props.ts';
import styles from './Badge.module.css';

export type BadgeProps = {
  /** The state in one or two words, in sentence case. */
  children: ReactNode;
  /**
   * `success` done, `warning` waiting, `danger` failed or given back, `accent` new; `neutral`, the default, for all
   * else.
   */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** Supports the word. */
  icon?: IconShape;
};

/**
 * A state as a word; its colour only supports it.
 *
 * Use it for the state of one row, card or record. What has to be done about it goes into a Banner. It takes no focus.
 *
 * Anatomy: an optional icon, then the word, in a round shape of one line.
 *
 * Do:
 * - Say the state in one or two words: "Not confirmed".
 * - Give one state the same word and the same tone on every page.
 * - Leave room for German: the word never wraps.
 *
 * Don't:
 * - Write a sentence or an instruction into it.
 * - Show two states of one thing: the later one says enough.
 * - Make it pressable: what leads on is a Link or a Button beside it.
 */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps): ReactElement => (
  <span className={classes(styles.badge, styles[tone])}>
    {icon && <Icon of={icon} size={14} />}
    {children}
  </span>
);
