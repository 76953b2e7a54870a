import { type ReactElement, useEffect, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { type DateRange, draftOf, type RangeDraft, rangeOf, rangeProblem } from '#domain/date-range.ts';
import { DateRangePicker } from '#web/components/date-range/DateRangePicker.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';

export type TimeFilterModalProps = {
  isOpen: boolean;
  onClose: () => void;
  filter: DateRange | undefined;
  /** Removes the filter: all time. */
  onChange: (filter: DateRange | undefined) => void;
  now: () => Date;
};

/** The address keeps the days and times as chosen; the call sends them with the zone (VAL-048). */
const schemaAt = (now: () => Date) =>
  zod.strictObject({
    range: zod.pipe(
      zod.custom<RangeDraft>((draft) => rangeProblem(draft, now()) === undefined),
      zod.transform(rangeOf),
    ),
  });

const valuesOf = (filter: DateRange | undefined): { range: RangeDraft } => ({ range: filter ? draftOf(filter) : {} });

/** Filters the sales by time. */
export const TimeFilterModal = ({ isOpen, onClose, filter, onChange, now }: TimeFilterModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  const schema = useMemo(() => schemaAt(now), [now]);
  const form = useForm({ schema, defaultValues: valuesOf(filter) });
  const { control, formState, reset } = form;
  useEffect(() => {
    if (isOpen) reset(valuesOf(filter));
  }, [isOpen, filter, reset]);
  return (
    <FormModal
      form={form}
      onSubmit={({ range }) => onChange(range)}
      isOpen={isOpen}
      onClose={onClose}
      title={t('timeFilter.title')}
      submitLabel={t('common:filter')}
      aside={<Button onPress={() => onChange(undefined)}>{t('common:reset')}</Button>}
    >
      <Controller
        control={control}
        name="range"
        render={({ field }) => (
          <DateRangePicker
            value={field.value}
            onChange={field.onChange}
            now={now}
            isErrorShown={formState.isSubmitted && !formState.isSubmitSuccessful}
          />
        )}
      />
    </FormModal>
  );
};
