import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon.tsx';
import { classes } from '../props.ts';
import styles from './Badge.module.css';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  icon?: IconShape;
};

/** A state as a word; its colour only supports it. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps): ReactElement => (
  <span className={classes(styles.badge, styles[tone])}>
    {icon && <Icon of={icon} size={14} />}
    {children}
  </span>
);
