import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Link } from '../actions/Link.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classes } from '../props.ts';
import styles from './CopyField.module.css';

type CopyFieldProps = {
  /** Names the value, above it and for the copy button. */
  label: string;
  /** Hides the label visually, where a heading or a column says the same. */
  isLabelHidden?: boolean;
  /** The whole value to copy. */
  value: string;
  /** Shows at most this many characters, and an ellipsis. */
  truncateAt?: number;
  /** Shows that there is a value without revealing it: for secrets. It can be copied all the same. */
  isHidden?: boolean;
  /** Makes the shown value a link. */
  href?: string;
  /** `boxed` looks like a field, `inline` is for tables and running text. */
  appearance?: 'boxed' | 'inline';
  /** Called after the value was copied, to show a toast for example. */
  onCopied?: (() => void) | undefined;
};

const truncate = (value: string, length: number | undefined): string =>
  length === undefined || value.length <= length ? value : `${value.slice(0, length)}…`;

const HIDDEN = '•'.repeat(12);

const Hidden = (): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.value}>
      <span aria-hidden>{HIDDEN}</span>
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
    </span>
  );
};

const Value = ({ value, href, truncateAt }: CopyFieldProps): ReactElement => {
  const shown = truncate(value, truncateAt);
  return (
    <span className={styles.value} title={value}>
      {href === undefined ? shown : <Link href={href}>{shown}</Link>}
    </span>
  );
};

/**
 * A code or an address with a button that copies it.
 *
 * Use it for ids, keys and links. Several lines have a CodeArea; a value to edit has a TextField.
 *
 * Anatomy: the label; below it the value, as a link if it has an address, or dots in place of a secret; the copy button
 * at its end. `boxed` frames value and button.
 *
 * Do:
 * - Shorten long ids by `truncateAt`: the whole value is copied, and shown by the browser on hover.
 * - Hide secrets by `isHidden`, on every page that shows them.
 * - Use `inline` and `isLabelHidden` in tables, where the column names the value.
 *
 * Don't:
 * - Show a value in it that nobody pastes: that is a fact of a FactList.
 * - Shorten a value that people compare or read out.
 *
 * Keyboard: the copy button takes the focus, after the link if there is one.
 */
export const CopyField = (props: CopyFieldProps): ReactElement => {
  const { label, value, isLabelHidden = false, isHidden = false, appearance = 'boxed' } = props;
  return (
    <div className={styles.field}>
      <span className={classes(styles.label, isLabelHidden && styles.hidden)}>{label}</span>
      <div className={classes(styles.control, styles[appearance])}>
        {isHidden ? <Hidden /> : <Value {...props} />}
        <CopyButton value={value} label={label} onCopied={props.onCopied} />
      </div>
    </div>
  );
};
