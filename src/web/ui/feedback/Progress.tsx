import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useTranslation } from 'react-i18next';
import { classes } from '../props.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  label: string;
  value: number;
  maximum?: number;
  /** What the bar says in words: '1.2 of 5 GB'; 'value of maximum' when left out. */
  valueText?: string;
  isLabelHidden?: boolean;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

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
    <ProgressBar
      className={styles.progress ?? ''}
      value={value}
      maxValue={maximum}
      valueLabel={text}
      aria-label={label}
    >
      {({ percentage }) => (
        <>
          {!isLabelHidden && (
            <span className={styles.texts}>
              <span>{label}</span>
              <span className={styles.value}>{text}</span>
            </span>
          )}
          <span className={styles.track}>
            <span className={classes(styles.bar, styles[tone])} style={{ width: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
};
