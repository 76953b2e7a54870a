import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DateRange, draftOf, type RangeDraft, rangeOf, rangeProblem } from '#domain/date-range.ts';
import { DateRangePicker } from '#web/components/date-range/DateRangePicker.tsx';
import { FilterModal } from './FilterModal.tsx';

export interface TimeFilterModalProps {
  isOpen: boolean;
  onClose: () => void;
  filter: DateRange | undefined;
  /** Without a filter: all time again. */
  onChange: (filter: DateRange | undefined) => void;
  now: () => Date;
}

type FieldsProps = Pick<TimeFilterModalProps, 'filter' | 'onChange' | 'now'> & { formId: string };

const Fields = ({ formId, filter, onChange, now }: FieldsProps): ReactElement => {
  const [draft, setDraft] = useState<RangeDraft>(filter ? draftOf(filter) : {});
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isValid = rangeProblem(draft, now()) === undefined;
    setRefused(!isValid);
    if (isValid) onChange(rangeOf(draft));
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <DateRangePicker value={draft} onChange={setDraft} now={now} isErrorShown={isRefused} />
    </form>
  );
};

/** Shows the sales of some time. */
export const TimeFilterModal = ({ isOpen, onClose, filter, onChange, now }: TimeFilterModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <FilterModal isOpen={isOpen} onClose={onClose} title={t('timeFilter.title')} onReset={() => onChange(undefined)}>
      {(formId) => <Fields formId={formId} filter={filter} onChange={onChange} now={now} />}
    </FilterModal>
  );
};
