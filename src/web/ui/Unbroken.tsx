import type { ReactElement } from 'react';
import styles from './Unbroken.module.css';

/** A date with or without its time, and a volume of data, as the formats of the product write them. */
const WHOLE = String.raw`\b\d\d-\d\d-\d{4}\b(?: \d\d:\d\d)?|\b\d[\d.,]*\s[KMGT]?B\b`;
const WHOLE_OR_OTHER = new RegExp(`(${WHOLE})|(?:(?!${WHOLE})[^])+`, 'gu');

type UnbrokenProps = {
  /** A text in which dates and volumes may be. */
  text: string;
};

/**
 * A text whose dates and volumes are not broken: "05-" or "5" at the end of a line is neither.
 *
 * Use it for a text with a date or the name of a package in a narrow place; a date alone may be in a `time` that does not
 * wrap.
 *
 * Anatomy: the text as it is; each date and each volume in it stays on one line.
 *
 * Do:
 * - Give the whole text, with the words around them.
 *
 * Don't:
 * - Replace hyphens and spaces by others: what is copied stays as it is written everywhere.
 */
export const Unbroken = ({ text }: UnbrokenProps): ReactElement => (
  <>
    {[...text.matchAll(WHOLE_OR_OTHER)].map(({ 0: part, 1: whole, index }) =>
      whole === undefined ? (
        part
      ) : (
        <span key={index} className={styles.unbroken}>
          {whole}
        </span>
      ),
    )}
  </>
);
