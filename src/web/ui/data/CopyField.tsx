import type { ReactElement } from 'react';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Link } from '../actions/Link.tsx';
import { classes } from '../props.ts';
import styles from './CopyField.module.css';

export interface CopyFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** What is copied, whole. */
  value: string;
  /** Shows this many characters at most, and dots. */
  truncateAt?: number;
  /** Makes the shown value a link. */
  href?: string;
  /** `boxed` looks like a field, `inline` stands in a table or a line. */
  appearance?: 'boxed' | 'inline';
  onCopied?: (() => void) | undefined;
}

const truncate = (value: string, length: number | undefined): string =>
  length === undefined || value.length <= length ? value : `${value.slice(0, length)}…`;

/** A code or an address with a button that copies it. */
export const CopyField = (props: CopyFieldProps): ReactElement => {
  const { label, value, href, isLabelHidden = false, appearance = 'boxed' } = props;
  const shown = truncate(value, props.truncateAt);
  return (
    <div className={styles.field}>
      <span className={classes(styles.label, isLabelHidden && styles.hidden)}>{label}</span>
      <div className={classes(styles.control, styles[appearance])}>
        <span className={styles.value} title={value}>
          {href === undefined ? shown : <Link href={href}>{shown}</Link>}
        </span>
        <CopyButton value={value} label={label} onCopied={props.onCopied} />
      </div>
    </div>
  );
};
