import type { ReactElement } from 'react';
import styles from './WholeDates.module.css';

const DATE_OR_OTHER = /(\d\d-\d\d-\d{4}(?: \d\d:\d\d)?)|(?:(?!\d\d-\d\d-\d{4})[^])+/gu;

type WholeDatesProps = {
  /** A text in which dates may be. */
  text: string;
};

/**
 * A text whose dates are not broken at their hyphens: "05-" at the end of a line is no date.
 *
 * Use it for a text with a date in a narrow place; a date alone may be in a `time` that does not wrap.
 *
 * Anatomy: the text as it is; each date in it stays on one line.
 *
 * Do:
 * - Give the whole text, with the words around the date.
 *
 * Don't:
 * - Replace the hyphens by others: a date that is copied stays as it is written everywhere.
 */
export const WholeDates = ({ text }: WholeDatesProps): ReactElement => (
  <>
    {[...text.matchAll(DATE_OR_OTHER)].map(({ 0: part, 1: date, index }) =>
      date === undefined ? (
        part
      ) : (
        <span key={index} className={styles.date}>
          {date}
        </span>
      ),
    )}
  </>
);
