import { type ReactElement, useId } from 'react';
import { CopyButton } from '../actions/CopyButton.tsx';
import { classes } from '../props.ts';
import styles from './CodeArea.module.css';

export type CodeAreaProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  rows?: number;
  /** Breaks long lines instead of scrolling them. */
  isWrapped?: boolean;
  onCopied?: (() => void) | undefined;
};

/** Code or a long read-only text, to copy. */
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
