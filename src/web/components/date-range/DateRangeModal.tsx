import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { type DateRange, draftOf, type RangeDraft, rangeOf, rangeProblem } from '#domain/date-range.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

export type DateRangeModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What is chosen already. */
  range: DateRange | undefined;
  onChange: (range: DateRange) => void;
  now: () => Date;
  /** Stands before Filter in place of Cancel. */
  aside?: ReactNode;
};

/** The address keeps the days and times as they are chosen; the call gets them with the zone (VAL-048). */
const schemaAt = (now: () => Date) =>
  zod.strictObject({
    range: zod.pipe(
      zod.custom<RangeDraft>((draft) => rangeProblem(draft, now()) === undefined),
      zod.transform((draft) => rangeOf(draft)),
    ),
  });

const valuesOf = (range: DateRange | undefined): { range: RangeDraft } => ({ range: range ? draftOf(range) : {} });

/** Chooses a time by its first and its last day. */
export const DateRangeModal = (props: DateRangeModalProps): ReactElement => {
  const { isOpen, onClose, title, range, onChange, now, aside } = props;
  const { t } = useTranslation('common');
  const schema = useMemo(() => schemaAt(now), [now]);
  const form = useForm({ schema, defaultValues: valuesOf(range) });
  const { control, formState, reset } = form;
  useEffect(() => {
    if (isOpen) reset(valuesOf(range));
  }, [isOpen, range, reset]);
  return (
    <FormModal
      form={form}
      onSubmit={(chosen) => chosen.range && onChange(chosen.range)}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submitLabel={t('filter')}
      aside={aside}
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
