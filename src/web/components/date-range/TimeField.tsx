import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type RangeEdge, type RangeProblem, TIME_LENGTH_MAX, typedTime } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ClockIcon } from '#web/ui/icons.ts';
import styles from './TimeField.module.css';

export type TimeFieldProps = {
  /** Which end it is: its label says so. */
  side: RangeProblem['at'];
  /** The day and time of this end; undefined before its day is chosen. */
  edge: RangeEdge | undefined;
  /** Called with the same day and the newly typed time. */
  onChange: (edge: RangeEdge) => void;
  /** Why this end is refused: the message below the field says it. */
  problem: RangeProblem['kind'] | undefined;
  /** Shows the problem before the field was left, for example after a refused submit. */
  isErrorShown: boolean;
};

/**
 * One end of a range: its day from the calendar, and its time.
 *
 * Use it inside DateRangePicker, once for each end.
 *
 * Keyboard: digits are enough, the colon is added.
 */
export const TimeField = ({ side, edge, onChange, problem, isErrorShown }: TimeFieldProps): ReactElement => {
  const { t } = useTranslation('dateRange');
  const { date } = useFormat();
  const isStart = side === 'start';
  return (
    <div className={styles.edge}>
      <p className={styles.day}>
        {t(side)} {edge && <time dateTime={edge.day}>{date(`${edge.day}T00:00`)}</time>}
      </p>
      <TextField
        label={isStart ? t('startTime') : t('endTime')}
        isLabelHidden
        icon={ClockIcon}
        value={edge?.time ?? ''}
        onChange={(text) => edge && onChange({ ...edge, time: typedTime(text) })}
        placeholder="HH:mm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={TIME_LENGTH_MAX}
        isDisabled={edge === undefined}
        error={problem && t(`problem.${problem}`)}
        isErrorShown={isErrorShown}
      />
    </div>
  );
};
