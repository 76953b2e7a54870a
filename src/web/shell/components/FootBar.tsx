import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/props.ts';
import styles from './FootBar.module.css';

type FootBarProps = {
  /** Accessible name of the bar. */
  label: string;
  /** `warning` for what has to be known at every press. */
  tone: 'accent' | 'warning';
  /** What it says. */
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
};

/** Tells the page how high the bar is: that depends on the language, the width and the size of the text. */
const tellHeight = (bar: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--legal-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--legal-bar');
  };
};

/**
 * A bar at the foot of every page, which covers nothing that has the focus.
 *
 * Use it for what holds on all pages. What concerns one page is a Banner.
 *
 * Keyboard: it never takes the focus by itself.
 */
export const FootBar = ({ label, tone, children, actions }: FootBarProps): ReactElement => (
  <section className={classes(styles.bar, styles[tone])} ref={tellHeight} aria-label={label}>
    <div className={styles.inner}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  </section>
);
