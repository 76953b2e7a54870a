import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '#domain/date-range.ts';
import { DateRangeModal } from '#web/components/date-range/DateRangeModal.tsx';
import { Button } from '#web/ui/actions/Button.tsx';

export type TimeFilterModalProps = {
  isOpen: boolean;
  onClose: () => void;
  filter: DateRange | undefined;
  /** Removes the filter: all time. */
  onChange: (filter: DateRange | undefined) => void;
  now: () => Date;
};

/** Shows the sales of some time. */
export const TimeFilterModal = ({ isOpen, onClose, filter, onChange, now }: TimeFilterModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  return (
    <DateRangeModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('timeFilter.title')}
      range={filter}
      onChange={onChange}
      now={now}
      aside={<Button onPress={() => onChange(undefined)}>{t('common:reset')}</Button>}
    />
  );
};
