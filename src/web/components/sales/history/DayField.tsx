import { type ReactElement, useId } from 'react';
import styles from './DayField.module.css';

export interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, or nothing. */
  value: string;
  onChange: (day: string) => void;
  maximum: string;
  error?: string | undefined;
  isErrorShown?: boolean;
}

/** One day, by the browser's own picker. */
export const DayField = ({
  label,
  value,
  onChange,
  maximum,
  error,
  isErrorShown = false,
}: DayFieldProps): ReactElement => {
  const id = useId();
  const shown = isErrorShown ? error : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={styles.input}
        value={value}
        max={maximum}
        aria-invalid={shown !== undefined}
        {...(shown !== undefined && { 'aria-describedby': `${id}-error` })}
        onChange={(event) => onChange(event.target.value)}
      />
      {shown !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {shown}
        </p>
      )}
    </div>
  );
};
