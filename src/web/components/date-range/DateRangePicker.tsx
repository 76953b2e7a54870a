import type { ReactElement } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import { edgeOf, pickDay, type RangeDraft, type RangeProblem, rangeProblem } from '#domain/date-range.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { TimeField } from './TimeField.tsx';
import styles from './DateRangePicker.module.css';

const RangeCalendar = lazyComponent(async () => (await import('./RangeCalendar.tsx')).RangeCalendar, {
  fallback: <Skeleton shape="block" height="100%" />,
});

type DateRangePickerProps = {
  /** What is chosen so far: either end may still be missing. */
  value: RangeDraft;
  /** Called with each change of a day or a time, complete or not. */
  onChange: (value: RangeDraft) => void;
  /** The present, which no end may pass unless `allowsFuture`. */
  now: () => Date;
  /** Allows future days and times too. */
  allowsFuture?: boolean;
  /** An error, for example after a refused submit. */
  isErrorShown?: boolean;
};

const SIDES = ['start', 'end'] as const;

/**
 * A range by a click on its first day and one on its last, with a time of day each.
 *
 * Use it inside DateRangeModal; by itself where a page has room for a calendar.
 *
 * Keyboard: arrows move by day, Page Up and Page Down by month, Enter picks an end; Tab leads to the times.
 */
export const DateRangePicker = (props: DateRangePickerProps): ReactElement => {
  const { value, onChange, now, allowsFuture = false, isErrorShown = false } = props;
  const { t } = useTranslation('dateRange');
  const today = edgeOf(now()).day;
  const problem = rangeProblem(value, now(), allowsFuture);
  const errorAt = (side: RangeProblem['at']): RangeProblem['kind'] | undefined =>
    problem?.at === side && (problem.kind !== 'missing' || isErrorShown) ? problem.kind : undefined;
  return (
    <Group aria-label={t('label')} className={styles.picker ?? ''}>
      <div className={styles.calendar}>
        <RangeCalendar
          start={value.start?.day}
          end={value.end?.day}
          onPick={(day) => onChange(pickDay(value, day, now()))}
          today={today}
          latest={allowsFuture ? undefined : today}
        />
      </div>
      <div className={styles.times}>
        {SIDES.map((side) => (
          <TimeField
            key={side}
            side={side}
            edge={value[side]}
            onChange={(edge) => onChange({ ...value, [side]: edge })}
            problem={errorAt(side)}
            isErrorShown={isErrorShown || problem?.kind !== 'time'}
          />
        ))}
      </div>
    </Group>
  );
};
