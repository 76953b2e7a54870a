import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { salesWindowOfDays } from '#domain/sales-window.ts';
import { DayField } from './DayField.tsx';
import { FilterModal } from './FilterModal.tsx';
import styles from './TimeFilterModal.module.css';

/** Both days belong to it; written YYYY-MM-DD. */
export interface TimeFilter {
  from: string;
  to: string;
}

export interface TimeFilterModalProps {
  isOpen: boolean;
  onClose: () => void;
  filter: TimeFilter | undefined;
  /** Without a filter: all time again. */
  onChange: (filter: TimeFilter | undefined) => void;
  /** The last day that can be chosen. */
  today: string;
}

const EMPTY: TimeFilter = { from: '', to: '' };

type FieldsProps = Pick<TimeFilterModalProps, 'filter' | 'onChange' | 'today'> & { formId: string };

const Fields = ({ formId, filter, onChange, today }: FieldsProps): ReactElement => {
  const { t } = useTranslation('history');
  const [{ from, to }, setDays] = useState(filter ?? EMPTY);
  const [isRefused, setRefused] = useState(false);
  const isComplete = from !== '' && to !== '';
  const isValid = salesWindowOfDays(from, to) !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!isValid);
    if (isValid) onChange({ from, to });
  };
  const error = isComplete ? t('timeFilter.reversed') : t('timeFilter.missing');
  return (
    <form id={formId} onSubmit={submit} noValidate className={styles.days}>
      <DayField
        label={t('timeFilter.from')}
        value={from}
        maximum={today}
        onChange={(day) => setDays({ from: day, to })}
      />
      <DayField
        label={t('timeFilter.to')}
        value={to}
        maximum={today}
        onChange={(day) => setDays({ from, to: day })}
        error={isValid ? undefined : error}
        isErrorShown={isRefused || (isComplete && !isValid)}
      />
    </form>
  );
};

/** Shows the sales of some days. */
export const TimeFilterModal = ({ isOpen, onClose, filter, onChange, today }: TimeFilterModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <FilterModal isOpen={isOpen} onClose={onClose} title={t('timeFilter.title')} onReset={() => onChange(undefined)}>
      {(formId) => <Fields formId={formId} filter={filter} onChange={onChange} today={today} />}
    </FilterModal>
  );
};
