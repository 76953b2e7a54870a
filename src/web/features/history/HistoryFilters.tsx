import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeFilter } from '#web/components/date-range/TimeFilter.tsx';
import { FilterButton } from '#web/ui/actions/FilterButton.tsx';
import { UserIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import type { HistoryFilterValues } from './use-history-address.ts';
import type { UserFilter } from './UserFilterModal.tsx';

const UserFilterModal = lazyModal(async () => (await import('./UserFilterModal.tsx')).UserFilterModal);

type HistoryFiltersProps = {
  /** The time and the customer that the list is limited to; both may be left out. */
  filters: HistoryFilterValues;
  /** Called with all filters when one was changed or removed. */
  onChange: (filters: HistoryFilterValues) => void;
  /** The latest time that can be chosen. */
  now?: () => Date;
};

/** Two buttons with the current filters, and the forms behind them. */
export const HistoryFilters = ({ filters, onChange, now }: HistoryFiltersProps): ReactElement => {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const { user, time } = filters;
  const userText = user?.identifier ?? t('userFilter.all');
  const changeUser = (changed: UserFilter | undefined): void => {
    setOpen(false);
    onChange({ ...filters, user: changed });
  };
  return (
    <>
      <FilterButton
        label={t('userFilter.open')}
        text={userText}
        icon={UserIcon}
        isApplied={user !== undefined}
        onPress={() => setOpen(true)}
        onClear={() => changeUser(undefined)}
      />
      <TimeFilter value={time} onChange={(changed) => onChange({ ...filters, time: changed })} {...(now && { now })} />
      <UserFilterModal isOpen={isOpen} onClose={() => setOpen(false)} filter={user} onChange={changeUser} />
    </>
  );
};
