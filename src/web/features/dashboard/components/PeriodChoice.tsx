import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DateRange, isWholeDays } from '#domain/date-range.ts';
import { REVENUE_PERIODS, type RevenuePeriod } from '#domain/revenue.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { CalendarIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';

const DateRangeModal = lazyModal(
  async () => (await import('#web/components/date-range/DateRangeModal.tsx')).DateRangeModal,
);

/** The time of the charts: a period that ends now, or a custom range, never both (STO-013). */
export type RevenueTime = { period: RevenuePeriod; range?: undefined } | { period?: undefined; range: DateRange };

type PeriodChoiceProps = {
  /** The chosen period, or the chosen ends. */
  time: RevenueTime;
  /** Called at once for a period; for a custom range, after Filter is pressed. */
  onChange: (time: RevenueTime) => void;
  /** The latest time that can be chosen. */
  now?: () => Date;
};

const currentTime = (): Date => new Date();

/** Five periods side by side, and the form for another time behind them. */
export const PeriodChoice = ({ time, onChange, now = currentTime }: PeriodChoiceProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { date, dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { period, range } = time;
  const written = range && isWholeDays(range) ? date : dateTime;
  const rangeText = range && t('period.range', { from: written(range.from), to: written(range.to) });
  const choose = (chosen: DateRange): void => {
    setOpen(false);
    onChange({ range: chosen });
  };
  return (
    <>
      <SegmentedControl
        label={t('period.label')}
        options={REVENUE_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={period}
        onChange={(chosen) => onChange({ period: chosen })}
      />
      <Button
        icon={CalendarIcon}
        onPress={() => setOpen(true)}
        {...(rangeText !== undefined && { 'aria-label': `${t('period.custom')}: ${rangeText}` })}
      >
        {rangeText ?? t('period.custom')}
      </Button>
      <DateRangeModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('period.custom')}
        range={range}
        onChange={choose}
        now={now}
      />
    </>
  );
};
