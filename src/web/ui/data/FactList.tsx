import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classes } from '../props.ts';
import styles from './FactList.module.css';
import { Unbroken } from '../Unbroken.tsx';

export type Fact = {
  key: string;
  label: string;
  value: ReactNode;
  /** Lets the value use the whole line: for links and long texts. */
  isWide?: boolean;
};

const DATE_ALONE = /^\d\d-\d\d-\d{4}(?: \d\d:\d\d)?$/u;

type FactListProps = {
  /** In the order to show them: the most important first. */
  facts: readonly Fact[];
  /** Shows lines of the final height instead of values. */
  isLoading?: boolean;
};

/**
 * Details of one thing, each with a small label: in columns on wide screens, one a line on narrow ones.
 *
 * Use it in cards and dialogs for one record. Several records of one kind have a Table.
 *
 * Anatomy: for each fact its label and its value; the value is below the label on wide screens, and at the end of
 * its line at 600 px or less.
 *
 * Do:
 * - Put first what is looked up most.
 * - Format dates and money in the reader's language before they get here.
 * - Give links and long texts `isWide`.
 *
 * Don't:
 * - Leave a value empty: leave the fact out, or say in words that there is none.
 * - Repeat the heading above in the labels, or end them with a colon.
 */
export const FactList = ({ facts, isLoading = false }: FactListProps): ReactElement => (
  <dl className={styles.facts} aria-busy={isLoading}>
    {facts.map(({ key, label, value, isWide = false }) => (
      <div key={key} className={classes(styles.fact, isWide && styles.wide)}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {isLoading ? (
            <Skeleton width="6rem" />
          ) : typeof value === 'string' && DATE_ALONE.test(value) ? (
            <Unbroken text={value} />
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </dl>
);
