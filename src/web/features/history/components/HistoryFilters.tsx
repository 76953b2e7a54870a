import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DateRange, isWholeDays } from '#domain/date-range.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CalendarIcon, UsersIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import styles from './HistoryFilters.module.css';
import type { UserFilter } from './UserFilterModal.tsx';

const UserFilterModal = lazyModal(async () => (await import('./UserFilterModal.tsx')).UserFilterModal);
const DateRangeModal = lazyModal(
  async () => (await import('#web/components/date-range/DateRangeModal.tsx')).DateRangeModal,
);

export type HistoryFilterValues = {
  user?: UserFilter | undefined;
  time?: DateRange | undefined;
};

type HistoryFiltersProps = {
  /** The time and the customer that the list is limited to; both may be left out. */
  filters: HistoryFilterValues;
  /** Called with all filters when one was changed or removed. */
  onChange: (filters: HistoryFilterValues) => void;
  /** The latest time that can be chosen. */
  now?: () => Date;
};

const currentTime = (): Date => new Date();

/** Two buttons with the current filters, and the forms behind them. */
export const HistoryFilters = ({ filters, onChange, now = currentTime }: HistoryFiltersProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  const { date, dateTime } = useFormat();
  const [opened, setOpened] = useState<'user' | 'time'>();
  const { user, time } = filters;
  const change = (changed: HistoryFilterValues): void => {
    setOpened(undefined);
    onChange({ ...filters, ...changed });
  };
  const userText = user?.identifier ?? t('userFilter.all');
  const written = time && isWholeDays(time) ? date : dateTime;
  const timeText = time
    ? t('timeFilter.range', { from: written(time.from), to: written(time.to) })
    : t('timeFilter.all');
  return (
    <div className={styles.filters}>
      <Button icon={UsersIcon} onPress={() => setOpened('user')} aria-label={`${t('userFilter.open')}: ${userText}`}>
        {userText}
      </Button>
      <Button icon={CalendarIcon} onPress={() => setOpened('time')} aria-label={`${t('timeFilter.open')}: ${timeText}`}>
        {timeText}
      </Button>
      <UserFilterModal
        isOpen={opened === 'user'}
        onClose={() => setOpened(undefined)}
        filter={user}
        onChange={(changed) => change({ user: changed })}
      />
      <DateRangeModal
        isOpen={opened === 'time'}
        onClose={() => setOpened(undefined)}
        title={t('timeFilter.title')}
        range={time}
        onChange={(changed) => change({ time: changed })}
        now={now}
        aside={<Button onPress={() => change({ time: undefined })}>{t('common:reset')}</Button>}
      />
    </div>
  );
};
