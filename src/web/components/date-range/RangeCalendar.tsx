import { type CalendarDate, parseDate } from '@internationalized/date';
import { type ReactElement, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from '#web/ui/icons.ts';
import { classes, defined } from '#web/ui/props.ts';
import styles from './RangeCalendar.module.css';

type RangeCalendarProps = {
  /** The chosen ends, as days: YYYY-MM-DD. */
  start: string | undefined;
  /** The last day; undefined while only the first is chosen. */
  end: string | undefined;
  /** Called with the pressed day, as YYYY-MM-DD. */
  onPick: (day: string) => void;
  /** The first month to show is the end's, else this day's. */
  today: string;
  /** The last day that can be chosen. */
  latest: string | undefined;
};

const YearButton = ({ years }: { years: -1 | 1 }): ReactElement => {
  const { t } = useTranslation('dateRange');
  const state = useContext(CalendarStateContext);
  const isBack = years < 0;
  const isBeyond = (distance: number): boolean =>
    state?.isInvalid(state.visibleRange.start.add({ years: distance })) ?? true;
  return (
    <Button
      slot={null}
      className={styles.step ?? ''}
      aria-label={isBack ? t('previousYear') : t('nextYear')}
      isDisabled={isBeyond(years)}
      onPress={() => {
        if (isBack) state?.focusPreviousSection(true);
        else state?.focusNextSection(true);
        // The button is about to be disabled: focus moves to the days.
        if (isBeyond(2 * years)) state?.setFocused(true);
      }}
    >
      <Icon of={isBack ? ChevronsLeftIcon : ChevronsRightIcon} />
    </Button>
  );
};

const MonthButton = ({ slot }: { slot: 'previous' | 'next' }): ReactElement => {
  const { t } = useTranslation('dateRange');
  const isBack = slot === 'previous';
  return (
    <Button slot={slot} className={styles.step ?? ''} aria-label={isBack ? t('previousMonth') : t('nextMonth')}>
      <Icon of={isBack ? ChevronLeftIcon : ChevronRightIcon} />
    </Button>
  );
};

/** The calendar reports its selection with the clicked day added or removed. */
const clickedDay = (before: readonly string[], after: readonly string[]): string | undefined =>
  after.find((day) => !before.includes(day)) ?? before.find((day) => !after.includes(day));

/**
 * A month of days with the two ends of a range and the days between; the caller handles clicks.
 *
 * Use it inside DateRangePicker.
 *
 * Keyboard: arrows move by day and week, Page Up and Page Down by month, Enter picks.
 */
export const RangeCalendar = ({ start, end, onPick, today, latest }: RangeCalendarProps): ReactElement => {
  const { t } = useTranslation('dateRange');
  const ends = [...new Set([start, end])].filter((day) => day !== undefined);
  const placeOf = (day: string): string =>
    classes(
      styles.day,
      end !== undefined && start !== end && day === start && styles.first,
      start !== end && day === end && styles.last,
      start !== undefined && end !== undefined && day > start && day < end && styles.between,
    );
  const pick = (after: readonly CalendarDate[]): void => {
    const day = clickedDay(ends, after.map(String));
    if (day !== undefined) onPick(day);
  };
  return (
    <Calendar<CalendarDate, 'multiple'>
      aria-label={t('calendar')}
      className={styles.calendar ?? ''}
      firstDayOfWeek="sun"
      selectionMode="multiple"
      value={ends.map(parseDate)}
      onChange={pick}
      defaultFocusedValue={parseDate(end ?? start ?? today)}
      {...defined({ maxValue: latest === undefined ? undefined : parseDate(latest) })}
    >
      <div className={styles.header}>
        <YearButton years={-1} />
        <MonthButton slot="previous" />
        <CalendarHeading className={styles.heading ?? ''} />
        <MonthButton slot="next" />
        <YearButton years={1} />
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={placeOf(date.toString())} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
};
