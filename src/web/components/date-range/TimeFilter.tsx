import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DateRange, isWholeDays } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FilterButton } from '#web/ui/actions/FilterButton.tsx';
import { CalendarIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';

const DateRangeModal = lazyModal(async () => (await import('./DateRangeModal.tsx')).DateRangeModal);

type TimeFilterProps = {
  /** The time that the list is limited to; undefined for all of it. */
  value: DateRange | undefined;
  /** Called with another time, and with undefined when it is reset. */
  onChange: (range: DateRange | undefined) => void;
  /** The latest time that can be chosen. */
  now?: () => Date;
};

const currentTime = (): Date => new Date();

/**
 * A button with the time that a list is limited to, and the form behind it.
 *
 * Use it above a list whose entries have a date. Where the time is one of some periods, it is a SegmentedControl.
 *
 * Anatomy: a FilterButton; behind it a DateRangeModal with Reset in place of Cancel.
 *
 * Do:
 * - Keep the time in the address of the list, as it is chosen.
 *
 * Don't:
 * - Show it above a list that is in no order of time and has no date.
 *
 * Keyboard: Enter and Space open the form.
 */
export const TimeFilter = ({ value, onChange, now = currentTime }: TimeFilterProps): ReactElement => {
  const { t } = useTranslation(['dateRange', 'common']);
  const { date, dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const change = (range: DateRange | undefined): void => {
    setOpen(false);
    onChange(range);
  };
  const written = value && isWholeDays(value) ? date : dateTime;
  const text = value ? t('filter.range', { from: written(value.from), to: written(value.to) }) : t('filter.all');
  return (
    <>
      <FilterButton
        label={t('filter.open')}
        text={text}
        icon={CalendarIcon}
        isApplied={value !== undefined}
        onPress={() => setOpen(true)}
        onClear={() => change(undefined)}
      />
      <DateRangeModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('filter.title')}
        range={value}
        onChange={change}
        now={now}
        aside={<Button onPress={() => change(undefined)}>{t('common:reset')}</Button>}
      />
    </>
  );
};
