import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classes } from '../props.ts';
import styles from './Progress.module.css';

type ProgressProps = {
  /** What is measured, above the bar. */
  label: string;
  /** What is done or used, in the unit of `maximum`. */
  value: number;
  /** The whole; 100 by default. */
  maximum?: number;
  /** The bar's value in words: '1.2 of 5 GB'; 'value of maximum' by default. */
  valueText?: string;
  /** Hides the label visually, where the text beside it says the same. */
  isLabelHidden?: boolean;
  /** `accent` by default; the other tones say that the rest is enough, little, or nothing. */
  tone?: 'accent' | 'success' | 'warning' | 'danger';
};

/**
 * How much of a whole is done or used.
 *
 * Use it for a known share: data left, steps of a wizard. A wait of unknown length has a Skeleton or a Spinner.
 *
 * Anatomy: the label and, at the end of its line, the value in words; below them the bar. Screen readers hear the same
 * words once.
 *
 * Do:
 * - Give `valueText` the unit: "1.2 of 5 GB".
 * - Hide the label only where the text beside the bar says the same.
 *
 * Don't:
 * - Rely on `tone`: the words say how much is left.
 * - Make it count up while its end is not known.
 */
export const Progress = ({
  label,
  value,
  maximum = 100,
  valueText,
  isLabelHidden = false,
  tone = 'accent',
}: ProgressProps): ReactElement => {
  const { t } = useTranslation('ui');
  const text = valueText ?? t('progress', { value, maximum });
  return (
    <div className={styles.progress}>
      <VisuallyHidden>
        <progress aria-label={label} value={value} max={maximum} aria-valuetext={text} />
      </VisuallyHidden>
      {!isLabelHidden && (
        <span className={styles.texts} aria-hidden>
          <span>{label}</span>
          <span className={styles.value}>{text}</span>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={classes(styles.bar, styles[tone])}
          style={{ width: `${Math.min(value / maximum, 1) * 100}%` }}
        />
      </span>
    </div>
  );
};
