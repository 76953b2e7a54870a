import { type ReactElement, useId } from 'react';
import { CopyButton } from '../actions/CopyButton.tsx';
import { classes } from '../props.ts';
import styles from './CodeArea.module.css';

type CodeAreaProps = {
  /** Names the code, above it and for the copy button. */
  label: string;
  /** Hides the label visually, where a heading says the same. */
  isLabelHidden?: boolean;
  /** The text, shown and copied as it is. */
  value: string;
  /** Height in lines, 10 by default; longer text scrolls. */
  rows?: number;
  /** Breaks long lines instead of scrolling them. */
  isWrapped?: boolean;
  /** Called after the text was copied, to show a toast for example. */
  onCopied?: (() => void) | undefined;
};

/**
 * Code or a long read-only text, to copy.
 *
 * Use it for requests, keys and texts of several lines that are pasted elsewhere. One line has a CopyField.
 *
 * Anatomy: the label and, at the end of its line, the copy button; below them the text in a box of `rows` lines, which
 * scrolls.
 *
 * Do:
 * - Name the content in `label`: the copy button is called by it.
 * - Set `rows` to the usual length of the text, so that the box is neither empty nor a slit.
 * - Wrap texts that people read; leave the lines of code as they are.
 *
 * Don't:
 * - Shorten the text: what is shown is what is copied.
 * - Show a secret: a CopyField can hide one.
 *
 * Keyboard: Tab reaches the copy button, then the text, which the arrows scroll.
 */
export const CodeArea = (props: CodeAreaProps): ReactElement => {
  const { label, isLabelHidden = false, value, rows = 10, isWrapped = false, onCopied } = props;
  const id = useId();
  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <label htmlFor={id} className={classes(styles.label, isLabelHidden && styles.hidden)}>
          {label}
        </label>
        <CopyButton value={value} label={label} hasText onCopied={onCopied} />
      </div>
      <textarea
        id={id}
        className={classes(styles.code, isWrapped && styles.wrapped)}
        value={value}
        rows={rows}
        readOnly
        spellCheck={false}
        wrap={isWrapped ? 'soft' : 'off'}
      />
    </div>
  );
};
