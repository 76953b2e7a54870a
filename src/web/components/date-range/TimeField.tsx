import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type RangeEdge, type RangeProblem, TIME_LENGTH_MAX, typedTime } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ClockIcon } from '#web/ui/icons.ts';
import styles from './TimeField.module.css';

export type TimeFieldProps = {
  side: RangeProblem['at'];
  edge: RangeEdge | undefined;
  onChange: (edge: RangeEdge) => void;
  problem: RangeProblem['kind'] | undefined;
  isErrorShown: boolean;
};

/** One end of a range: its day from the calendar, and its time. */
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
