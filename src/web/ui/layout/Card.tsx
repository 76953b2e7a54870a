import type { ReactElement, ReactNode } from 'react';
import { classes } from '../props.ts';
import styles from './Card.module.css';

export type CardProps = {
  /** Makes it a place that an address can name. */
  id?: string | undefined;
  /** The heading of the content. */
  title?: string;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  /** One line below the title. */
  subtitle?: string;
  /** A Button or a Link at the end of the title's line. */
  action?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Removes the padding: for tables and lists. */
  isFlush?: boolean;
};

/**
 * A surface with a heading, for content that belongs together.
 *
 * Use it to part a page into two to six subjects. A single message is a Banner.
 *
 * Anatomy: the title, the subtitle below it, the action at the end of their line; below them the content.
 *
 * Do:
 * - Name the content in the title, in a few words.
 * - Set `level` to one below the heading above, so that the outline has no gap.
 * - Set `isFlush` for a table or a list, which has its own padding.
 *
 * Don't:
 * - Put a card inside another card.
 * - Give it more than one action in its header.
 */
export const Card = ({
  id,
  title,
  level = 2,
  subtitle,
  action,
  children,
  isFlush = false,
}: CardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={styles.card}>
      {(title !== undefined || action !== undefined) && (
        <header className={styles.header}>
          <div>
            {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {action}
        </header>
      )}
      {children !== undefined && <div className={classes(styles.body, isFlush && styles.flush)}>{children}</div>}
    </section>
  );
};
